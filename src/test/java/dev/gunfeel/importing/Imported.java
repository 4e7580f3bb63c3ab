package dev.gunfeel.importing;

import dev.gunfeel.input.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads documents of the tests. */
final class Imported {
    static final Limits LIMITS = Limits.of(variable -> null);

    private Imported() {}

    /** Reads a file of the test resources. */
    static WeaponImport file(ImportFormat format, String name) {
        return format.read(bytes(name), LIMITS);
    }

    static WeaponImport text(ImportFormat format, String text) {
        return format.read(text.getBytes(StandardCharsets.UTF_8), LIMITS);
    }

    static byte[] bytes(String name) {
        try (InputStream file = Imported.class.getResourceAsStream("/importing/" + name)) {
            return Objects.requireNonNull(file, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns what has no counterpart as line and name. */
    static List<String> unmatched(WeaponImport read) {
        return read.unmatched().stream()
                .map(one -> one.line() + " " + one.name())
                .toList();
    }

    static List<String> assumed(WeaponImport read) {
        return read.assumed().stream().map(Assumption::pointer).toList();
    }
}
