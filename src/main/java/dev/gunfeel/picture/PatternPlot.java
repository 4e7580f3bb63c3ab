package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A surface round an aim, with one scale on both axes, and impacts on it. */
final class PatternPlot {
    static final Stroke AIM = new Stroke(Ink.TEXT, 1.5);
    static final Stroke GHOST = new Stroke(Ink.GHOST, 1.25);
    static final Stroke PATH = new Stroke(Ink.SECOND, 1.75);

    private static final Stroke GHOST_PATH = new Stroke(Ink.GHOST, 1.25, 4);
    private static final double AIM_RADIUS = 11;
    private static final double MIDDLE_RADIUS = 3;
    private static final Stroke MIDDLE = new Stroke(Ink.time(0.4).faint(0.6), 1.25);

    /** On a plot with a side shorter than this, dots are smaller; but not smaller than this share. */
    private static final double LARGE = 380;

    private static final double LEAST_SHARE = 0.65;
    private static final int MOST_NOTES = 1000;
    private static final int MOST_LINKS = 60;

    /**
     * What one weapon does.
     *
     * @param rounds its shots, in order
     * @param moves whether the aim moves from shot to shot
     */
    record Spray(List<Round> rounds, boolean moves) {
        int impacts() {
            return rounds.stream().mapToInt(round -> round.impacts().size()).sum();
        }

        boolean hasPellets() {
            return rounds.get(0).hasPellets();
        }

        /** Returns how many bullets are too far to a side to be drawn. */
        int hidden() {
            return rounds.stream().mapToInt(Round::hidden).sum();
        }

        /** Returns the least and the largest places of its impacts: to the right, and up. */
        Span[] extent() {
            Span across = null;
            Span up = null;
            for (Round round : rounds) {
                for (Impact impact : round.impacts()) {
                    double[] place = impact.place();
                    across = across == null ? Span.at(place[0]) : across.with(place[0]);
                    up = up == null ? Span.at(place[1]) : up.with(place[1]);
                }
            }
            return across == null || up == null ? new Span[] {Span.zero(), Span.zero()} : new Span[] {across, up};
        }
    }

    private final Sheet sheet;
    private final Spray burst;
    private final List<Spray> ghosts;
    private final Plane plane;
    private final Plot plot;
    private final Span times;

    /**
     * Lays out a plane.
     *
     * @param sheet what to draw on
     * @param top where it may start; it takes the rest of the page
     * @param surface what the places are on
     * @param burst the impacts to show
     * @param ghosts others to show behind them; none, or one
     * @param keys what the signs mean
     */
    PatternPlot(Sheet sheet, double top, Surface surface, Spray burst, List<Spray> ghosts, List<Key> keys) {
        this.sheet = sheet;
        this.burst = burst;
        this.ghosts = ghosts;
        List<Round> rounds = burst.rounds();
        times = Span.at(rounds.get(0).timeSeconds())
                .with(rounds.get(rounds.size() - 1).timeSeconds());
        Span across = Span.zero();
        Span up = Span.zero();
        for (double[] place : places()) {
            across = across.with(place[0]);
            up = up.with(place[1]);
        }
        plane = new Plane(
                sheet,
                top,
                surface.side(across, "right"),
                surface.side(up, "up"),
                surface.distanceMeters(),
                times,
                keys);
        plot = plane.plot();
    }

    /** Returns the legend of two weapons over each other. */
    static List<Key> keys(Versus names) {
        return List.of(
                new Key(Key.Sign.DOT, new Stroke(Ink.time(0.4), 1), names.weapon()),
                new Key(Key.Sign.RING, GHOST, names.against()));
    }

    /** Returns the legend of what one weapon does. */
    static List<Key> keys(Spray burst) {
        return burst.hasPellets() ? List.of(new Key(Key.Sign.RING, MIDDLE, "middle of a shot")) : List.of();
    }

    /** Returns all that the frame has to hold. */
    private List<double[]> places() {
        List<Spray> all = new ArrayList<>(ghosts);
        all.add(burst);
        List<double[]> places = new ArrayList<>();
        for (Spray spray : all) {
            for (Round round : spray.rounds()) {
                round.impacts().forEach(impact -> places.add(impact.place()));
                round.middle().ifPresent(places::add);
                if (spray.moves()) {
                    round.aim().ifPresent(places::add);
                }
            }
        }
        return places;
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
        middles();
        impacts();
        numbers();
    }

    private void ghost(Spray ghost) {
        if (ghost.moves()) {
            sheet.lines(path(ghost), GHOST_PATH);
        }
        double radius = radius(ghost);
        boolean hasNotes = ghost.impacts() <= MOST_NOTES;
        for (Round round : ghost.rounds()) {
            for (Impact impact : round.impacts()) {
                double[] at = at(impact.place());
                sheet.circle(at[0], at[1], radius, null, GHOST, hasNotes ? impact.note() : null);
            }
        }
    }

    private double[] at(double[] place) {
        return plot.at(place[0], place[1]);
    }

    private void aims() {
        if (!burst.moves() || burst.rounds().size() < 2) {
            return;
        }
        boolean isSparse = burst.rounds().size() <= MOST_LINKS;
        if (isSparse) {
            List<double[]> links = new ArrayList<>();
            for (Round round : burst.rounds()) {
                if (round.aim().isPresent() && round.middle().isPresent()) {
                    links.add(joined(at(round.aim().get()), at(round.middle().get())));
                }
            }
            sheet.lines(links, new Stroke(Ink.MARK.faint(0.3), 0.75));
        }
        List<double[]> path = path(burst);
        sheet.lines(path, PATH);
        for (double[] line : path) {
            for (int i = 0; i < line.length && isSparse; i += 2) {
                sheet.circle(line[i], line[i + 1], 2, PATH.ink(), null, null);
            }
        }
    }

    private static double[] joined(double[] from, double[] to) {
        return new double[] {from[0], from[1], to[0], to[1]};
    }

    /** Returns the path of the aim, in pieces where it is too far to a side in between. */
    private List<double[]> path(Spray spray) {
        List<double[]> pieces = new ArrayList<>();
        double[] piece = new double[2 * spray.rounds().size()];
        int size = 0;
        for (Round round : spray.rounds()) {
            if (round.aim().isPresent()) {
                System.arraycopy(at(round.aim().get()), 0, piece, size, 2);
                size += 2;
            } else if (size > 0) {
                pieces.add(Arrays.copyOf(piece, size));
                size = 0;
            }
        }
        if (size > 0) {
            pieces.add(Arrays.copyOf(piece, size));
        }
        return pieces;
    }

    private double radius(Spray spray) {
        int count = spray.impacts();
        double most = count <= 60 ? 5 : count <= 300 ? 3.5 : count <= 1000 ? 2.5 : 1.75;
        double side = Math.min(plot.x().length(), plot.y().length());
        return most * Math.max(LEAST_SHARE, Math.min(1, side / LARGE));
    }

    /** Marks what the pellets of each shot scatter round. */
    private void middles() {
        if (!burst.hasPellets()) {
            return;
        }
        for (Round round : burst.rounds()) {
            if (round.middle().isPresent()) {
                double[] at = at(round.middle().get());
                Stroke stroke =
                        new Stroke(Ink.time(share(round)).faint(MIDDLE.ink().opacity()), MIDDLE.width());
                sheet.circle(at[0], at[1], MIDDLE_RADIUS, null, stroke, "middle of shot " + round.index());
            }
        }
    }

    /** Draws the bullets; of those on one spot the last is seen. */
    private void impacts() {
        double radius = radius(burst);
        Stroke rim = new Stroke(Ink.PAPER, 0.75);
        boolean hasNotes = burst.impacts() <= MOST_NOTES;
        Map<Long, Runnable> spots = new LinkedHashMap<>();
        for (Round round : burst.rounds()) {
            Ink ink = Ink.time(share(round));
            for (Impact impact : round.impacts()) {
                double[] at = at(impact.place());
                @Nullable String note = hasNotes ? impact.note() : null;
                spots.put(spot(at), () -> sheet.circle(at[0], at[1], radius, ink, rim, note));
            }
        }
        spots.values().forEach(Runnable::run);
    }

    private static long spot(double[] at) {
        return Math.round(at[0]) << 32 ^ Math.round(at[1]);
    }

    private double share(Round round) {
        return times.size() > 0 ? (round.timeSeconds() - times.low()) / times.size() : 0;
    }

    /** Numbers the shots; those on one spot share a label. */
    private void numbers() {
        Map<Long, List<Integer>> spots = new LinkedHashMap<>();
        Map<Long, double[]> places = new LinkedHashMap<>();
        for (Round round : burst.rounds()) {
            Optional<double[]> middle = round.middle();
            if (middle.isPresent()) {
                double[] at = at(middle.get());
                spots.computeIfAbsent(spot(at), key -> new ArrayList<>()).add(round.index());
                places.putIfAbsent(spot(at), at);
            }
        }
        double radius = burst.hasPellets() ? MIDDLE_RADIUS : radius(burst);
        ShotNumbers numbers = new ShotNumbers(sheet, plot.box(), radius);
        numbers.write(
                new ArrayList<>(places.values()),
                spots.values().stream().map(ShotNumbers::text).toList());
    }
}
