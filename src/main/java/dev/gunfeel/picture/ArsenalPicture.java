package dev.gunfeel.picture;

import dev.gunfeel.arsenal.Arsenal;
import dev.gunfeel.arsenal.ArsenalFigure;
import dev.gunfeel.arsenal.ArsenalResult;
import dev.gunfeel.arsenal.Crossing;
import dev.gunfeel.arsenal.KillTimes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * An arsenal at a glance: over the distance, the time by which half of the bursts of each weapon kill, one plot a player, with
 * where weapons change places. A line ends where fewer than half of the bursts kill.
 *
 * @param answer what to draw
 */
record ArsenalPicture(Arsenal answer) implements Picture {
    private static final List<Ink> INKS = List.of(Ink.FIRST, Ink.SECOND, Ink.THIRD, Ink.FOURTH);

    /** Lines of one colour are told apart by their dashes, the first four having none. */
    private static final double DASH = 3;

    private static final double WIDTH = 1.75;
    private static final double CROSSING_RADIUS = 4;
    private static final Stroke CROSSING = new Stroke(Ink.TEXT, 1.5);

    /** Bands of more weapons would hide each other. */
    private static final int MOST_BANDS = 4;

    private static final double BAND = 0.14;

    @Override
    public Scene scene(PictureOptions options) {
        String title = "Time to kill of " + Phrases.count(answer.weapons().size(), "weapon");
        List<String> facts = facts();
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        List<Double> distances = answer.distances();
        double[] x = distances.stream().mapToDouble(Double::doubleValue).toArray();
        Panels panels = new Panels(
                sheet,
                top,
                answer.players().stream().map(player -> panel(player, x)).toList(),
                Span.at(x[0]).with(x).proper(),
                "distance (metres)",
                false,
                keys());
        panels.frames();
        for (int i = 0; i < answer.players().size(); i++) {
            bands(sheet, panels.plot(i), answer.players().get(i));
        }
        panels.curves();
        for (int i = 0; i < answer.players().size(); i++) {
            crossings(sheet, panels.plot(i), answer.players().get(i));
        }
        panels.labels();
        return sheet.scene(
                title, Phrases.description("The time by which half of the bursts kill, over the distance", facts));
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        facts.add("half of the bursts kill by then" + (hasBands() ? "; bands from one in ten to nine in ten" : ""));
        facts.add("a line ends where fewer than half kill");
        long certain = answer.crossings().stream().filter(Crossing::certain).count();
        if (certain > 0) {
            facts.add("weapons change places at " + Phrases.count((int) certain, "distance"));
        }
        return facts;
    }

    private List<Key> keys() {
        List<Key> keys = new ArrayList<>();
        for (int i = 0; i < answer.weapons().size(); i++) {
            keys.add(new Key(
                    Key.Sign.LINE, stroke(i), new Versus(answer.weapons().get(i), null).weapon()));
        }
        if (answer.crossings().stream().anyMatch(Crossing::certain)) {
            keys.add(new Key(Key.Sign.RING, CROSSING, "change places"));
        }
        return keys;
    }

    private static Stroke stroke(int weapon) {
        int round = weapon / INKS.size();
        return new Stroke(INKS.get(weapon % INKS.size()), WIDTH, round * DASH);
    }

    private boolean hasBands() {
        return answer.weapons().size() <= MOST_BANDS;
    }

    private Panels.Panel panel(String player, double[] x) {
        List<Trace> curves = new ArrayList<>();
        Span whole = Span.zero();
        for (int i = 0; i < answer.weapons().size(); i++) {
            String weapon = answer.weapons().get(i);
            curves.add(new Trace(x, times(weapon, player, KillTimes::p50), stroke(i)));
            if (hasBands()) {
                whole = whole.with(times(weapon, player, KillTimes::p90));
            }
        }
        return new Panels.Panel("median time to kill (seconds), by " + Sheet.clean(player), whole, curves);
    }

    /** Returns a time for each distance; NaN where too few bursts kill. */
    private double[] times(String weapon, String player, Function<KillTimes, ArsenalFigure> time) {
        return answer.results().stream()
                .filter(result ->
                        result.weapon().equals(weapon) && result.player().equals(player))
                .map(ArsenalResult::timeToKillSeconds)
                .map(time)
                .mapToDouble(figure -> figure.value() == null ? Double.NaN : figure.value())
                .toArray();
    }

    /** Shades what lies between one burst in ten and nine in ten, where both kill. */
    private void bands(Sheet sheet, Plot plot, String player) {
        for (int i = 0; i < answer.weapons().size() && hasBands(); i++) {
            String weapon = answer.weapons().get(i);
            double[] soon = times(weapon, player, KillTimes::p10);
            double[] late = times(weapon, player, KillTimes::p90);
            for (int from = 0; from < late.length; from++) {
                int to = from;
                while (to < late.length && !Double.isNaN(late[to])) {
                    to++;
                }
                if (to - from > 1) {
                    sheet.polygons(
                            List.of(band(plot, soon, late, from, to)),
                            stroke(i).ink().faint(BAND),
                            null);
                }
                from = to;
            }
        }
    }

    private double[] band(Plot plot, double[] soon, double[] late, int from, int to) {
        double[] band = new double[4 * (to - from)];
        for (int k = from; k < to; k++) {
            double distance = answer.distances().get(k);
            System.arraycopy(plot.at(distance, late[k]), 0, band, 2 * (k - from), 2);
            System.arraycopy(plot.at(distance, soon[k]), 0, band, band.length - 2 * (k - from) - 2, 2);
        }
        return band;
    }

    private void crossings(Sheet sheet, Plot plot, String player) {
        for (Crossing crossing : answer.crossings()) {
            if (crossing.certain() && crossing.player().equals(player)) {
                double[] at = plot.at(crossing.distanceMeters(), crossing.timeToKillSeconds());
                String note = "up to " + Phrases.meters(crossing.distanceMeters()) + " "
                        + Sheet.clean(crossing.weapon()) + ", from there on " + Sheet.clean(crossing.against());
                sheet.circle(at[0], at[1], CROSSING_RADIUS, null, CROSSING, note);
            }
        }
    }
}
