package dev.gunfeel.gltf;

import dev.gunfeel.input.Complaints;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * The two parts of a glTF file: its JSON, and the binary chunk where it has one. Nothing is copied, and no length that
 * the file claims is believed before it is compared with the bytes that are there.
 *
 * @param json the bytes of the JSON
 * @param binary the bytes of the binary chunk, little-endian; null where there is none
 * @param isBinary whether the JSON came in a binary container
 */
record Container(ByteBuffer json, @Nullable ByteBuffer binary, boolean isBinary) {
    private static final int MAGIC = 0x46546C67;
    private static final int JSON_CHUNK = 0x4E4F534A;
    private static final int BINARY_CHUNK = 0x004E4942;
    private static final int HEADER_BYTES = 12;
    private static final int CHUNK_HEADER_BYTES = 8;

    /** Returns the parts of a file, or null after a complaint. */
    static @Nullable Container of(byte[] file, Complaints complaints) {
        ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        if (file.length < 4 || bytes.getInt(0) != MAGIC) {
            return new Container(bytes, null, false);
        }
        if (file.length < HEADER_BYTES + CHUNK_HEADER_BYTES) {
            return cut(complaints);
        }
        long version = Integer.toUnsignedLong(bytes.getInt(4));
        if (version != 2) {
            complaints.add("says at byte 4 that it is version " + version + "; only version 2 can be read", null);
            return null;
        }
        long claimed = Integer.toUnsignedLong(bytes.getInt(8));
        if (claimed > file.length) {
            complaints.add(
                    "claims at byte 8 to be " + claimed + " bytes long, but is " + file.length
                            + "; send the whole file as it was exported",
                    null);
            return null;
        }
        // What stands behind it is no part of the file.
        bytes.limit((int) claimed);
        return bytes.limit() < HEADER_BYTES + CHUNK_HEADER_BYTES ? cut(complaints) : chunks(bytes, complaints);
    }

    private static @Nullable Container cut(Complaints complaints) {
        complaints.add("is cut: a binary glTF file has a header of 12 bytes and a chunk; send the whole file", null);
        return null;
    }

    private static @Nullable Container chunks(ByteBuffer bytes, Complaints complaints) {
        ByteBuffer json = null;
        ByteBuffer binary = null;
        int at = HEADER_BYTES;
        for (int chunk = 0; at < bytes.limit(); chunk++) {
            long left = (long) bytes.limit() - at - CHUNK_HEADER_BYTES;
            long length = left < 0 ? 0 : Integer.toUnsignedLong(bytes.getInt(at));
            if (length > left) {
                complaints.add(
                        "claims at byte " + at + " that a chunk is " + length + " bytes long, but only " + left
                                + " are left; send the whole file as it was exported",
                        null);
                return null;
            }
            if (left < 0 || length % 4 != 0) {
                complaints.add(
                        "has at byte " + at
                                + (left < 0
                                        ? " the rest of a chunk, too short for its header"
                                        : " a chunk of " + length + " bytes, no multiple of 4; export it again"),
                        null);
                return null;
            }
            int type = bytes.getInt(at + 4);
            ByteBuffer content =
                    bytes.slice(at + CHUNK_HEADER_BYTES, (int) length).order(ByteOrder.LITTLE_ENDIAN);
            if (chunk == 0 && type == JSON_CHUNK) {
                json = content;
            } else if (chunk == 0) {
                complaints.add("must have its JSON as the first chunk, at byte 12; export it again", null);
                return null;
            } else if (type == BINARY_CHUNK && binary == null) {
                binary = content;
            }
            at += CHUNK_HEADER_BYTES + (int) length;
        }
        return json == null ? null : new Container(json, binary, true);
    }
}
