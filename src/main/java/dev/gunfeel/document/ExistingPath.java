package dev.gunfeel.document;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Objects;

/** What there is of a path that need not be there. */
public final class ExistingPath {
    private ExistingPath() {}

    /**
     * {@return the path itself, or the deepest folder above it that is there; a link counts, wherever it leads}
     *
     * @param path any path
     */
    public static Path of(Path path) {
        Path known = path.toAbsolutePath();
        while (!Files.exists(known, LinkOption.NOFOLLOW_LINKS)) {
            known = Objects.requireNonNull(known.getParent());
        }
        return known;
    }
}
