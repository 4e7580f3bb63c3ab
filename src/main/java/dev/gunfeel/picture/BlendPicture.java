package dev.gunfeel.picture;

import dev.gunfeel.blend.BlendFrame;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.blend.LargestMove;
import dev.gunfeel.blend.LargestRotation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A blend: how much the bone that changes most changes from frame to frame, where that is largest, and the weight of the
 * clip that is blended in. A pop is a spike.
 *
 * @param answer what to draw
 */
record BlendPicture(BlendSequence answer) implements Picture {
    private static final double LONGEST_NAME = 110;

    @Override
    public Scene scene(PictureOptions options) {
        List<BlendFrame> frames = answer.frames();
        LargestRotation rotation = answer.summary().largestRotation();
        LargestMove move = answer.summary().largestMove();
        String title = "Blend of " + Phrases.count(frames.size(), "frame");
        List<String> facts = rotation == null || move == null
                ? List.of("a single frame: no change to show")
                : List.of(
                        "largest rotation " + Phrases.degrees(rotation.degrees()) + " at "
                                + Phrases.seconds(rotation.atSeconds()),
                        "largest move " + Phrases.number(move.meters()) + " m at " + Phrases.seconds(move.atSeconds()));
        Sheet sheet = new Sheet(options);
        double top = sheet.heading(title, facts);
        double[] time = frames.stream().mapToDouble(BlendFrame::timeSeconds).toArray();
        Panels panels = new Panels(
                sheet,
                top,
                List.of(
                        panel(
                                "largest rotation of a bone since the frame before (degrees)",
                                time,
                                changes(BlendFrame::rotationDegrees),
                                Ink.FIRST),
                        panel(
                                "largest move of a bone since the frame before (metres)",
                                time,
                                changes(BlendFrame::moveMeters),
                                Ink.SECOND),
                        panel(
                                "weight of the newest clip",
                                time,
                                frames.stream().mapToDouble(BlendFrame::weight).toArray(),
                                Ink.THIRD)),
                Span.time(time[time.length - 1]),
                "time (seconds)",
                true,
                List.of());
        panels.frames();
        clips(panels);
        panels.curves();
        if (rotation != null && rotation.degrees() > 0) {
            panels.point(0, rotation.atSeconds(), rotation.degrees(), Ink.FIRST, name(rotation.bone()));
        }
        if (move != null && move.meters() > 0) {
            panels.point(1, move.atSeconds(), move.meters(), Ink.SECOND, name(move.bone()));
        }
        panels.labels();
        return sheet.scene(title, Phrases.description("The largest change of a bone from frame to frame", facts));
    }

    private static String name(String given) {
        return Font.sans().fitted(Sheet.clean(given), Sheet.SMALL_SIZE, LONGEST_NAME);
    }

    /** Returns the changes since the frame before, which the first frame doesn't have. */
    private double[] changes(ToDoubleFunction<BlendFrame> change) {
        double[] changes = answer.frames().stream().mapToDouble(change).toArray();
        changes[0] = Double.NaN;
        return changes;
    }

    private static Panels.Panel panel(String label, double[] time, double[] values, Ink ink) {
        return new Panels.Panel(label, Span.zero(), List.of(new Trace(time, values, new Stroke(ink, 1.75))));
    }

    private void clips(Panels panels) {
        List<Double> starts = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String playing = null;
        for (BlendFrame frame : answer.frames()) {
            if (!frame.clip().equals(playing)) {
                playing = frame.clip();
                starts.add(frame.timeSeconds());
                names.add(name(playing));
            }
        }
        panels.marks("clip", starts.stream().mapToDouble(Double::doubleValue).toArray(), names);
    }
}
