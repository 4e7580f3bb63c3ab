package dev.gunfeel.picture;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/**
 * What an SVG file says, read as a browser would: nothing here knows how a picture is laid out.
 *
 * @param document the file
 * @param width of the view box
 * @param height of the view box
 * @param words the lines of text
 * @param dots the circles
 * @param lines the paths
 */
record Drawing(Document document, double width, double height, List<Word> words, List<Dot> dots, List<Line> lines) {
    private static final String XLINK = "http://www.w3.org/1999/xlink";
    private static final Pattern PLACE = Pattern.compile("translate\\((-?[0-9.]+) (-?[0-9.]+)\\)scale\\(([0-9.]+)\\)");
    private static final Pattern TOKEN = Pattern.compile("[MLHVQZ]|-?[0-9.]+");

    /**
     * A line of text.
     *
     * @param text what it says
     * @param box what its glyphs cover, control points of curves included
     * @param baseLine y of its base line
     * @param size the size of the font
     * @param color its colour
     * @param order how many shapes were painted before it
     */
    record Word(String text, Box box, double baseLine, double size, String color, int order) {
        double middle() {
            return (box.left() + box.right()) / 2;
        }

        boolean isNumber() {
            return text.matches("−?[0-9.]+(e−?[0-9]+)?");
        }

        double number() {
            return Double.parseDouble(text.replace('−', '-'));
        }
    }

    /** A circle; note is what is shown under the pointer, empty for nothing. */
    record Dot(double x, double y, double radius, String fill, String stroke, String note) {}

    /** A path of straight lines; empty where it has no fill or no stroke. Order is how many shapes were painted before it. */
    record Line(
            List<double[]> lines,
            boolean closed,
            String fill,
            String fillOpacity,
            String stroke,
            String opacity,
            String dash,
            double width,
            int order) {
        /** Returns all its points. */
        List<double[]> points() {
            List<double[]> points = new ArrayList<>();
            for (double[] line : lines) {
                for (int i = 0; i < line.length; i += 2) {
                    points.add(new double[] {line[i], line[i + 1]});
                }
            }
            return points;
        }
    }

    static Drawing of(Picture picture, PictureOptions options) {
        return read(Svg.write(picture, options));
    }

    static Drawing of(String gallery) {
        return of(Gallery.picture(gallery), PictureOptions.STANDARD);
    }

    static Drawing read(byte[] svg) {
        Document document = parse(svg);
        Element root = document.getDocumentElement();
        String[] view = root.getAttribute("viewBox").split(" ", -1);
        Map<String, Box> glyphs = new HashMap<>();
        List<Word> words = new ArrayList<>();
        List<Dot> dots = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (Element element : elements(root)) {
            switch (element.getTagName()) {
                case "defs" ->
                    elements(element)
                            .forEach(glyph ->
                                    glyphs.put("#" + glyph.getAttribute("id"), Box.of(path(glyph.getAttribute("d")))));
                case "g" -> {
                    List<Element> shapes = elements(element);
                    for (int i = 0; i < shapes.size(); i++) {
                        shape(shapes.get(i), i, glyphs, words, dots, lines);
                    }
                }
                case "path" -> lines.add(line(element, -1));
                default -> {}
            }
        }
        return new Drawing(document, Double.parseDouble(view[2]), Double.parseDouble(view[3]), words, dots, lines);
    }

    private static void shape(
            Element shape, int order, Map<String, Box> glyphs, List<Word> words, List<Dot> dots, List<Line> lines) {
        switch (shape.getTagName()) {
            case "g" -> words.add(word(shape, glyphs, order));
            case "circle" ->
                dots.add(new Dot(
                        number(shape, "cx"),
                        number(shape, "cy"),
                        number(shape, "r"),
                        shape.getAttribute("fill"),
                        shape.getAttribute("stroke"),
                        shape.getTextContent()));
            case "path" -> lines.add(line(shape, order));
            default -> throw new IllegalArgumentException("unknown shape " + shape.getTagName());
        }
    }

    private static Line line(Element path, int order) {
        String data = path.getAttribute("d");
        return new Line(
                path(data),
                data.endsWith("Z"),
                path.getAttribute("fill"),
                path.getAttribute("fill-opacity"),
                path.getAttribute("stroke"),
                path.getAttribute("stroke-opacity"),
                path.getAttribute("stroke-dasharray"),
                path.hasAttribute("stroke-width") ? number(path, "stroke-width") : 0,
                order);
    }

    private static Word word(Element group, Map<String, Box> glyphs, int order) {
        Matcher place = PLACE.matcher(group.getAttribute("transform"));
        if (!place.matches()) {
            throw new IllegalArgumentException(group.getAttribute("transform"));
        }
        double x = Double.parseDouble(place.group(1));
        double y = Double.parseDouble(place.group(2));
        double scale = Double.parseDouble(place.group(3));
        List<double[]> corners = new ArrayList<>();
        for (Element use : elements(group)) {
            Box glyph = glyphs.get(use.getAttributeNS(XLINK, "href"));
            if (glyph == null) {
                throw new IllegalArgumentException("no glyph " + use.getAttributeNS(XLINK, "href"));
            }
            double at = number(use, "x");
            corners.add(new double[] {
                x + (at + glyph.left()) * scale, y + glyph.top() * scale,
                x + (at + glyph.right()) * scale, y + glyph.bottom() * scale
            });
        }
        return new Word(
                group.getAttribute("aria-label"), Box.of(corners), y, scale * 1000, group.getAttribute("fill"), order);
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    /** Reads a path; of a curve its control point counts as one of its points. */
    private static List<double[]> path(String data) {
        List<double[]> lines = new ArrayList<>();
        List<Double> line = new ArrayList<>();
        Matcher token = TOKEN.matcher(data);
        char command = ' ';
        while (token.find()) {
            String text = token.group();
            if (Character.isLetter(text.charAt(0))) {
                command = text.charAt(0);
                if (command == 'M' && !line.isEmpty()) {
                    lines.add(line.stream().mapToDouble(Double::doubleValue).toArray());
                    line.clear();
                }
                continue;
            }
            double value = Double.parseDouble(text);
            switch (command) {
                case 'H' -> {
                    line.add(value);
                    line.add(line.get(line.size() - 2));
                }
                case 'V' -> {
                    line.add(line.get(line.size() - 2));
                    line.add(value);
                }
                default -> line.add(value);
            }
        }
        lines.add(line.stream().mapToDouble(Double::doubleValue).toArray());
        return lines;
    }

    static List<Element> elements(Element parent) {
        List<Element> elements = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                elements.add(element);
            }
        }
        return elements;
    }

    /** Reads a file that must be well formed, and must not define anything. */
    private static Document parse(byte[] svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new Strict());
            return builder.parse(new ByteArrayInputStream(svg));
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new IllegalArgumentException("not a well-formed SVG: " + e.getMessage(), e);
        }
    }

    /** Fails on whatever there is to say. */
    private static final class Strict implements ErrorHandler {
        @Override
        public void warning(SAXParseException exception) throws SAXException {
            throw exception;
        }

        @Override
        public void error(SAXParseException exception) throws SAXException {
            throw exception;
        }

        @Override
        public void fatalError(SAXParseException exception) throws SAXException {
            throw exception;
        }
    }

    String title() {
        return text("title");
    }

    String description() {
        return text("desc");
    }

    private String text(String tag) {
        return elements(document.getDocumentElement()).stream()
                .filter(element -> element.getTagName().equals(tag))
                .map(Node::getTextContent)
                .findFirst()
                .orElseThrow();
    }

    /** Returns the texts, in the order of painting. */
    List<String> texts() {
        return words.stream().map(Word::text).toList();
    }

    /** Returns the one line of text that says this. */
    Word word(String text) {
        List<Word> found =
                words.stream().filter(word -> word.text().equals(text)).toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " of \"" + text + "\" in " + texts());
        }
        return found.get(0);
    }

    /** Returns the paths that are drawn in a colour of the light theme, seen in full. */
    List<Line> drawn(Ink ink) {
        String color = color(ink);
        return lines.stream()
                .filter(line -> line.stroke().equals(color) && line.opacity().isEmpty())
                .toList();
    }

    /** Returns a colour of the light theme as SVG has it. */
    static String color(Ink ink) {
        return "#" + Integer.toHexString(0x1000000 | ink.in(Theme.LIGHT)).substring(1);
    }
}
