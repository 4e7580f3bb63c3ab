package dev.gunfeel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;

/** A weapon to command, and a folder of its own for what commands read and write. */
abstract class InFolder {
    static final String RIFLE = """
            name: rifle
            fireIntervalSeconds: 0.1
            magazineSize: 12
            potential: { maxSeconds: 1, gain: 0.1 }
            spread: { lift: { magnitude: 0.5 }, running: { magnitude: 1, maxSpeed: 5 } }
            """;

    @TempDir
    Path folder = Path.of("");

    Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }
}
