package dev.gunfeel.picture;

import dev.gunfeel.boids.BoidsAgent;
import dev.gunfeel.boids.BoidsFrame;
import dev.gunfeel.boids.BoidsSequence;
import dev.gunfeel.boids.BoidsStep;
import dev.gunfeel.boids.BoidsSummary;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A flock from the top: where the agents are and which way they go, with the trails that they came along.
 *
 * @param title what is shown, in a few words
 * @param axes which way x, y and z point
 * @param frames the flock over time, at least one frame
 */
record BoidsPicture(String title, Axes axes, List<BoidsFrame> frames) implements Picture {
    private static final int TIME_STEPS = 32;
    private static final int MOST_TRAIL_POINTS = 60_000;
    private static final int MOST_HEADINGS = 1500;

    /** Trails are drawn with no more points than can be told apart, in units of the layout. */
    private static final double APART = 0.75;

    private static final double DOT = 1.5;
    private static final Stroke TARGET = new Stroke(Ink.SECOND, 1.5, 4);

    static BoidsPicture of(BoidsStep answer) {
        BoidsFrame frame = new BoidsFrame(1, 0.0, answer.agents(), null, answer.summary());
        return new BoidsPicture(
                Phrases.count(answer.agents().size(), "agent") + " after a step", answer.axes(), List.of(frame));
    }

    static BoidsPicture of(BoidsSequence answer) {
        BoidsFrame last = answer.frames().get(answer.frames().size() - 1);
        String title = Phrases.count(last.agents().size(), "agent") + " over " + Phrases.seconds(last.timeSeconds());
        return new BoidsPicture(title, answer.axes(), answer.frames());
    }

    @Override
    public Scene scene(PictureOptions options) {
        BoidsFrame last = frames.get(frames.size() - 1);
        List<String> facts = facts(last);
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        Span across = null;
        Span forward = null;
        for (BoidsFrame frame : frames) {
            for (BoidsAgent agent : frame.agents()) {
                across = with(across, right(agent.position()));
                forward = with(forward, forward(agent.position()));
            }
            if (frame.target() != null) {
                across = with(across, right(frame.target()));
                forward = with(forward, forward(frame.target()));
            }
        }
        Span times = Span.at(frames.get(0).timeSeconds()).with(last.timeSeconds());
        Plane plane = new Plane(
                sheet,
                new Span(top, sheet.height),
                new Plane.Side(across == null ? Span.zero() : across, "right (metres)", Double.POSITIVE_INFINITY),
                new Plane.Side(
                        forward == null ? Span.zero() : forward,
                        "forward (metres), seen from above",
                        Double.POSITIVE_INFINITY),
                null,
                times,
                last.target() == null ? List.of() : List.of(new Key(Key.Sign.CROSS, TARGET, "target")));
        plane.frame();
        if (times.size() > 0) {
            trails(sheet, plane.plot(), times);
        }
        target(sheet, plane.plot());
        agents(sheet, plane.plot(), last.agents(), times.size() > 0 ? Ink.time(1) : Ink.FIRST);
        return sheet.scene(title, Phrases.description("The flock from above in metres", facts));
    }

    private static List<String> facts(BoidsFrame frame) {
        BoidsSummary summary = frame.summary();
        List<String> facts = new ArrayList<>();
        facts.add("polarization " + Phrases.number(summary.polarization()));
        facts.add("mean speed " + Phrases.number(summary.meanSpeed()) + " m/s");
        facts.add(Phrases.count(summary.groups(), "group"));
        if (summary.leastNearestDistance() != null) {
            facts.add("least distance " + Phrases.number(summary.leastNearestDistance()) + " m");
        }
        return facts;
    }

    private static Span with(@org.jspecify.annotations.Nullable Span span, double value) {
        return span == null ? Span.at(value) : span.with(value);
    }

    private double right(Vector3 vector) {
        return vector.dot(axes.right());
    }

    private double forward(Vector3 vector) {
        return vector.dot(axes.forward());
    }

    private double[] at(Plot plot, Vector3 position) {
        return plot.at(right(position), forward(position));
    }

    /** Draws the trails in the colours of their times: one shape for each step of the colours. */
    private void trails(Sheet sheet, Plot plot, Span times) {
        List<List<double[]>> lines = new ArrayList<>();
        for (int i = 0; i < TIME_STEPS; i++) {
            lines.add(new ArrayList<>());
        }
        int agents = frames.get(0).agents().size();
        int every = Math.max(1, (int) ((long) agents * frames.size() / MOST_TRAIL_POINTS));
        for (int agent = 0; agent < agents; agent += every) {
            trail(plot, agent, times, lines);
        }
        double width = agents > 300 ? 0.75 : 1.25;
        for (int i = 0; i < TIME_STEPS; i++) {
            Ink ink = Ink.time((i + 0.5) / TIME_STEPS);
            sheet.lines(lines.get(i), new Stroke(ink.faint(0.75), width));
        }
    }

    private void trail(Plot plot, int agent, Span times, List<List<double[]>> lines) {
        double[] points = new double[2 * frames.size()];
        int size = 0;
        int step = 0;
        for (BoidsFrame frame : frames) {
            double[] at = at(plot, frame.agents().get(agent).position());
            boolean isApart = size == 0
                    || Math.abs(at[0] - points[size - 2]) > APART
                    || Math.abs(at[1] - points[size - 1]) > APART;
            if (!isApart) {
                continue;
            }
            points[size++] = at[0];
            points[size++] = at[1];
            double share = (frame.timeSeconds() - times.low()) / times.size();
            int now = Math.min(TIME_STEPS - 1, (int) (share * TIME_STEPS));
            if (now != step && size > 2) {
                lines.get(step).add(Arrays.copyOf(points, size));
                points[0] = at[0];
                points[1] = at[1];
                size = 2;
            }
            step = now;
        }
        if (size > 2) {
            lines.get(step).add(Arrays.copyOf(points, size));
        }
    }

    private void target(Sheet sheet, Plot plot) {
        List<double[]> way = new ArrayList<>();
        for (BoidsFrame frame : frames) {
            if (frame.target() != null) {
                way.add(at(plot, frame.target()));
            }
        }
        if (way.isEmpty()) {
            return;
        }
        double[] line = way.stream().flatMapToDouble(Arrays::stream).toArray();
        if (way.size() > 1) {
            sheet.lines(List.of(line), TARGET);
        }
        Key.cross(sheet, line[line.length - 2], line[line.length - 1], 9, new Stroke(Ink.SECOND, 2));
    }

    private void agents(Sheet sheet, Plot plot, List<BoidsAgent> agents, Ink ink) {
        List<double[]> shapes = new ArrayList<>();
        boolean hasHeadings = agents.size() <= MOST_HEADINGS;
        Set<Long> taken = new HashSet<>();
        for (BoidsAgent agent : agents) {
            double[] at = at(plot, agent.position());
            if (hasHeadings) {
                shapes.add(heading(at, agent.velocity(), agents.size() <= 60 ? 8 : agents.size() <= 300 ? 6 : 4));
            } else if (taken.add(Math.round(at[0] / DOT) << 32 ^ Math.round(at[1] / DOT))) {
                shapes.add(new double[] {
                    at[0] - DOT,
                    at[1] - DOT,
                    at[0] + DOT,
                    at[1] - DOT,
                    at[0] + DOT,
                    at[1] + DOT,
                    at[0] - DOT,
                    at[1] + DOT
                });
            }
        }
        sheet.polygons(shapes, ink, hasHeadings ? new Stroke(Ink.PAPER, 0.5) : null);
    }

    /** Returns an arrow head along a velocity, a diamond for an agent that doesn't move in the plane. */
    private double[] heading(double[] at, Vector3 velocity, double size) {
        double x = right(velocity);
        double y = -forward(velocity);
        double speed = StrictMath.hypot(x, y);
        if (!(speed > 1e-9 && speed < Double.POSITIVE_INFINITY)) {
            double half = size / 2;
            return new double[] {at[0], at[1] - half, at[0] + half, at[1], at[0], at[1] + half, at[0] - half, at[1]};
        }
        double aheadX = x / speed * size;
        double aheadY = y / speed * size;
        double back = 0.7;
        double side = 0.5;
        return new double[] {
            at[0] + aheadX,
            at[1] + aheadY,
            at[0] - back * aheadX - side * aheadY,
            at[1] - back * aheadY + side * aheadX,
            at[0] - 0.35 * aheadX,
            at[1] - 0.35 * aheadY,
            at[0] - back * aheadX + side * aheadY,
            at[1] - back * aheadY - side * aheadX
        };
    }
}
