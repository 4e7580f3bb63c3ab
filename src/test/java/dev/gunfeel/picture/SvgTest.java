package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Requests;
import dev.gunfeel.blend.BlendFrame;
import dev.gunfeel.blend.BlendSequence;
import dev.gunfeel.blend.BlendSummary;
import dev.gunfeel.blend.LargestMove;
import dev.gunfeel.blend.LargestRotation;
import dev.gunfeel.picture.Drawing.Word;
import dev.gunfeel.spread.Spread;
import dev.gunfeel.spread.SpreadSequence;
import dev.gunfeel.spread.SpreadSequenceRequest;
import dev.gunfeel.weapon.Weapon;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;

/** The SVG of every picture is harmless and complete whatever the names in it are. */
class SvgTest {
    private static final Set<String> ELEMENTS = Set.of("svg", "title", "desc", "defs", "g", "path", "circle", "use");
    private static final Set<String> NUMBERS = Set.of(
            "width",
            "height",
            "cx",
            "cy",
            "r",
            "x",
            "stroke-width",
            "stroke-dasharray",
            "fill-opacity",
            "stroke-opacity");
    private static final String DECIMAL = "-?[0-9]+(\\.[0-9]*[1-9])?";

    static Stream<String> pictures() {
        return Gallery.names().stream();
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void everyPictureIsHarmlessAndSpeaks(String name) {
        assertHarmless(Drawing.of(name));
    }

    static Stream<String> names() {
        return Stream.of(
                "\"/><script>alert(1)</script>",
                "</title><image xlink:href=\"http://example.org/x\"/>",
                "]]><!--&amp;&#x3C;--><?php ?>",
                "a & b < c > d \" e ' f",
                "\u0000\u0001\u0008\u000B\u001B[31m\u007F\u0085\u009F",
                "\uD800 half \uDFFF",
                "\uFFFE \uFFFF \uFDD0 " + Character.toString(0x1FFFE),
                "שלום \u202Eevil\u2066 العربية",
                "line\u2028paragraph\u2029tab\tnew\nline\r",
                "漢字 🔫 " + Character.toString(0xE0041),
                Character.toString(0x1FADF) + " is new in Unicode 16",
                "W".repeat(10_000),
                "&".repeat(10_000),
                "🔫".repeat(5_000),
                " ",
                "");
    }

    @ParameterizedTest
    @MethodSource("names")
    void noNameBreaksOut(String name) {
        SpreadSequence spread = Gallery.answer("spread-against", SpreadSequence.class);
        SpreadSequence other = Objects.requireNonNull(spread.against());
        Picture both = new SpreadPicture(named(spread, name, named(other, name, null)));
        // A weapon's name has at most 200 characters.
        String shorter = name.substring(0, Math.min(200, name.length()));
        Picture weapon = WeaponPattern.of(named(Gallery.answer("document", Weapon.class), shorter));
        Picture blend = new BlendPicture(renamed(Gallery.answer("blend", BlendSequence.class), name));
        for (Picture picture : List.of(both, weapon, blend)) {
            for (int size : new int[] {240, 800}) {
                PictureOptions options = new PictureOptions(size, size, Theme.LIGHT);
                Drawing drawing = Drawing.of(picture, options);
                assertHarmless(drawing);
                Box page = new Box(0, 0, drawing.width(), drawing.height());
                assertThat(drawing.words()).allMatch(word -> page.contains(word.box()));
                assertThat(LayoutTest.overlaps(drawing.words())).isEmpty();
                assertThat(drawing.title().length()).isLessThan(700);
                assertThat(Png.write(picture, options)).isNotEmpty();
            }
        }
    }

    /** The words that a name is made of are those of every Java: which characters are assigned, each knows better than the last. */
    @Test
    void whatIsDrawnOfANameDoesNotDependOnTheJava() {
        String asked =
                "a\u0007b\u202Ec\u00ADd\uFE0F" + Character.toString(0x1FADF) + Character.toString(0x13440) + "\uFFFF";
        assertThat(Sheet.clean(asked))
                .isEqualTo("aU+0007bU+202Ec\u00ADd" + Character.toString(0x1FADF) + Character.toString(0x13440)
                        + "U+FFFF");
    }

    @Test
    void aNameIsReadOutAsItIs() {
        SpreadSequence spread = Gallery.answer("spread", SpreadSequence.class);
        Drawing drawing = Drawing.of(new SpreadPicture(named(spread, "<M&M> \"16\"", null)), PictureOptions.STANDARD);
        assertThat(drawing.title()).isEqualTo("<M&M> \"16\": spread of 30 shots");
        assertThat(drawing.words().get(0).text()).isEqualTo("<M&M> \"16\": spread of 30 shots");
    }

    @Test
    void theThemeChangesColorsAlone() {
        String light =
                new String(Svg.write(Gallery.picture("weapon"), PictureOptions.STANDARD), StandardCharsets.UTF_8);
        String dark = new String(
                Svg.write(Gallery.picture("weapon"), new PictureOptions(800, 600, Theme.DARK)), StandardCharsets.UTF_8);
        assertThat(dark).isNotEqualTo(light);
        assertThat(withoutColors(dark)).isEqualTo(withoutColors(light));
    }

    /** What tells pictures apart is made of their content, colours included. */
    private static String withoutColors(String svg) {
        return svg.replaceAll("\"#[0-9a-f]{6}\"", "#").replaceAll("p[0-9a-f]{12}-", "");
    }

    /** Two pictures in one page must not take each other's glyphs, and one is the same wherever it is drawn. */
    @Test
    void idsAreThePicturesOwn() {
        Set<String> ids = new TreeSet<>();
        int sum = 0;
        for (String name : List.of("spread", "weapon", "recoil", "weapon-against")) {
            for (Theme theme : Theme.values()) {
                Set<String> own = new TreeSet<>();
                walk(
                        Drawing.of(Gallery.picture(name), new PictureOptions(800, 600, theme))
                                .document()
                                .getDocumentElement(),
                        own,
                        new TreeSet<>());
                ids.addAll(own);
                sum += own.size();
            }
        }
        assertThat(ids).hasSize(sum);
    }

    @Test
    void sizesAreThoseAsked() {
        Drawing drawing = Drawing.of(Gallery.picture("recoil"), new PictureOptions(1440, 500, Theme.LIGHT));
        Element root = drawing.document().getDocumentElement();
        assertThat(root.getAttribute("width")).isEqualTo("1440");
        assertThat(root.getAttribute("height")).isEqualTo("500");
    }

    /** A sequence in which a name comes through JSON as a user sends it. */
    @Test
    void aHostileDocumentIsDrawn() {
        SpreadSequence answer = Spread.sequence(Requests.read(
                SpreadSequenceRequest.class,
                "{'weapon': {'name': '<svg onload=alert(1)>', 'fireIntervalSeconds': 0.1, 'potential': {'maxSeconds': 1,"
                        + " 'gain': 0.1}, 'spread': {'lift': {'magnitude': 1}}}, 'firing': {'shots': 3}}"));
        Drawing drawing = Drawing.of(new SpreadPicture(answer), PictureOptions.STANDARD);
        assertHarmless(drawing);
        assertThat(drawing.title()).startsWith("<svg onload=alert(1)>");
    }

    private static SpreadSequence named(SpreadSequence answer, String name, @Nullable SpreadSequence against) {
        return new SpreadSequence(
                name,
                answer.distanceMeters(),
                answer.shots(),
                answer.state(),
                answer.summary(),
                answer.formulas(),
                answer.seeds(),
                answer.warnings(),
                against);
    }

    private static Weapon named(Weapon weapon, String name) {
        return weapon.withName(name);
    }

    private static void assertHarmless(Drawing drawing) {
        Element root = drawing.document().getDocumentElement();
        Set<String> ids = new TreeSet<>();
        Set<String> used = new TreeSet<>();
        walk(root, ids, used);
        assertThat(ids).as("targets of references").containsAll(used);
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(List.of(root.getAttribute("aria-labelledby").split(" ", -1)))
                .satisfiesExactly(
                        title -> assertThat(title).matches("p[0-9a-f]{12}-title"),
                        description -> assertThat(description).matches("p[0-9a-f]{12}-description"))
                .allMatch(ids::contains);
        assertThat(drawing.title()).isNotBlank();
        assertThat(drawing.description()).isNotBlank();
        assertThat(drawing.words()).extracting(Word::text).allMatch(text -> !text.isEmpty());
    }

    private static void walk(Element element, Set<String> ids, Set<String> used) {
        assertThat(element.getTagName()).isIn(ELEMENTS);
        assertThat(element.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            attribute((Attr) attributes.item(i), ids, used);
        }
        Drawing.elements(element).forEach(child -> walk(child, ids, used));
    }

    private static void attribute(Attr attribute, Set<String> ids, Set<String> used) {
        String name = attribute.getName();
        String value = attribute.getValue();
        assertThat(name).doesNotStartWith("on").isNotIn("style", "class", "href");
        if (name.equals("xlink:href")) {
            assertThat(value).startsWith("#");
            used.add(value.substring(1));
        } else if (name.equals("id")) {
            assertThat(ids.add(value)).as("id " + value + " twice").isTrue();
        } else if (name.equals("fill") || name.equals("stroke")) {
            assertThat(value).matches("none|#[0-9a-f]{6}");
        } else if (NUMBERS.contains(name)) {
            assertThat(value).as(name).matches(DECIMAL);
        } else if (name.equals("d")) {
            assertThat(value.replaceAll(DECIMAL, "0")).matches("[MLHVQZ0 ]+");
        }
    }

    private static BlendSequence renamed(BlendSequence answer, String name) {
        LargestRotation rotation = Objects.requireNonNull(answer.summary().largestRotation());
        LargestMove move = Objects.requireNonNull(answer.summary().largestMove());
        return new BlendSequence(
                answer.frames().stream()
                        .map(frame -> new BlendFrame(
                                frame.index(),
                                frame.timeSeconds(),
                                name,
                                frame.weight(),
                                frame.rotationDegrees(),
                                frame.moveMeters(),
                                frame.pose()))
                        .toList(),
                new BlendSummary(
                        new LargestRotation(rotation.degrees(), rotation.atSeconds(), name),
                        new LargestMove(move.meters(), move.atSeconds(), name)),
                answer.warnings());
    }
}
