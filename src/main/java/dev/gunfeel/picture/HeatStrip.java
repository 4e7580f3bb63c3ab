package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.List;

/** Heat over time below a pattern, where the weapon knows heat and the page has room: what widens the cone. */
final class HeatStrip {
    private static final double HEIGHT = 104;

    /** Below a pattern that is not higher a strip would take what is looked at. */
    private static final double LEAST_PATTERN = 240;

    private static final double WIDTH = 1.5;
    private static final double DOT = 2.5;
    private static final int MOST_DOTS = 300;

    private HeatStrip() {}

    private static boolean hasHeat(PatternPlot.Spray burst) {
        return !Double.isNaN(burst.rounds().get(0).heat());
    }

    /** Returns what is left of the page for the pattern. */
    static Span above(Sheet sheet, double top, PatternPlot.Spray burst) {
        boolean hasStrip = hasHeat(burst) && sheet.height - top - HEIGHT >= LEAST_PATTERN;
        return new Span(top, sheet.height - (hasStrip ? HEIGHT : 0));
    }

    /** Draws the heat of a burst, and of others behind it, below the end of the pattern. */
    static void draw(Sheet sheet, Span pattern, PatternPlot.Spray burst, List<PatternPlot.Spray> ghosts) {
        if (pattern.high() >= sheet.height) {
            return;
        }
        List<Trace> curves = new ArrayList<>();
        double last = 0;
        for (PatternPlot.Spray ghost : ghosts) {
            if (hasHeat(ghost)) {
                curves.add(curve(ghost, new Stroke(Ink.GHOST, WIDTH, 4)));
                last = Math.max(last, last(ghost));
            }
        }
        curves.add(curve(burst, new Stroke(Ink.FOURTH, WIDTH)));
        Panels panels = new Panels(
                sheet,
                pattern.high(),
                List.of(new Panels.Panel("heat before each shot", Span.zero(), curves)),
                Span.time(Math.max(last, last(burst))),
                "time (seconds)",
                false,
                List.of());
        panels.frames();
        panels.curves();
        if (burst.rounds().size() <= MOST_DOTS) {
            for (Round round : burst.rounds()) {
                double[] at = panels.plot(0).at(round.timeSeconds(), round.heat());
                String note = "shot " + round.index() + ": heat " + Phrases.number(round.heat());
                sheet.circle(at[0], at[1], DOT, Ink.FOURTH, null, note);
            }
        }
    }

    private static double last(PatternPlot.Spray burst) {
        return burst.rounds().get(burst.rounds().size() - 1).timeSeconds();
    }

    private static Trace curve(PatternPlot.Spray burst, Stroke stroke) {
        return new Trace(
                burst.rounds().stream().mapToDouble(Round::timeSeconds).toArray(),
                burst.rounds().stream().mapToDouble(Round::heat).toArray(),
                stroke);
    }
}
