package dev.gunfeel.picture;

import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilShot;
import dev.gunfeel.recoil.RecoilSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The view while a weapon fires: its four channels over time, each with its own scale, and the shots.
 *
 * @param answer what to draw
 */
record RecoilPicture(RecoilSequence answer) implements Picture {
    private static final double WIDTH = 1.75;
    private static final Stroke GHOST = new Stroke(Ink.GHOST, 1.5, 4);

    @Override
    public Scene scene(PictureOptions options) {
        RecoilSequence against = answer.against();
        String title = Versus.title(
                answer.name(), "recoil of " + Phrases.count(answer.shots().size(), "shot"));
        List<String> facts = facts(against == null ? null : against.summary());
        RecoilSummary summary = answer.summary();
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        double[] shots =
                answer.shots().stream().mapToDouble(RecoilShot::timeSeconds).toArray();
        double last = Math.max(last(answer.samples()), shots[shots.length - 1]);
        List<Key> keys = new ArrayList<>();
        if (against != null) {
            Versus names = new Versus(answer.name(), against.name());
            keys.add(new Key(Key.Sign.LINE, new Stroke(Ink.FIRST, WIDTH), names.weapon()));
            keys.add(new Key(Key.Sign.LINE, GHOST, names.against()));
            last = Math.max(last, last(against.samples()));
        }
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        panel("pitch, up (degrees)", RecoilSamples::pitchDegrees, Ink.FIRST)
                                .reaching(summary.largestClimbDegrees()),
                        panel("yaw, right (degrees)", RecoilSamples::yawDegrees, Ink.SECOND),
                        panel("roll, top to the right (degrees)", RecoilSamples::rollDegrees, Ink.THIRD)
                                .reaching(summary.largestRollDegrees()),
                        panel("field of view, wider (degrees)", RecoilSamples::fovDegrees, Ink.FOURTH)
                                .reaching(summary.largestFovDegrees())),
                Span.time(last),
                "time (seconds)",
                true,
                keys);
        panels.frames();
        panels.marks(
                "shot",
                shots,
                answer.shots().stream().map(shot -> shot.index().toString()).toList());
        recentring(panels, last);
        panels.curves();
        panels.labels();
        return sheet.scene(
                title, Phrases.description("The view's pitch, yaw, roll and field of view over time", facts));
    }

    /** Marks when the view begins to come back, in the two channels that do. */
    private void recentring(Panels panels, double last) {
        if (answer.recentresAtSeconds() != null) {
            for (double instant : answer.recentresAtSeconds()) {
                if (instant <= last) {
                    panels.event(instant, "recentring begins", 2);
                }
            }
        }
    }

    private static double last(RecoilSamples samples) {
        return samples.timeSeconds()[samples.timeSeconds().length - 1];
    }

    private Panels.Panel panel(String label, Function<RecoilSamples, double[]> channel, Ink ink) {
        List<Trace> curves = new ArrayList<>();
        RecoilSequence against = answer.against();
        if (against != null) {
            curves.add(new Trace(against.samples().timeSeconds(), channel.apply(against.samples()), GHOST));
        }
        RecoilSamples samples = answer.samples();
        curves.add(new Trace(samples.timeSeconds(), channel.apply(samples), new Stroke(ink, WIDTH)));
        return new Panels.Panel(label, Span.zero(), curves);
    }

    private List<String> facts(@Nullable RecoilSummary against) {
        RecoilSummary summary = answer.summary();
        List<String> facts = new ArrayList<>(List.of(
                "climb up to "
                        + Versus.degrees(
                                summary.largestClimbDegrees(), against == null ? null : against.largestClimbDegrees()),
                "sway "
                        + Versus.degrees(
                                summary.largestSwayDegrees(), against == null ? null : against.largestSwayDegrees()),
                "roll up to " + Phrases.degrees(summary.largestRollDegrees()),
                "field of view up to " + Phrases.degrees(summary.largestFovDegrees()),
                "settled " + Phrases.seconds(summary.viewSettledSeconds()) + " after the last shot"));
        if (answer.recentresAtSeconds() != null) {
            int last = answer.recentresAtSeconds().size() - 1;
            facts.add("recentres from "
                    + Phrases.seconds(answer.recentresAtSeconds().get(last)) + " on");
        }
        return facts;
    }
}
