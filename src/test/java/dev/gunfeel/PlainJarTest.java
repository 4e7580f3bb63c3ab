package dev.gunfeel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Who depends on the plain jar gets the annotations of Jakarta Validation and JSpecify, and nothing else. What the jar then holds,
 * {@link JarsIT} looks at.
 */
class PlainJarTest {
    private final Pom pom = Pom.read();

    @Test
    void itBringsAlongAnnotationsAlone() {
        assertThat(pom.broughtAlong()).containsExactlyInAnyOrder("jakarta.validation-api", "jspecify");
    }

    /** So that the jar holds the core and what reads documents, and all of both. */
    @Test
    void itLeavesOutThePackagesOfTheService() {
        List<String> ofTheService = ArchitectureTest.OF_THE_SERVICE.stream()
                .map(name -> name.endsWith("..")
                        ? name.replace("..", "").replace('.', '/') + "/**"
                        : name.replace('.', '/') + "/Gunfeel*")
                .toList();
        assertThat(pom.excluded())
                .filteredOn(path -> path.startsWith("dev/"))
                .containsExactlyInAnyOrderElementsOf(ofTheService);
    }

    /** But for presets only the packages that are left out read resources; an application has build information of its own. */
    @Test
    void itLeavesOutEveryResourceButTheLicenceAndThePresets() throws IOException {
        List<PathMatcher> left = pom.excluded().stream()
                .map(path -> FileSystems.getDefault().getPathMatcher("glob:" + path))
                .toList();
        Path classes = Path.of("target/classes");
        try (Stream<Path> files = Files.walk(classes)) {
            List<Path> resources = files.filter(Files::isRegularFile)
                    .map(classes::relativize)
                    .filter(file -> !file.toString().endsWith(".class"))
                    .toList();
            assertThat(resources).hasSizeGreaterThan(100);
            assertThat(resources)
                    .filteredOn(file -> left.stream().noneMatch(path -> path.matches(file)))
                    .filteredOn(file -> !file.startsWith("presets"))
                    .containsExactly(Path.of("META-INF/LICENSE"));
        }
    }
}
