package dev.gunfeel.picture;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.rotation.RotationMethod;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import dev.gunfeel.rotation.SlerpResult;
import dev.gunfeel.rotation.SlerpRotation;
import java.util.ArrayList;
import java.util.List;

/**
 * The way between two orientations by the three methods: the angle turned over t, how far each is from slerp, and how
 * long its quaternions are. How they differ depends on the angle alone, so it stands for the two orientations.
 *
 * @param answer what to draw
 */
record SlerpPicture(SlerpResult answer) implements Picture {
    private static final int POINTS = 1001;
    private static final int MOST_DOTS = 200;
    /** Beyond so many turns there is nothing to see but a wall of lines. */
    private static final double MOST_TURNS = 20;

    /** The methods that have a way of their own; that of hybrid is slerp's or nlerp's, whichever the angle says. */
    private static final List<RotationMethod> DRAWN =
            List.of(RotationMethod.SLERP, RotationMethod.NLERP, RotationMethod.LERP);

    private static final Quaternion FROM = new Quaternion(0, 0, 0, 1);

    @Override
    public Scene scene(PictureOptions options) {
        String title = "Slerp, nlerp and lerp over " + Phrases.degrees(answer.angleDegrees());
        List<String> facts = facts();
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        double half = StrictMath.toRadians(answer.angleDegrees()) / 2;
        Quaternion to = new Quaternion(StrictMath.sin(half), 0, 0, StrictMath.cos(half));
        List<Trace> angles = new ArrayList<>();
        List<Trace> deviations = new ArrayList<>();
        List<Trace> lengths = new ArrayList<>();
        List<Key> keys = new ArrayList<>();
        Span t = new Span(0, 1);
        for (SlerpRotation rotation : answer.rotations()) {
            t = t.with(rotation.t());
        }
        for (RotationMethod method : DRAWN) {
            Stroke stroke = stroke(method);
            Way way = new Way(to, method, drawn(t), isClamped());
            angles.add(new Trace(way.t, way.degrees, stroke));
            deviations.add(new Trace(way.t, way.ahead, stroke));
            lengths.add(new Trace(way.t, way.length, stroke));
            keys.add(new Key(Key.Sign.LINE, stroke, dev.gunfeel.input.Words.of(method)));
        }
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        new Panels.Panel("angle turned (degrees)", angleSpan(), angles),
                        new Panels.Panel("ahead of slerp (degrees)", rounding(), deviations),
                        new Panels.Panel("length of the quaternion", new Span(0, 1), lengths)),
                t,
                "t (0 is from, 1 is to)",
                false,
                keys);
        panels.frames();
        panels.curves();
        dots(sheet, panels);
        return sheet.scene(
                title,
                Phrases.description(
                        "The angle turned, the lead over slerp and the length of the quaternion over t", facts));
    }

    private boolean isClamped() {
        return answer.warnings().stream().anyMatch(warning -> warning.code().equals("clamped"));
    }

    private Span drawn(Span t) {
        return t.size() * answer.angleDegrees() <= MOST_TURNS * 360 ? t : new Span(0, 1);
    }

    private List<String> facts() {
        List<String> facts = new ArrayList<>();
        facts.add(Phrases.count(answer.rotations().size(), "rotation"));
        Double smallest = answer.summary().smallestStepDegrees();
        Double largest = answer.summary().largestStepDegrees();
        if (smallest != null && largest != null) {
            facts.add("steps from " + Phrases.degrees(smallest) + " to " + Phrases.degrees(largest));
        }
        facts.add("farthest from slerp " + Phrases.degrees(answer.summary().largestDeviationDegrees()));
        return facts;
    }

    private Span angleSpan() {
        Span span = Span.zero();
        for (SlerpRotation rotation : answer.rotations()) {
            span = rotation.angleDegrees() == null ? span : span.with(rotation.angleDegrees());
        }
        return span;
    }

    /** Returns a span that hides what is only rounding. */
    private Span rounding() {
        double least = answer.angleDegrees() * 1e-9;
        return new Span(-least, least);
    }

    private static Stroke stroke(RotationMethod method) {
        return switch (method) {
            case SLERP, HYBRID -> new Stroke(Ink.FIRST, 2);
            case NLERP -> new Stroke(Ink.SECOND, 2);
            case LERP -> new Stroke(Ink.THIRD, 2, 6);
        };
    }

    /** Marks the rotations of the answer, which are those of one of the methods. */
    private void dots(Sheet sheet, Panels panels) {
        List<SlerpRotation> rotations = answer.rotations();
        if (rotations.size() > MOST_DOTS) {
            return;
        }
        for (SlerpRotation rotation : rotations) {
            if (rotation.angleDegrees() != null) {
                String note = "t " + Phrases.number(rotation.t()) + ": " + Phrases.degrees(rotation.angleDegrees());
                double[] at = panels.plot(0).at(rotation.t(), rotation.angleDegrees());
                sheet.circle(at[0], at[1], 3.5, Ink.PAPER, new Stroke(Ink.TEXT, 1.5), note);
            }
            double[] at = panels.plot(2).at(rotation.t(), rotation.rotation().norm());
            sheet.circle(at[0], at[1], 3.5, Ink.PAPER, new Stroke(Ink.TEXT, 1.5), null);
        }
    }

    /** One method's way along a turn about one axis, over t. */
    private static final class Way {
        final double[] t = new double[POINTS];
        final double[] degrees = new double[POINTS];
        final double[] ahead = new double[POINTS];
        final double[] length = new double[POINTS];

        Way(Quaternion to, RotationMethod method, Span drawn, boolean isClamped) {
            for (int i = 0; i < POINTS; i++) {
                t[i] = drawn.low() + drawn.size() * i / (POINTS - 1);
                double at = isClamped ? Math.max(0, Math.min(1, t[i])) : t[i];
                Quaternion rotation = Slerp.interpolate(FROM, to, at, RotationPath.AS_GIVEN, method, 0);
                length[i] = rotation.norm();
                degrees[i] = length[i] < 1e-9 ? Double.NaN : turned(rotation);
                ahead[i] = degrees[i] - turned(Slerp.slerp(FROM, to, at, RotationPath.AS_GIVEN));
            }
        }

        private static double turned(Quaternion rotation) {
            double norm = rotation.norm();
            Quaternion unit =
                    new Quaternion(rotation.x() / norm, rotation.y() / norm, rotation.z() / norm, rotation.w() / norm);
            return StrictMath.toDegrees(2 * Slerp.angle(FROM, unit));
        }
    }
}
