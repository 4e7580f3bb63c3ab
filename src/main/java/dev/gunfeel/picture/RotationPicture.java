package dev.gunfeel.picture;

import dev.gunfeel.rotation.RotationSequence;
import dev.gunfeel.rotation.RotationSequenceStep;
import dev.gunfeel.rotation.TurnSummary;
import java.util.ArrayList;
import java.util.List;

/**
 * An orientation turning towards another: the angle left over time, and how much each step turns.
 *
 * @param answer what to draw
 */
record RotationPicture(RotationSequence answer) implements Picture {
    /** A detour of less than this shows as ×1. */
    private static final double WORTH_SAYING = 1.005;

    @Override
    public Scene scene(PictureOptions options) {
        List<RotationSequenceStep> steps = answer.steps();
        String title = "Turning in " + Phrases.count(steps.size() - 1, "step");
        List<String> facts = turn(answer.summary());
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        double[] time =
                steps.stream().mapToDouble(RotationSequenceStep::timeSeconds).toArray();
        double[] left = steps.stream()
                .mapToDouble(RotationSequenceStep::remainingDegrees)
                .toArray();
        double[] turned =
                steps.stream().mapToDouble(RotationSequenceStep::turnedDegrees).toArray();
        // The start is no step.
        turned[0] = Double.NaN;
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        new Panels.Panel(
                                "angle left (degrees)",
                                Span.zero(),
                                List.of(new Trace(time, left, new Stroke(Ink.FIRST, 2)))),
                        new Panels.Panel(
                                "turn of each step (degrees)",
                                Span.zero(),
                                List.of(new Trace(time, turned, new Stroke(Ink.SECOND, 2))))),
                Span.time(time[time.length - 1]),
                "time (seconds)",
                false,
                List.of());
        panels.frames();
        if (answer.summary().arrivedSeconds() != null) {
            panels.event(answer.summary().arrivedSeconds(), "arrived");
        }
        panels.curves();
        panels.labels();
        return sheet.scene(
                title, Phrases.description("The angle left to the target and the turn of each step over time", facts));
    }

    static List<String> turn(TurnSummary summary) {
        List<String> facts = new ArrayList<>();
        facts.add("turned " + Phrases.degrees(summary.turnedDegrees()));
        facts.add("shortest way " + Phrases.degrees(summary.shortestDegrees()));
        facts.add(
                summary.arrivedSeconds() == null
                        ? "not arrived"
                        : "arrived after " + Phrases.seconds(summary.arrivedSeconds()));
        if (summary.detour() >= WORTH_SAYING) {
            facts.add("detour ×" + Phrases.number(summary.detour()));
        }
        return facts;
    }
}
