package dev.gunfeel.picture;

import dev.gunfeel.picture.Drawing.Line;
import dev.gunfeel.picture.Drawing.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * A plot as a reader with a ruler sees it: grid lines, and the numbers that stand beside them.
 *
 * @param box the plot
 * @param across the labelled upright lines, by x
 * @param up the labelled level lines, from the lowest value
 */
record Graduation(Box box, List<Mark> across, List<Mark> up) {
    /** A number and where it stands. */
    record Mark(double value, double place) {}

    /** Returns the plots of a picture from the top. */
    static List<Graduation> of(Drawing drawing) {
        List<Graduation> plots = new ArrayList<>();
        for (Line grid : drawing.drawn(Ink.GRID)) {
            Box box = Box.of(grid.lines());
            List<double[]> segments = new ArrayList<>(grid.lines());
            for (Line zero : drawing.drawn(Ink.FRAME)) {
                zero.lines().stream()
                        .filter(line -> box.contains(Box.of(List.of(line))))
                        .forEach(segments::add);
            }
            plots.add(new Graduation(box, across(drawing, box, segments), up(drawing, box, segments)));
        }
        return plots;
    }

    private static List<Mark> across(Drawing drawing, Box box, List<double[]> segments) {
        return segments.stream()
                .filter(line -> line[0] == line[2] && spans(line[1], line[3], box.top(), box.bottom()))
                .map(line -> label(
                        drawing,
                        line[0],
                        word -> word.box().top() > box.bottom() ? Math.abs(word.middle() - line[0]) : 1e9))
                .flatMap(Optional::stream)
                .distinct()
                .sorted(Comparator.comparingDouble(Mark::place))
                .toList();
    }

    private static List<Mark> up(Drawing drawing, Box box, List<double[]> segments) {
        return segments.stream()
                .filter(line -> line[1] == line[3] && spans(line[0], line[2], box.left(), box.right()))
                .map(line -> label(
                        drawing,
                        line[1],
                        word -> word.box().right() < box.left()
                                ? Math.abs((word.box().top() + word.box().bottom()) / 2 - line[1])
                                : 1e9))
                .flatMap(Optional::stream)
                .distinct()
                .sorted(Comparator.comparingDouble(Mark::place).reversed())
                .toList();
    }

    private static boolean spans(double from, double to, double low, double high) {
        return Math.min(from, to) <= low + 0.02 && Math.max(from, to) >= high - 0.02;
    }

    private static Optional<Mark> label(Drawing drawing, double place, ToDoubleFunction<Word> distance) {
        return drawing.words().stream()
                .filter(Word::isNumber)
                .filter(word -> distance.applyAsDouble(word) < 2)
                .min(Comparator.comparingDouble(distance))
                .map(word -> new Mark(word.number(), place));
    }

    /** Returns x of a value, read off the outermost labels. */
    double x(double value) {
        return at(across, value);
    }

    /** Returns y of a value, read off the outermost labels. */
    double y(double value) {
        return at(up, value);
    }

    double perUnitAcross() {
        return x(1) - x(0);
    }

    double perUnitUp() {
        return y(0) - y(1);
    }

    private static double at(List<Mark> marks, double value) {
        Mark first = marks.get(0);
        Mark last = marks.get(marks.size() - 1);
        return first.place()
                + (value - first.value()) / (last.value() - first.value()) * (last.place() - first.place());
    }
}
