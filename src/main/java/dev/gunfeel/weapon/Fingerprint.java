package dev.gunfeel.weapon;

import dev.gunfeel.input.RecordShape;
import dev.gunfeel.input.Words;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A short name for what a weapon does shot by shot: the same for two documents exactly where they say the same, whatever the order
 * of their members and the way in which their numbers are written (docs/decisions/0019-what-a-state-belongs-to.md).
 */
final class Fingerprint {
    /** Two weapons of a studio are as good as never taken for each other, and it can still be read out. */
    private static final int BYTES = 8;

    private final MessageDigest digest;

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /**
     * Returns the fingerprint of a weapon.
     *
     * @param weapon without any complaint about it
     * @return 16 hexadecimal digits of what its spread and recoil depend on: its fire interval, potential, spread, pellets,
     *     recoil and stances
     */
    static String of(Weapon weapon) {
        Fingerprint fingerprint = new Fingerprint();
        fingerprint.member("intervalSeconds", weapon.intervalSeconds());
        fingerprint.member("potential", weapon.potential());
        fingerprint.member("spread", weapon.spread());
        fingerprint.member("pellets", weapon.pellets());
        fingerprint.member("recoil", weapon.recoil());
        fingerprint.member(
                "stances",
                weapon.stances().stream().map(stance -> stance.withNotes(null)).toList());
        return HexFormat.of().formatHex(fingerprint.digest.digest(), 0, BYTES);
    }

    private void member(String name, @Nullable Object value) {
        if (value != null) {
            text(name);
            add(value);
        }
    }

    private void add(Object value) {
        if (value instanceof Record composite) {
            mark('{');
            for (RecordShape.Part part : RecordShape.of(composite.getClass()).parts()) {
                member(part.name(), part.valueIn(composite));
            }
            mark('}');
        } else if (value instanceof List<?> list) {
            mark('[');
            list.forEach(this::add);
            mark(']');
        } else if (value instanceof Double number) {
            // Adding 0 makes -0 what it is equal to.
            digest.update(ByteBuffer.allocate(Long.BYTES)
                    .putLong(Double.doubleToLongBits(number + 0.0))
                    .array());
        } else {
            text(value instanceof Enum<?> constant ? Words.of(constant) : value.toString());
        }
    }

    /** Adds a text with its length, so that no two rows of texts run into the same. */
    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
    }

    private void mark(char mark) {
        digest.update((byte) mark);
    }
}
