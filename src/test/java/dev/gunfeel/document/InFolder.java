package dev.gunfeel.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.gunfeel.input.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;

/** Files in YAML and JSON in a folder of their own, and the complaints about them. */
abstract class InFolder {
    static final Limits STANDARD = Limits.of(variable -> null);
    static final String RIFLE = """
            # A weapon as a designer writes it.
            name: rifle
            fireIntervalSeconds: 0.1
            potential: { maxSeconds: 1, gain: 0.1 }
            spread:
              lift:
                magnitude: 0.5
            """;
    static final String BALANCE = """
            weapons:
              - weapons/rifle.yaml
              - name: inline
                fireIntervalSeconds: 0.2
            checks:
              - metric: climbDegrees
                max: 3
            """;

    @TempDir
    Path folder = Path.of("");

    Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }

    static List<String> complaints(Path file) {
        FileException exception = catchThrowableOfType(FileException.class, () -> DocumentFile.balance(file, STANDARD));
        assertThat(exception).as("nothing is said").isNotNull();
        return exception.complaints().stream().map(LocatedComplaint::toString).toList();
    }
}
