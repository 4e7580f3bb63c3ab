package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/** A surface round an aim, with one scale on both axes, and impacts on it. */
final class PatternPlot {
    static final Stroke AIM = new Stroke(Ink.TEXT, 1.5);
    static final Stroke GHOST = new Stroke(Ink.GHOST, 1.25);
    static final Stroke PATH = new Stroke(Ink.SECOND, 1.75);

    private static final Stroke GHOST_PATH = new Stroke(Ink.GHOST, 1.25, 4);
    private static final Stroke CONE = new Stroke(Ink.time(0.4).faint(0.45), 1);
    private static final Stroke DRAWN = new Stroke(Ink.MARK, 1.25);

    /** So many sizes of cones are told apart, in parts of the widest. */
    private static final int CONE_SIZES = 6;

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

        /** Returns the half-angles of its cones, and the heat, in words; nothing where it has none. */
        List<String> facts() {
            List<String> facts = new ArrayList<>();
            Span cones = span(rounds.stream()
                    .mapToDouble(round ->
                            round.cone() == null ? Double.NaN : round.cone().degrees()));
            if (cones != null) {
                facts.add("cone of half-angle " + Phrases.degrees(cones.low())
                        + (cones.size() > 0 ? " to " + Phrases.degrees(cones.high()) : ""));
            }
            Span heats = span(rounds.stream().mapToDouble(Round::heat));
            if (heats != null) {
                facts.add("heat up to " + Phrases.number(heats.high()));
            }
            return facts;
        }

        private static @Nullable Span span(DoubleStream values) {
            double[] known = values.filter(value -> !Double.isNaN(value)).toArray();
            return known.length == 0 ? null : Span.at(known[0]).with(known);
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
    private final Surface surface;
    private final Spray burst;
    private final List<Spray> ghosts;
    private final List<Round> coned;
    private final Plane plane;
    private final Plot plot;
    private final Span times;

    /**
     * Lays out a plane.
     *
     * @param sheet what to draw on
     * @param page where it may be
     * @param surface what the places are on
     * @param burst the impacts to show
     * @param ghosts others to show behind them; none, or one
     * @param keys what the signs mean
     */
    PatternPlot(Sheet sheet, Span page, Surface surface, Spray burst, List<Spray> ghosts, List<Key> keys) {
        this.sheet = sheet;
        this.surface = surface;
        this.burst = burst;
        coned = coned(burst);
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
                page,
                surface.side(across, "right"),
                surface.side(up, "up"),
                surface.distanceMeters(),
                times,
                keys);
        plot = plane.plot();
    }

    /** Returns the legend of two weapons over each other: their impacts, and how the paths of their views are drawn. */
    static List<Key> keys(Versus names, Spray burst, Spray ghost) {
        return List.of(
                new Key(Key.Sign.DOT, new Stroke(Ink.time(0.4), 1), burst.moves() ? PATH : null, names.weapon()),
                new Key(Key.Sign.RING, GHOST, ghost.moves() ? GHOST_PATH : null, names.against()));
    }

    /** Returns the legend of what one weapon does. */
    static List<Key> keys(Spray burst) {
        List<Key> keys = new ArrayList<>();
        if (burst.hasPellets()) {
            keys.add(new Key(Key.Sign.RING, MIDDLE, "middle of a shot"));
        }
        if (burst.rounds().stream().anyMatch(round -> round.cone() != null)) {
            keys.add(new Key(Key.Sign.WIDE_RING, CONE, "cone"));
        }
        if (burst.rounds().stream().anyMatch(round -> round.drawn().isPresent())) {
            keys.add(new Key(Key.Sign.LINE, DRAWN, "drawn pattern"));
        }
        return keys;
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
        for (Round round : coned) {
            Objects.requireNonNull(round.cone()).on(surface).forEach(places::addAll);
        }
        burst.rounds().forEach(round -> round.drawn().ifPresent(places::add));
        return places;
    }

    /** Draws everything. */
    void draw() {
        plane.frame();
        for (Spray ghost : ghosts) {
            ghost(ghost);
        }
        cones();
        drawnPattern();
        aims();
        double[] aim = plot.at(0, 0);
        Key.cross(sheet, aim[0], aim[1], AIM_RADIUS, AIM);
        middles();
        impacts();
        numbers();
    }

    private void ghost(Spray ghost) {
        if (ghost.moves()) {
            sheet.lines(path(ghost, Round::aim), GHOST_PATH);
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
        List<double[]> path = path(burst, Round::aim);
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

    private List<double[]> path(Spray spray, Function<Round, Optional<double[]>> place) {
        Pieces pieces = new Pieces();
        spray.rounds().forEach(round -> pieces.add(place.apply(round)));
        return lines(pieces.all());
    }

    private List<double[]> lines(List<List<double[]>> pieces) {
        return pieces.stream()
                .map(piece -> piece.stream()
                        .map(this::at)
                        .flatMapToDouble(Arrays::stream)
                        .toArray())
                .toList();
    }

    /** Draws the cones of the first shot, of the last, and of those that differ in size from all that are drawn. */
    private void cones() {
        for (Round round : coned) {
            Stroke stroke = new Stroke(Ink.time(share(round)).faint(CONE.ink().opacity()), CONE.width());
            sheet.lines(lines(Objects.requireNonNull(round.cone()).on(surface)), stroke);
        }
    }

    /** Returns the shots whose cones are drawn. */
    private static List<Round> coned(Spray burst) {
        List<Round> all =
                burst.rounds().stream().filter(round -> round.cone() != null).toList();
        double widest = all.stream()
                .mapToDouble(round -> Objects.requireNonNull(round.cone()).degrees())
                .max()
                .orElse(0);
        Set<Long> sizes = new HashSet<>();
        List<Round> coned = new ArrayList<>();
        for (Round round : all) {
            double degrees = Objects.requireNonNull(round.cone()).degrees();
            if (sizes.add(Math.round(degrees / widest * CONE_SIZES))) {
                coned.add(round);
            }
        }
        if (!all.isEmpty()) {
            Round last = all.get(all.size() - 1);
            ConeRim rim = Objects.requireNonNull(last.cone());
            if (coned.stream().noneMatch(round -> rim.isLike(Objects.requireNonNull(round.cone())))) {
                coned.add(last);
            }
        }
        return coned;
    }

    /** Draws the line that a drawn pattern goes along. */
    private void drawnPattern() {
        sheet.lines(
                path(burst, Round::drawn).stream()
                        .filter(line -> line.length > 2)
                        .toList(),
                DRAWN);
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
        ShotLabels.write(
                sheet,
                plot.box(),
                new ArrayList<>(places.values()),
                radius,
                spots.values().stream().map(ShotLabels::text).toList());
    }
}
