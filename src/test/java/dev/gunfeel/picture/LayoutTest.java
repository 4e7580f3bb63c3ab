package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.picture.Drawing.Dot;
import dev.gunfeel.picture.Drawing.Word;
import java.util.ArrayList;
import java.util.List;
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

    /** How far above its plot the name of an axis may stand: a scale of angles lies in between. */
    private static final double LABEL_RISE = 26;

    static Stream<Arguments> picturesAndSizes() {
        List<int[]> sizes = List.of(
                new int[] {240, 240},
                new int[] {390, 300},
                new int[] {800, 600},
                new int[] {1440, 500},
                new int[] {500, 1400},
                new int[] {1600, 1200});
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
            assertThat(plot.up()).as("ticks up").hasSizeGreaterThanOrEqualTo(2);
            assertThat(plot.box().height()).as("height of a plot").isGreaterThan(10);
            assertThat(plot.box().width()).as("width of a plot").isGreaterThan(100);
            assertThat(drawing.words())
                    .as("the name of the axis up")
                    .anyMatch(word -> word.size() == Sheet.TEXT_SIZE
                            && word.baseLine() < plot.box().top()
                            && word.baseLine() > plot.box().top() - LABEL_RISE);
        }
        Graduation last = plots.get(plots.size() - 1);
        assertThat(last.across()).as("ticks across").hasSizeGreaterThanOrEqualTo(2);
        assertThat(drawing.words())
                .as("the name of the axis across")
                .anyMatch(word -> word.size() == Sheet.TEXT_SIZE
                        && word.baseLine() > last.box().bottom() + 14
                        && Math.abs(word.middle()
                                        - (last.box().left() + last.box().right()) / 2)
                                < 2);
    }
}
