package dev.gunfeel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files that commands write. */
final class Output {
    private Output() {}

    /** Writes a file, and the folders that it lies in. */
    static void write(Path file, byte[] content) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(file, content);
        } catch (IOException e) {
            throw new UsageException("can't write " + file + " (" + e.getClass().getSimpleName() + "); look at the path"
                    + " and its permissions");
        }
    }
}
