package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.picture.Drawing.Dot;
import dev.gunfeel.picture.Drawing.Line;
import dev.gunfeel.picture.Drawing.Word;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every picture of the gallery can be read at every size: measured by the outlines of its glyphs, as SVG has them. */
class LayoutTest {
    /** Control points, which stand in for the curves, lie a little outside of them. */
    private static final double OUTSIDE = 0.25;

    private static final Set<String> GRID = Set.of(Drawing.color(Ink.GRID), Drawing.color(Ink.FRAME));

    /** How far above its plot the name of an axis may stand: a scale of angles lies in between. */
    private static final double LABEL_RISE = 26;

    static Stream<Arguments> picturesAndSizes() {
        List<int[]> sizes = List.of(
                new int[] {240, 240},
                new int[] {390, 300},
                new int[] {800, 600},
                new int[] {1440, 500},
                new int[] {500, 1400},
                new int[] {1600, 1200},
                new int[] {240, 4000},
                new int[] {4000, 240});
        return Gallery.names().stream()
                .flatMap(name -> sizes.stream().map(size -> Arguments.of(name, size[0], size[1])));
    }

    @ParameterizedTest
    @MethodSource("picturesAndSizes")
    @Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
    void everythingCanBeRead(String name, int width, int height) {
        Drawing drawing = Drawing.of(Gallery.picture(name), new PictureOptions(width, height, Theme.LIGHT));
        List<String> faults = new ArrayList<>(overlaps(drawing.words()));
        for (Word word : drawing.words()) {
            faults.addAll(struck(word, drawing));
        }
        for (Word word : drawing.words()) {
            if (!isInside(word.box(), drawing)) {
                faults.add("\"" + word.text() + "\" leaves the picture");
            }
        }
        for (Dot dot : drawing.dots()) {
            Box box = new Box(
                    dot.x() - dot.radius(), dot.y() - dot.radius(), dot.x() + dot.radius(), dot.y() + dot.radius());
            if (!isInside(box, drawing)) {
                faults.add("the dot of \"" + dot.note() + "\" leaves the picture");
            }
        }
        assertThat(faults).isEmpty();
        assertAxes(drawing);
        // A pixel less than nine high is a blur on a usual screen.
        double pixels = width / drawing.width();
        assertThat(drawing.words())
                .allSatisfy(
                        word -> assertThat(word.size() * pixels).as(word.text()).isGreaterThanOrEqualTo(8.9));
    }

    /** Returns which texts lie over each other. */
    static List<String> overlaps(List<Word> words) {
        List<String> overlaps = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            for (int k = 0; k < i; k++) {
                if (shrunk(words.get(i).box()).overlaps(shrunk(words.get(k).box()))) {
                    overlaps.add("\"" + words.get(i).text() + "\" lies over \""
                            + words.get(k).text() + "\"");
                }
            }
        }
        return overlaps;
    }

    /** Returns what a text lies over: dots, what is filled, and lines, but for those of the grid that are cut for it. */
    static List<String> struck(Word word, Drawing drawing) {
        List<String> faults = new ArrayList<>();
        Box box = shrunk(word.box());
        for (Dot dot : drawing.dots()) {
            double x = Math.max(0, Math.max(box.left() - dot.x(), dot.x() - box.right()));
            double y = Math.max(0, Math.max(box.top() - dot.y(), dot.y() - box.bottom()));
            if (Math.hypot(x, y) < dot.radius()) {
                faults.add("\"" + word.text() + "\" lies over the dot of \"" + dot.note() + "\"");
            }
        }
        int cut = drawing.lines().stream()
                .filter(line -> line.fill().equals(Drawing.color(Ink.PAPER))
                        && line.order() < word.order()
                        && Box.of(line.lines()).contains(box))
                .mapToInt(Line::order)
                .max()
                .orElse(-1);
        for (Line line : drawing.lines()) {
            boolean isGrid = GRID.contains(line.stroke());
            boolean isCut = isGrid && line.order() < cut;
            if (!line.stroke().isEmpty() && !isCut && goesThrough(line, box)) {
                faults.add("a line of " + line.stroke() + " goes through \"" + word.text() + "\"");
            }
            if (line.closed()
                    && isSeen(line)
                    && line.lines().stream()
                            .anyMatch(area -> Box.of(List.of(area)).overlaps(box))) {
                faults.add("\"" + word.text() + "\" lies over what is filled with " + line.fill());
            }
        }
        return faults;
    }

    /** Shades are there to be written on. */
    private static boolean isSeen(Line line) {
        return !line.fill().isEmpty()
                && !line.fill().equals("none")
                && !line.fill().equals(Drawing.color(Ink.PAPER))
                && !line.fillOpacity().equals("0.14");
    }

    private static boolean goesThrough(Line line, Box box) {
        double reach = line.width() / 2;
        Rectangle2D around = new Rectangle2D.Double(
                box.left() - reach, box.top() - reach, box.width() + line.width(), box.height() + line.width());
        for (double[] points : line.lines()) {
            for (int i = 0; i + 3 < points.length; i += 2) {
                if (around.intersectsLine(points[i], points[i + 1], points[i + 2], points[i + 3])) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Box shrunk(Box box) {
        return new Box(box.left() + OUTSIDE, box.top() + OUTSIDE, box.right() - OUTSIDE, box.bottom() - OUTSIDE);
    }

    private static boolean isInside(Box box, Drawing drawing) {
        return new Box(0, 0, drawing.width(), drawing.height()).contains(box);
    }

    /** Text without room is left out: never a title, the name of an axis, or so many ticks that it has no scale. */
    private static void assertAxes(Drawing drawing) {
        assertThat(drawing.words().get(0).size()).isEqualTo(Sheet.TITLE_SIZE);
        List<Graduation> plots = Graduation.of(drawing);
        assertThat(plots).isNotEmpty();
        for (Graduation plot : plots) {
            assertThat(plot.up())
                    .as("ticks up beside 0")
                    .filteredOn(mark -> mark.value() != 0)
                    .hasSizeGreaterThanOrEqualTo(2);
            assertThat(plot.box().height()).as("height of a plot").isGreaterThan(10);
            assertThat(plot.box().width()).as("width of a plot").isGreaterThan(100);
            assertThat(drawing.words())
                    .as("the name of the axis up")
                    .anyMatch(word -> word.size() == Sheet.TEXT_SIZE
                            && word.baseLine() < plot.box().top()
                            && word.baseLine() > plot.box().top() - LABEL_RISE);
        }
        Graduation last = plots.get(plots.size() - 1);
        assertThat(last.across())
                .as("ticks across beside 0")
                .filteredOn(mark -> mark.value() != 0)
                .hasSizeGreaterThanOrEqualTo(2);
        assertThat(drawing.words())
                .as("the name of the axis across")
                .anyMatch(word -> word.size() == Sheet.TEXT_SIZE
                        && word.baseLine() > last.box().bottom() + 14
                        && Math.abs(word.middle()
                                        - (last.box().left() + last.box().right()) / 2)
                                < 2);
    }
}
