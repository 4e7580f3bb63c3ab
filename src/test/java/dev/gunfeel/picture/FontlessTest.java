package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures need no font of the machine and no AWT, neither of which a slim container has. */
class FontlessTest {
    private static final Pattern LOADED = Pattern.compile("\\] (\\S+) source:");

    /** The outlines of glyphs come as a path of {@code java.awt.geom}, which is arithmetic and asks no machine. */
    private static final Pattern GEOMETRY = Pattern.compile("java\\.awt\\.(geom\\..*|Shape)");

    private static final Pattern OF_THE_MACHINE =
            Pattern.compile("java\\.awt\\..*|sun\\.(awt|font|java2d)\\..*|javax\\.(imageio|swing)\\..*");

    @TempDir
    private Path folder;

    /** What the other JVM runs. */
    static final class Drawer {
        private Drawer() {}

        public static void main(String[] arguments) {
            for (String name : List.of("spread-against", "recoil", "weapon", "boids-target", "blend")) {
                Svg.write(Gallery.picture(name), PictureOptions.STANDARD);
                Png.write(Gallery.picture(name), new PictureOptions(300, 300, Theme.DARK));
            }
            System.out.println("drawn");
        }
    }

    /** What happens where AWT is used after all, so that its absence is a finding. */
    static final class Painter {
        private Painter() {}

        public static void main(String[] arguments) {
            new java.awt.image.BufferedImage(1, 1, java.awt.image.BufferedImage.TYPE_INT_RGB)
                    .createGraphics()
                    .drawLine(0, 0, 1, 1);
            System.out.println("drawn");
        }
    }

    @Test
    void noClassOfAwtIsLoaded() throws IOException, InterruptedException {
        List<String> loaded = loaded(Drawer.class);
        assertThat(loaded).contains(Svg.class.getName(), Png.class.getName(), Font.class.getName());
        assertThat(loaded)
                .filteredOn(name -> OF_THE_MACHINE.matcher(name).matches())
                .allMatch(name -> GEOMETRY.matcher(name).matches());
    }

    @Test
    void aClassOfAwtWouldBeFound() throws IOException, InterruptedException {
        assertThat(loaded(Painter.class)).anyMatch(name -> name.startsWith("sun.java2d."));
    }

    private List<String> loaded(Class<?> program) throws IOException, InterruptedException {
        Path log = folder.resolve("classes");
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.awt.headless=true",
                        "-Xlog:class+load:file=" + log,
                        "-cp",
                        System.getProperty("java.class.path"),
                        program.getName())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(output)).contains("drawn");
        assertThat(process.exitValue()).isZero();
        return LOADED.matcher(Files.readString(log))
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
