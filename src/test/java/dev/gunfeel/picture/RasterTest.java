package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pixels against exact areas, and against those of Java2D, which samples each pixel 64 times. */
class RasterTest {
    private static final int SIDE = 120;

    /** What 64 samples miss of a pixel, of 255. */
    private static final int SAMPLED = 16;

    /** A sharp turn of a line is flat here and round there. */
    private static final int TURNED = 150;

    private static final PictureOptions OPTIONS = new PictureOptions(SIDE, SIDE, Theme.LIGHT);
    private static final Ink INK = new Ink(0x000000, 0x000000);

    private static Raster draw(Shape shape) {
        return Png.draw(new Scene(SIDE, SIDE, "", "", List.of(shape)), OPTIONS);
    }

    private static int red(Raster raster, int x, int y) {
        return raster.rows[y * raster.stride + 1 + 3 * x] & 0xFF;
    }

    /** Returns how much is covered, in pixels. */
    private static double covered(Raster raster) {
        double sum = 0;
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                sum += (255 - red(raster, x, y)) / 255.0;
            }
        }
        return sum;
    }

    private static Shape.Path polygon(double... points) {
        return new Shape.Path(List.of(points), true, INK, null);
    }

    @Test
    void aPixelTakesAsMuchAsIsCovered() {
        Raster quarter = draw(polygon(10, 10, 20.5, 10, 20.5, 20.25, 10, 20.25));
        assertThat(red(quarter, 15, 15)).isZero();
        assertThat(red(quarter, 20, 15)).isEqualTo(128);
        assertThat(red(quarter, 15, 20)).isEqualTo(191);
        assertThat(red(quarter, 20, 20)).isEqualTo(223);
        assertThat(red(quarter, 21, 15)).isEqualTo(255);
        assertThat(red(quarter, 9, 15)).isEqualTo(255);
        Raster triangle = draw(polygon(30, 30, 40, 30, 30, 40));
        assertThat(red(triangle, 34, 35)).isEqualTo(128);
        assertThat(red(triangle, 33, 33)).isZero();
        assertThat(red(triangle, 36, 36)).isEqualTo(255);
    }

    /** The shoelace formula gives the area of any polygon. */
    @Test
    void theAreaOfAnyTriangleIsRight() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            double[] p = random.doubles(6, 1, SIDE - 1).toArray();
            double area = Math.abs((p[2] - p[0]) * (p[5] - p[1]) - (p[4] - p[0]) * (p[3] - p[1])) / 2;
            assertThat(covered(draw(polygon(p)))).isCloseTo(area, within(1 + area * 0.002));
        }
    }

    @Test
    void whatLeavesThePageIsCutOff() {
        assertThat(covered(draw(polygon(-50, -50, 200, -50, 200, 60, -50, 60)))).isCloseTo(SIDE * 60.0, within(0.5));
        assertThat(covered(draw(polygon(100, 100, 500, 100, 500, 500, 100, 500))))
                .isCloseTo(400, within(0.5));
        assertThat(covered(draw(polygon(-1e9, 10, 1e9, 10, 1e9, 20, -1e9, 20)))).isCloseTo(SIDE * 10.0, within(0.5));
        assertThat(covered(draw(polygon(200, 10, 300, 10, 300, 20, 200, 20)))).isZero();
        assertThat(covered(draw(polygon(10, 200, 20, 200, 20, 300, 10, 300)))).isZero();
    }

    @Test
    void partsOverEachOtherCountOnce() {
        double[] square = {20, 20, 60, 20, 60, 60, 20, 60};
        Shape.Path twice = new Shape.Path(List.of(square, square), true, new Ink(0, 0, 0.5), null);
        assertThat(covered(draw(twice))).isCloseTo(800, within(5.0));
        double[] hole = {30, 30, 30, 50, 50, 50, 50, 30};
        assertThat(covered(draw(new Shape.Path(List.of(square, hole), true, INK, null))))
                .isCloseTo(1200, within(0.5));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void polygonsAreThoseOfJava2D(long seed) {
        Random random = new Random(seed);
        // A star round the middle: concave, but it doesn't cross itself.
        int count = 3 + random.nextInt(12);
        double[] points = new double[2 * count];
        Path2D path = new Path2D.Double();
        for (int i = 0; i < count; i++) {
            double angle = 2 * Math.PI * i / count;
            double radius = 10 + 48 * random.nextDouble();
            points[2 * i] = 60 + radius * Math.cos(angle);
            points[2 * i + 1] = 60 + radius * Math.sin(angle);
            line(path, points[2 * i], points[2 * i + 1], i == 0);
        }
        path.closePath();
        assertAlike(draw(polygon(points)), SAMPLED, graphics -> graphics.fill(path));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void strokesAreThoseOfJava2D(long seed) {
        Random random = new Random(seed);
        double[] points = new double[40];
        Path2D path = new Path2D.Double();
        double x = 5;
        double y = 60;
        for (int i = 0; i < points.length; i += 2) {
            points[i] = x;
            points[i + 1] = y;
            line(path, x, y, i == 0);
            x += 1 + 10 * random.nextDouble();
            y = Math.max(5, Math.min(SIDE - 5, y + 30 * (random.nextDouble() - 0.5)));
        }
        double width = 1 + random.nextInt(3) / 2.0;
        Shape.Path stroked = new Shape.Path(List.of(points), false, null, new Stroke(INK, width));
        assertAlike(draw(stroked), TURNED, graphics -> {
            graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            graphics.draw(path);
        });
    }

    @Test
    void dashesAreThoseOfJava2D() {
        double[] points = {5, 7, 110, 40};
        Path2D path = new Path2D.Double();
        line(path, 5, 7, true);
        line(path, 110, 40, false);
        Shape.Path dashed = new Shape.Path(List.of(points), false, null, new Stroke(INK, 2, 6));
        assertAlike(draw(dashed), SAMPLED, graphics -> {
            graphics.setStroke(
                    new BasicStroke(2, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {6}, 0));
            graphics.draw(path);
        });
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.5, 2.5, 5, 11, 40})
    void circlesAreThoseOfJava2D(double radius) {
        Ellipse2D circle = new Ellipse2D.Double(60.3 - radius, 59.1 - radius, 2 * radius, 2 * radius);
        assertAlike(
                draw(new Shape.Circle(60.3, 59.1, radius, INK, null, null)),
                2 * SAMPLED,
                graphics -> graphics.fill(circle));
        assertThat(covered(draw(new Shape.Circle(60, 60, radius, INK, null, null))))
                .isCloseTo(Math.PI * radius * radius, within(0.005 * Math.PI * radius * radius + 0.1));
    }

    /** A glyph is filled by the same outline that the SVG has. */
    @Test
    void textIsThatOfJava2D() {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        double x = 10;
        for (char letter : "Rg8&°".toCharArray()) {
            Font.Glyph glyph = Font.sans().glyphs(String.valueOf(letter)).get(0);
            for (double[] outline : glyph.lines()) {
                for (int i = 0; i < outline.length; i += 2) {
                    line(path, x + 30 * outline[i], 70 + 30 * outline[i + 1], i == 0);
                }
                path.closePath();
            }
            x += 30 * glyph.advance();
        }
        Shape.Text text = new Shape.Text(10, 70, "Rg8&°", 30, Shape.Anchor.START, INK);
        assertAlike(draw(text), SAMPLED, graphics -> graphics.fill(path));
    }

    @Test
    void levelAndUprightLinesAreSharp() {
        Shape.Path level = new Shape.Path(List.of(new double[] {10, 20.3, 100, 20.3}), false, null, new Stroke(INK, 1));
        List<Integer> dark = new ArrayList<>();
        Raster raster = draw(level);
        for (int y = 0; y < SIDE; y++) {
            if (red(raster, 50, y) < 255) {
                dark.add(red(raster, 50, y));
            }
        }
        assertThat(dark).containsExactly(0);
    }

    private static void line(Path2D path, double x, double y, boolean isFirst) {
        if (isFirst) {
            path.moveTo(x, y);
        } else {
            path.lineTo(x, y);
        }
    }

    /**
     * Compares on the pixels that aren't plainly inside or outside in both: sampling misses some hundredths of each.
     *
     * @param most how much a single pixel may differ, of 255
     */
    private static void assertAlike(Raster raster, int most, Consumer<Graphics2D> painter) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, SIDE, SIDE);
        graphics.setColor(Color.BLACK);
        painter.accept(graphics);
        graphics.dispose();
        double sum = 0;
        int edge = 0;
        int dark = 0;
        int largest = 0;
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                int theirs = image.getRGB(x, y) & 0xFF;
                int ours = red(raster, x, y);
                int difference = Math.abs(theirs - ours);
                edge += difference > 0 || (theirs > 0 && theirs < 255) ? 1 : 0;
                dark += theirs < 255 ? 1 : 0;
                sum += difference;
                largest = Math.max(largest, difference);
            }
        }
        assertThat(dark).as("something is drawn").isPositive();
        assertThat(sum / edge).as("mean difference along the edges, of 255").isLessThan(8);
        assertThat(largest).as("largest difference, of 255").isLessThanOrEqualTo(most);
    }
}
