package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The image's build sees every file that the jar is made of: what Docker leaves out would be missing from it unheard. */
class DockerContextTest {
    @Test
    void nothingThatTheJarHoldsIsIgnored() throws IOException {
        List<PathMatcher> ignored = Files.readAllLines(Path.of(".dockerignore")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> FileSystems.getDefault().getPathMatcher("glob:" + line))
                .toList();
        assertThat(ignored).hasSizeGreaterThan(5);
        List<String> folders = Pattern.compile("<resource>\\s*<directory>([^<]+)</directory>")
                .matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(folders).contains("src/main/resources", "openapi");
        for (String folder : folders) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                assertThat(files.filter(Files::isRegularFile)
                                .filter(file -> !file.toString().endsWith(".yaml"))
                                .filter(file -> ignored.stream().anyMatch(pattern -> isWithin(file, pattern))))
                        .isEmpty();
            }
        }
    }

    /** Docker leaves out a file, and whatever lies in a folder that is left out. */
    private static boolean isWithin(Path file, PathMatcher pattern) {
        for (Path part = file; part != null; part = part.getParent()) {
            if (pattern.matches(part)) {
                return true;
            }
        }
        return false;
    }
}
