package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gunfeel.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures as they were when somebody looked at them. CI runs this on every Java that is promised, so that it also holds
 * the bytes of one against those of the others.
 */
class GoldenPicturesTest {
    private static final Path FOLDER = Golden.FOLDER.resolve("pictures");
    private static final Path SUMS = FOLDER.resolve("sums.txt");
    private static final PictureOptions DARK = new PictureOptions(800, 600, Theme.DARK);
    private static final PictureOptions TINY =
            new PictureOptions(PictureOptions.LEAST_PIXELS, PictureOptions.LEAST_PIXELS, Theme.LIGHT);
    private static final PictureOptions LARGEST =
            new PictureOptions(PictureOptions.MOST_PIXELS, PictureOptions.MOST_PIXELS, Theme.DARK);

    /** One of each kind, to be looked at. */
    static Stream<String> kinds() {
        return Stream.of(
                "spread",
                "spread-against",
                "recoil",
                "recoil-against",
                "impulse",
                "impulse-underdamped",
                "slerp",
                "rotation",
                "homing",
                "blend",
                "boids",
                "boids-step",
                "weapon",
                "weapon-against",
                "weapon-behind",
                "weapon-at-distance",
                "spread-at-distance",
                "pellets",
                "weapon-pellets",
                "cone-heat",
                "weapon-heat-against",
                "pattern-and-cone",
                "recoil-recentring",
                "weapon-kick-pattern",
                "name-japanese",
                "name-chinese",
                "name-uncovered",
                "arsenal",
                "document");
    }

    static Stream<String> pixels() {
        return Stream.of(
                "spread",
                "recoil",
                "impulse",
                "slerp",
                "rotation",
                "homing",
                "blend",
                "boids-step",
                "weapon",
                "weapon-at-distance",
                "weapon-pellets",
                "cone-heat",
                "recoil-recentring");
    }

    static Stream<String> dark() {
        return Stream.of(
                "spread-against",
                "recoil",
                "boids-step",
                "weapon-at-distance",
                "weapon-pellets",
                "cone-heat",
                "name-chinese");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void drawnAsBefore(String name) throws IOException {
        String svg = new String(Svg.write(Gallery.picture(name), PictureOptions.STANDARD), StandardCharsets.UTF_8);
        Golden.assertSame(FOLDER.resolve(name + ".svg"), svg, GoldenPicturesTest.class);
    }

    @ParameterizedTest
    @MethodSource("pixels")
    void pixelsAsBefore(String name) throws IOException {
        byte[] png = Png.write(Gallery.picture(name), PictureOptions.STANDARD);
        Golden.assertSame(FOLDER.resolve(name + ".png"), png, GoldenPicturesTest.class);
    }

    @ParameterizedTest
    @MethodSource("dark")
    void pixelsInTheDarkAsBefore(String name) throws IOException {
        byte[] png = Png.write(Gallery.picture(name), DARK);
        Golden.assertSame(FOLDER.resolve(name + "-dark.png"), png, GoldenPicturesTest.class);
    }

    /** Every picture of the gallery, as SVG and PNG in both themes and as small and large as can be, by its SHA-256. */
    @Test
    void everyPictureHasTheBytesOfBefore() throws IOException {
        StringBuilder sums = new StringBuilder();
        for (String name : Gallery.names()) {
            Picture picture = Gallery.picture(name);
            for (PictureOptions options : new PictureOptions[] {PictureOptions.STANDARD, DARK}) {
                String theme = options.theme() == Theme.DARK ? "-dark" : "";
                sums.append(sum(Svg.write(picture, options)) + "  " + name + theme + ".svg\n");
                sums.append(sum(Png.write(picture, options)) + "  " + name + theme + ".png\n");
            }
        }
        for (String name : Gallery.names()) {
            sums.append(sum(Png.write(Gallery.picture(name), TINY)) + "  " + name + "-tiny.png\n");
        }
        for (String name : List.of("weapon-against", "recoil-recentring", "name-chinese")) {
            sums.append(sum(Png.write(Gallery.picture(name), LARGEST)) + "  " + name + "-largest.png\n");
        }
        Golden.assertSame(SUMS, sums.toString(), GoldenPicturesTest.class);
    }

    private static String sum(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void noFileIsLeftOver() throws IOException {
        Set<Path> expected = new TreeSet<>(Set.of(SUMS));
        kinds().forEach(name -> expected.add(FOLDER.resolve(name + ".svg")));
        pixels().forEach(name -> expected.add(FOLDER.resolve(name + ".png")));
        dark().forEach(name -> expected.add(FOLDER.resolve(name + "-dark.png")));
        try (Stream<Path> files = Files.walk(FOLDER)) {
            assertThat(files.filter(Files::isRegularFile).toList())
                    .as("golden files that no test uses")
                    .isSubsetOf(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void twiceTheSame(String name) {
        Picture picture = Gallery.picture(name);
        assertThat(Svg.write(Gallery.picture(name), DARK)).isEqualTo(Svg.write(picture, DARK));
        assertThat(Png.write(Gallery.picture(name), DARK)).isEqualTo(Png.write(picture, DARK));
    }
}
