package dev.gunfeel.picture;

import dev.gunfeel.homing.HomingSequence;
import dev.gunfeel.homing.HomingSequenceStep;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An aim that follows a target: yaw and pitch of both over time, and the angle between them.
 *
 * @param answer what to draw
 */
record HomingPicture(HomingSequence answer) implements Picture {
    private static final Stroke AIM = new Stroke(Ink.FIRST, 2);
    private static final Stroke TARGET = new Stroke(Ink.SECOND, 2, 5);

    @Override
    public Scene scene(PictureOptions options) {
        List<HomingSequenceStep> steps = answer.steps();
        String title = "Homing in " + Phrases.count(steps.size() - 1, "step");
        List<String> facts = RotationPicture.turn(answer.summary());
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        double[] time =
                steps.stream().mapToDouble(HomingSequenceStep::timeSeconds).toArray();
        double[] targetYaw = Winding.unwound(column(steps, HomingSequenceStep::targetYawDegrees));
        double[] yaw = Winding.near(Winding.unwound(column(steps, HomingSequenceStep::yawDegrees)), targetYaw);
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        panel("yaw, right (degrees)", time, targetYaw, yaw),
                        panel(
                                "pitch, up (degrees)",
                                time,
                                column(steps, HomingSequenceStep::targetPitchDegrees),
                                column(steps, HomingSequenceStep::pitchDegrees)),
                        new Panels.Panel(
                                "angle left (degrees)",
                                Span.zero(),
                                List.of(new Trace(
                                        time,
                                        column(steps, HomingSequenceStep::remainingDegrees),
                                        new Stroke(Ink.THIRD, 2))))),
                Span.time(time[time.length - 1]),
                "time (seconds)",
                false,
                List.of(new Key(Key.Sign.LINE, TARGET, "target"), new Key(Key.Sign.LINE, AIM, "aim")));
        panels.frames();
        panels.bands(waiting(steps, time), "target out of reach");
        if (answer.summary().arrivedSeconds() != null) {
            panels.event(answer.summary().arrivedSeconds(), "arrived");
        }
        panels.curves();
        panels.labels();
        return sheet.scene(title, Phrases.description("Yaw and pitch of the aim and of its target over time", facts));
    }

    private static double[] column(
            List<HomingSequenceStep> steps, Function<HomingSequenceStep, @Nullable Double> value) {
        double[] column = new double[steps.size()];
        for (int i = 0; i < column.length; i++) {
            Double degrees = value.apply(steps.get(i));
            column[i] = degrees == null ? Double.NaN : degrees;
        }
        return column;
    }

    private static Panels.Panel panel(String label, double[] time, double[] target, double[] aim) {
        Trace first = new Trace(time, target, TARGET);
        Trace second = new Trace(time, aim, AIM);
        return new Panels.Panel(label, first.span().with(second.span()), List.of(first, second));
    }

    /** Returns the times, from and to, in which the target isn't followed. */
    private static List<Span> waiting(List<HomingSequenceStep> steps, double[] time) {
        List<Span> waiting = new ArrayList<>();
        int start = -1;
        for (int i = 0; i < time.length; i++) {
            if (!steps.get(i).following() && start < 0) {
                start = i;
            } else if (steps.get(i).following() && start >= 0) {
                waiting.add(new Span(time[start], time[i]));
                start = -1;
            }
        }
        if (start >= 0) {
            waiting.add(new Span(time[start], time[time.length - 1]));
        }
        return waiting;
    }
}
