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
 * Who depends on the plain jar gets Jakarta Validation and its provider, and nothing else. What the jar then holds,
 * {@link JarsIT} looks at.
 */
class PlainJarTest {
    private final Pom pom = Pom.read();

    @Test
    void itBringsAlongValidationAlone() {
        assertThat(pom.broughtAlong()).containsExactlyInAnyOrder("jakarta.validation-api", "hibernate-validator");
    }

    /** The packages that the core may not use, so that the jar holds the core and all of it. */
    @Test
    void itLeavesOutThePackagesOutsideTheCore() {
        List<String> outside = ArchitectureTest.OUTSIDE_THE_CORE.stream()
                .map(name -> name.endsWith("..")
                        ? name.replace("..", "").replace('.', '/') + "/**"
                        : name.replace('.', '/') + "/Gunfeel*")
                .toList();
        assertThat(pom.excluded())
                .filteredOn(path -> path.startsWith("dev/"))
                .containsExactlyInAnyOrderElementsOf(outside);
    }

    /** Only the packages that are left out read resources, and an application has build information of its own. */
    @Test
    void itLeavesOutEveryResourceButTheLicence() throws IOException {
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
                    .containsExactly(Path.of("META-INF/LICENSE"));
        }
    }
}
