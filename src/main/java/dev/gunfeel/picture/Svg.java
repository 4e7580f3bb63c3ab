package dev.gunfeel.picture;

import dev.gunfeel.plot.Xml;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes pictures as SVG. Text is written as the outlines of its glyphs, each defined once, so that it looks the same
 * wherever it is shown, with or without fonts; what it says stands in {@code aria-label}.
 */
public final class Svg {
    /** Stands for the beginning of ids while it isn't known; XML can't hold it. */
    private static final String PICTURE = "\0";

    private static final int ID_BYTES = 6;

    private final StringBuilder out = new StringBuilder(1 << 14);
    private final Theme theme;

    private Svg(Theme theme) {
        this.theme = theme;
    }

    /**
     * Draws a picture as SVG 1.1. The same picture has the same bytes on every machine.
     *
     * @param picture what to draw
     * @param options the size and the colours
     * @return an XML document in UTF-8
     */
    public static byte[] write(Picture picture, PictureOptions options) {
        return write(picture.scene(options), options);
    }

    static byte[] write(Scene scene, PictureOptions options) {
        Svg svg = new Svg(options.theme());
        svg.document(scene, options);
        String text = svg.out.toString();
        return text.replace(PICTURE, sum(text)).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns what tells a picture from others on the same page: the same for the same picture, wherever it is drawn. */
    private static String sum(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "p" + HexFormat.of().formatHex(digest, 0, ID_BYTES) + "-";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private void document(Scene scene, PictureOptions options) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"")
                .append(options.width())
                .append("\" height=\"")
                .append(options.height())
                .append("\" viewBox=\"0 0 ");
        number(scene.width()).append(' ');
        number(scene.height())
                .append("\" role=\"img\" aria-labelledby=\"")
                .append(PICTURE + "title " + PICTURE + "description\">\n<title id=\"" + PICTURE + "title\">");
        escaped(scene.title()).append("</title>\n<desc id=\"" + PICTURE + "description\">");
        escaped(scene.description()).append("</desc>\n");
        glyphs(scene.shapes());
        out.append("<path d=\"M0 0H");
        number(scene.width()).append('V');
        number(scene.height()).append("H0Z\"");
        fill(Ink.PAPER);
        out.append("/>\n<g stroke-linejoin=\"round\">\n");
        for (Shape shape : scene.shapes()) {
            if (shape instanceof Shape.Path path) {
                path(path);
            } else if (shape instanceof Shape.Circle circle) {
                circle(circle);
            } else if (shape instanceof Shape.Text text) {
                text(text);
            }
        }
        out.append("</g>\n</svg>\n");
    }

    private void glyphs(List<Shape> shapes) {
        TreeMap<Integer, Font.Glyph> used = new TreeMap<>();
        for (Shape shape : shapes) {
            if (shape instanceof Shape.Text text) {
                Font.sans().glyphs(text.text()).forEach(glyph -> used.put(glyph.id(), glyph));
            }
        }
        out.append("<defs>\n");
        for (Font.Glyph glyph : used.values()) {
            if (!glyph.svg().isEmpty()) {
                out.append("<path id=\"" + PICTURE + "g")
                        .append(glyph.id())
                        .append("\" d=\"")
                        .append(glyph.svg())
                        .append("\"/>\n");
            }
        }
        out.append("</defs>\n");
    }

    private void path(Shape.Path path) {
        out.append("<path d=\"");
        boolean isSquare = true;
        for (double[] line : path.lines()) {
            isSquare &= line(line);
            if (path.closed()) {
                out.append('Z');
            }
        }
        out.append('"');
        fill(path.fill());
        stroke(path.stroke());
        out.append(isSquare ? " shape-rendering=\"crispEdges\"/>\n" : "/>\n");
    }

    /** Writes a line, and returns whether it is level or upright all along. */
    private boolean line(double[] line) {
        out.append('M');
        number(line[0]).append(' ');
        number(line[1]);
        boolean isSquare = true;
        boolean isLong = false;
        for (int i = 2; i < line.length; i += 2) {
            if (line[i + 1] == line[i - 1]) {
                number(line[i], 'H');
                isLong = false;
            } else if (line[i] == line[i - 2]) {
                number(line[i + 1], 'V');
                isLong = false;
            } else {
                out.append(isLong ? ' ' : 'L');
                number(line[i]).append(' ');
                number(line[i + 1]);
                isSquare = false;
                isLong = true;
            }
        }
        return isSquare;
    }

    private void circle(Shape.Circle circle) {
        out.append("<circle cx=\"");
        number(circle.x()).append("\" cy=\"");
        number(circle.y()).append("\" r=\"");
        number(circle.radius()).append('"');
        fill(circle.fill());
        stroke(circle.stroke());
        if (circle.note() == null) {
            out.append("/>\n");
        } else {
            out.append("><title>");
            escaped(circle.note()).append("</title></circle>\n");
        }
    }

    private void text(Shape.Text text) {
        double units = text.size() / 1000;
        out.append("<g aria-label=\"");
        escaped(text.text()).append("\" transform=\"translate(");
        number(text.start()).append(' ');
        number(text.y()).append(")scale(");
        decimal(Math.round(units * 100_000), 5).append(")\"");
        fill(text.ink());
        out.append('>');
        double x = 0;
        for (Font.Glyph glyph : Font.sans().glyphs(text.text())) {
            if (!glyph.svg().isEmpty()) {
                out.append("<use xlink:href=\"#" + PICTURE + "g")
                        .append(glyph.id())
                        .append("\" x=\"")
                        .append((long) Math.rint(x * 1000))
                        .append("\"/>");
            }
            x += glyph.advance();
        }
        out.append("</g>\n");
    }

    private void fill(@Nullable Ink ink) {
        if (ink == null) {
            out.append(" fill=\"none\"");
        } else {
            color(" fill", ink);
        }
    }

    private void stroke(@Nullable Stroke stroke) {
        if (stroke == null) {
            return;
        }
        color(" stroke", stroke.ink());
        out.append(" stroke-width=\"");
        number(stroke.width()).append('"');
        if (stroke.dash() > 0) {
            out.append(" stroke-dasharray=\"");
            number(stroke.dash()).append('"');
        }
    }

    private void color(String attribute, Ink ink) {
        String hex = Integer.toHexString(0x1000000 | ink.in(theme)).substring(1);
        out.append(attribute).append("=\"#").append(hex).append('"');
        if (ink.opacity() < 1) {
            out.append(attribute).append("-opacity=\"");
            number(ink.opacity()).append('"');
        }
    }

    private void number(double value, char command) {
        out.append(command);
        number(value);
    }

    /** Writes a number to two decimals, which is finer than a screen. */
    private StringBuilder number(double value) {
        return decimal((long) Math.rint(value * 100), 2);
    }

    /** Writes a whole number divided by a power of ten, without trailing zeros. */
    private StringBuilder decimal(long scaled, int decimals) {
        long rest = Math.abs(scaled);
        if (scaled < 0) {
            out.append('-');
        }
        long unit = 1;
        for (int i = 0; i < decimals; i++) {
            unit *= 10;
        }
        out.append(rest / unit);
        rest %= unit;
        if (rest > 0) {
            out.append('.');
            while (rest > 0) {
                unit /= 10;
                out.append((char) ('0' + rest / unit));
                rest %= unit;
            }
        }
        return out;
    }

    private StringBuilder escaped(String text) {
        return out.append(Xml.escaped(text));
    }
}
