package dev.gunfeel.picture;

import dev.gunfeel.picture.Shape.Anchor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A plane of angles round an aim, with one scale on both axes, and impacts on it. */
final class PatternPlot {
    static final Stroke AIM = new Stroke(Ink.TEXT, 1.5);
    static final Stroke GHOST = new Stroke(Ink.GHOST, 1.25);
    static final Stroke PATH = new Stroke(Ink.SECOND, 1.75);

    private static final double AIM_RADIUS = 11;
    private static final double NUMBER_SIZE = 10.5;
    /** On a plot with a side shorter than this, dots are smaller; but not smaller than this share. */
    private static final double LARGE = 380;

    private static final double LEAST_SHARE = 0.65;
    private static final int MOST_NUMBERS = 60;
    private static final int MOST_NOTES = 1000;
    private static final int MOST_LINKS = 60;

    /**
     * What one weapon does.
     *
     * @param impacts its bullets, in order
     * @param aims where it was aimed at each shot, as right and up; empty where the aim holds
     */
    record Spray(List<Impact> impacts, List<double[]> aims) {}

    private final Sheet sheet;
    private final Spray burst;
    private final List<Spray> ghosts;
    private final Plane plane;
    private final Plot plot;
    private final Span times;
    private final Occupancy taken = new Occupancy();

    /**
     * Lays out a plane.
     *
     * @param sheet what to draw on
     * @param top where it may start; it takes the rest of the page
     * @param burst the impacts to show
     * @param ghosts others to show behind them; none, or one
     * @param keys what the signs mean
     */
    PatternPlot(Sheet sheet, double top, Spray burst, List<Spray> ghosts, List<Key> keys) {
        this.sheet = sheet;
        this.burst = burst;
        this.ghosts = ghosts;
        times = times();
        Span across = Span.zero();
        Span up = Span.zero();
        for (Spray each : all()) {
            for (Impact impact : each.impacts()) {
                across = across.with(impact.right());
                up = up.with(impact.up());
            }
            for (double[] aim : each.aims()) {
                across = across.with(aim[0]);
                up = up.with(aim[1]);
            }
        }
        plane = new Plane(
                sheet, top, new Plane.Side(across, "right (degrees)"), new Plane.Side(up, "up (degrees)"), times, keys);
        plot = plane.plot();
    }

    /** Returns the legend of two weapons over each other. */
    static List<Key> keys(Versus names) {
        return List.of(
                new Key(Key.Sign.DOT, new Stroke(Ink.time(0.4), 1), names.weapon()),
                new Key(Key.Sign.RING, GHOST, names.against()));
    }

    private List<Spray> all() {
        List<Spray> all = new ArrayList<>(ghosts);
        all.add(burst);
        return all;
    }

    private Span times() {
        List<Impact> impacts = burst.impacts();
        return impacts.isEmpty()
                ? Span.zero()
                : Span.at(impacts.get(0).timeSeconds())
                        .with(impacts.get(impacts.size() - 1).timeSeconds());
    }

    /** Draws everything. */
    void draw() {
        plane.frame();
        for (Spray ghost : ghosts) {
            ghost(ghost);
        }
        aims();
        double[] aim = plot.at(0, 0);
        Key.cross(sheet, aim[0], aim[1], AIM_RADIUS, AIM);
        taken.take(new Box(aim[0] - AIM_RADIUS, aim[1] - 1, aim[0] + AIM_RADIUS, aim[1] + 1));
        taken.take(new Box(aim[0] - 1, aim[1] - AIM_RADIUS, aim[0] + 1, aim[1] + AIM_RADIUS));
        impacts();
    }

    private void ghost(Spray ghost) {
        if (ghost.aims().size() > 1) {
            sheet.lines(List.of(path(ghost.aims())), new Stroke(Ink.GHOST, 1.25, 4));
        }
        for (Impact impact : ghost.impacts()) {
            double[] at = plot.at(impact.right(), impact.up());
            double radius = radius(ghost);
            sheet.circle(at[0], at[1], radius, null, GHOST, note(ghost, impact));
            taken.take(new Box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius));
        }
    }

    private void aims() {
        if (burst.aims().size() < 2) {
            return;
        }
        if (burst.impacts().size() <= MOST_LINKS) {
            List<double[]> links = new ArrayList<>();
            for (int i = 0; i < burst.aims().size(); i++) {
                Impact impact = burst.impacts().get(i);
                double[] from = plot.at(burst.aims().get(i)[0], burst.aims().get(i)[1]);
                double[] to = plot.at(impact.right(), impact.up());
                links.add(new double[] {from[0], from[1], to[0], to[1]});
            }
            sheet.lines(links, new Stroke(Ink.MARK.faint(0.3), 0.75));
        }
        double[] path = path(burst.aims());
        sheet.lines(List.of(path), PATH);
        for (int i = 0; i < path.length && burst.impacts().size() <= MOST_LINKS; i += 2) {
            sheet.circle(path[i], path[i + 1], 2, PATH.ink(), null, null);
        }
    }

    private double[] path(List<double[]> aims) {
        double[] path = new double[2 * aims.size()];
        for (int i = 0; i < aims.size(); i++) {
            System.arraycopy(plot.at(aims.get(i)[0], aims.get(i)[1]), 0, path, 2 * i, 2);
        }
        return path;
    }

    private double radius(Spray burst) {
        int count = burst.impacts().size();
        double most = count <= 60 ? 5 : count <= 300 ? 3.5 : count <= 1000 ? 2.5 : 1.75;
        double side = Math.min(plot.x().length(), plot.y().length());
        return most * Math.max(LEAST_SHARE, Math.min(1, side / LARGE));
    }

    private static @org.jspecify.annotations.Nullable String note(Spray burst, Impact impact) {
        return burst.impacts().size() <= MOST_NOTES ? impact.note() : null;
    }

    /** Draws the bullets; those on one spot are one dot with all their numbers. */
    private void impacts() {
        double radius = radius(burst);
        Stroke rim = new Stroke(Ink.PAPER, 0.75);
        Map<Long, List<Impact>> spots = new LinkedHashMap<>();
        for (Impact impact : burst.impacts()) {
            double[] at = plot.at(impact.right(), impact.up());
            long spot = Math.round(at[0]) << 32 ^ Math.round(at[1]);
            spots.computeIfAbsent(spot, key -> new ArrayList<>()).add(impact);
        }
        for (List<Impact> spot : spots.values()) {
            Impact last = spot.get(spot.size() - 1);
            double[] at = plot.at(last.right(), last.up());
            sheet.circle(at[0], at[1], radius, Ink.time(share(last)), rim, note(burst, last));
            taken.take(new Box(at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius));
        }
        numbers(new ArrayList<>(spots.values()), radius);
    }

    private double share(Impact impact) {
        return times.size() > 0 ? (impact.timeSeconds() - times.low()) / times.size() : 0;
    }

    private void numbers(List<List<Impact>> spots, double radius) {
        int written = 0;
        for (int i : Numbering.order(spots.size())) {
            List<Impact> spot = spots.get(i);
            double[] at = plot.at(spot.get(0).right(), spot.get(0).up());
            boolean mustBe = i == 0 || i == spots.size() - 1;
            if (written < MOST_NUMBERS && number(at, radius, numbers(spot), mustBe)) {
                written++;
            }
        }
    }

    /** Returns the numbers of some shots, runs of them as first and last. */
    static String numbers(List<Impact> spot) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < spot.size(); ) {
            int end = i;
            while (end + 1 < spot.size()
                    && spot.get(end + 1).index() == spot.get(end).index() + 1) {
                end++;
            }
            text.append(text.isEmpty() ? "" : ", ").append(spot.get(i).index());
            if (end > i) {
                text.append(end > i + 1 ? "–" : ", ").append(spot.get(end).index());
            }
            i = end + 1;
        }
        return Font.sans().fitted(text.toString(), NUMBER_SIZE, 80);
    }

    private boolean number(double[] at, double radius, String text, boolean mustBe) {
        double width = Font.sans().width(text, NUMBER_SIZE);
        double near = radius + 2;
        double[][] places = {
            {near, 3.5}, {near - 2, -near + 1}, {-width / 2, -near - 1}, {-width - near + 2, -near + 1},
            {-width - near, 3.5}, {-width - near + 2, near + 6}, {-width / 2, near + 8}, {near - 2, near + 6}
        };
        for (int round = 0; round < (mustBe ? 2 : 1); round++) {
            for (double[] place : places) {
                Shape.Text shape =
                        new Shape.Text(at[0] + place[0], at[1] + place[1], text, NUMBER_SIZE, Anchor.START, Ink.TEXT);
                boolean isInside = plot.box().contains(shape.box());
                if (isInside && (round == 1 || taken.isFree(shape.box())) && sheet.textOnPlate(shape)) {
                    taken.take(shape.box());
                    return true;
                }
            }
        }
        return false;
    }
}
