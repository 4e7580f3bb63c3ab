package dev.gunfeel.picture;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** Writes pictures as PNG. */
public final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final double FULL_TURN = 2 * StrictMath.PI;

    private Png() {}

    /**
     * Draws a picture in pixels. The same picture has the same bytes on every machine.
     *
     * @param picture what to draw
     * @param options the size and the colours
     * @return a PNG file: 8 bits a channel, no transparency
     */
    public static byte[] write(Picture picture, PictureOptions options) {
        return write(picture.scene(options), options);
    }

    static byte[] write(Scene scene, PictureOptions options) {
        Raster raster = draw(scene, options);
        try {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            file.write(SIGNATURE);
            DataOutputStream out = new DataOutputStream(file);
            chunk(out, "IHDR", header(raster));
            chunk(out, "IDAT", Deflate.zlib(raster.rows, raster.stride, 3));
            chunk(out, "IEND", new byte[0]);
            return file.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] header(Raster raster) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(raster.width);
        out.writeInt(raster.height);
        // 8 bits, red green blue, deflate, the one set of filters, not interlaced.
        out.write(new byte[] {8, 2, 0, 0, 0});
        return bytes.toByteArray();
    }

    private static void chunk(DataOutputStream out, String name, byte[] data) throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(type);
        sum.update(data);
        out.writeInt(data.length);
        out.write(type);
        out.write(data);
        out.writeInt((int) sum.getValue());
    }

    static Raster draw(Scene scene, PictureOptions options) {
        Theme theme = options.theme();
        Raster raster = new Raster(options.width(), options.height(), Ink.PAPER.in(theme));
        double scale = options.width() / scene.width();
        for (Shape shape : scene.shapes()) {
            if (shape instanceof Shape.Path path) {
                fill(raster, path.lines(), scale, path.fill(), theme);
                stroke(raster, path.lines(), path.closed(), scale, path.stroke(), theme);
            } else if (shape instanceof Shape.Circle circle) {
                List<double[]> outline = List.of(outline(circle, scale));
                fill(raster, outline, scale, circle.fill(), theme);
                stroke(raster, outline, true, scale, circle.stroke(), theme);
            } else if (shape instanceof Shape.Text text) {
                text(raster, text, scale, theme);
            }
        }
        return raster;
    }

    private static void fill(Raster raster, List<double[]> lines, double scale, @Nullable Ink ink, Theme theme) {
        if (ink != null) {
            for (double[] line : lines) {
                raster.edges().polygon(line, scale, 0, 0);
            }
            raster.fill(ink.in(theme), ink.opacity());
        }
    }

    private static void stroke(
            Raster raster, List<double[]> lines, boolean closed, double scale, @Nullable Stroke stroke, Theme theme) {
        if (stroke != null) {
            Stroker stroker = new Stroker(raster.edges(), scale, stroke);
            for (double[] line : lines) {
                stroker.add(line, closed);
            }
            raster.fill(stroke.ink().in(theme), stroke.ink().opacity());
        }
    }

    private static void text(Raster raster, Shape.Text text, double scale, Theme theme) {
        double x = text.start();
        for (Font.Glyph glyph : Font.sans().glyphs(text.text())) {
            for (double[] line : glyph.lines()) {
                raster.edges().polygon(line, text.size() * scale, x * scale, text.y() * scale);
            }
            x += glyph.advance() * text.size();
        }
        raster.fill(text.ink().in(theme), text.ink().opacity());
    }

    private static double[] outline(Shape.Circle circle, double scale) {
        // So many that a side is at most a tenth of a pixel away from the arc.
        int sides = Math.max(8, (int) Math.ceil(8 * Math.sqrt(circle.radius() * scale)));
        // Its corners lie a little outside, so that it is as large as the circle.
        double each = FULL_TURN / sides;
        double radius = circle.radius() * Math.sqrt(each / StrictMath.sin(each));
        double[] line = new double[2 * sides];
        for (int i = 0; i < sides; i++) {
            double angle = FULL_TURN * i / sides;
            line[2 * i] = circle.x() + radius * StrictMath.cos(angle);
            line[2 * i + 1] = circle.y() + radius * StrictMath.sin(angle);
        }
        return line;
    }
}
