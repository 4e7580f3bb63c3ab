package dev.gunfeel.picture;

import dev.gunfeel.recoil.RecoilSamples;
import dev.gunfeel.recoil.RecoilSequence;
import dev.gunfeel.recoil.RecoilShot;
import dev.gunfeel.recoil.RecoilSummary;
import java.util.List;

/**
 * The view while a weapon fires: its four channels over time, each with its own scale, and the shots.
 *
 * @param answer what to draw
 */
record RecoilPicture(RecoilSequence answer) implements Picture {
    private static final double WIDTH = 1.75;

    @Override
    public Scene scene(PictureOptions options) {
        String title = "Recoil of " + Phrases.count(answer.shots().size(), "shot");
        List<String> facts = facts(answer.summary());
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        RecoilSamples samples = answer.samples();
        double[] time = samples.timeSeconds();
        double[] shots =
                answer.shots().stream().mapToDouble(RecoilShot::timeSeconds).toArray();
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        panel("pitch, up (degrees)", time, samples.pitchDegrees(), Ink.FIRST),
                        panel("yaw, right (degrees)", time, samples.yawDegrees(), Ink.SECOND),
                        panel("roll, top to the right (degrees)", time, samples.rollDegrees(), Ink.THIRD),
                        panel("field of view, wider (degrees)", time, samples.fovDegrees(), Ink.FOURTH)),
                Span.time(Math.max(time[time.length - 1], shots[shots.length - 1])),
                "time (seconds)",
                true,
                List.of());
        panels.frames();
        panels.marks(
                "shot",
                shots,
                answer.shots().stream().map(shot -> shot.index().toString()).toList());
        panels.curves();
        return sheet.scene(
                title, Phrases.description("The view's pitch, yaw, roll and field of view over time", facts));
    }

    private static Panels.Panel panel(String label, double[] time, double[] degrees, Ink ink) {
        return new Panels.Panel(label, Span.zero(), List.of(new Curve(time, degrees, new Stroke(ink, WIDTH))));
    }

    private static List<String> facts(RecoilSummary summary) {
        return List.of(
                "climb " + Phrases.degrees(summary.climbDegrees()),
                "sway " + Phrases.degrees(summary.swayDegrees()),
                "roll up to " + Phrases.degrees(summary.largestRollDegrees()),
                "field of view up to " + Phrases.degrees(summary.largestFovDegrees()),
                "settled " + Phrases.seconds(summary.viewSettledSeconds()) + " after the last shot");
    }
}
