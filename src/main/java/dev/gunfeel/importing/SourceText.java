package dev.gunfeel.importing;

import dev.gunfeel.input.Complaints;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** What all readers of a text need: its characters, and a way to give up. */
final class SourceText {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private SourceText() {}

    /** Returns the characters of a text in UTF-8, or complains about the first that is none. */
    static String of(byte[] bytes, Complaints complaints) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw unreadable("is no text in UTF-8; save it so", complaints);
        }
    }

    /** Complains that the text is not of its language, which nothing can be read from. */
    static RuntimeException unreadable(String message, Complaints complaints) {
        complaints.malformed(message, null);
        complaints.throwIfAny();
        return new IllegalStateException(message);
    }
}
