package dev.gunfeel.picture;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.zip.Adler32;

/**
 * Compresses pixels (RFC 1950 and 1951). The one in the JDK hands the work to a library that differs between machines,
 * and so would the bytes. This one knows that it gets rows of pixels: it looks for repetition one pixel to the left, one
 * row above, and where the same four bytes came last, which on a drawing finds nearly everything and is fast.
 */
final class Deflate {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private static final int SHORTEST = 4;
    private static final int LONGEST = 258;
    private static final int FARTHEST = 32_768;
    private static final int HASH_BITS = 13;
    private static final int END_OF_BLOCK = 256;
    private static final int[] LENGTH_BASE = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258
    };
    private static final int[] LENGTH_EXTRA = {
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0
    };
    private static final int[] DISTANCE_BASE = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577
    };
    private static final byte[] LENGTH_CODES = codes(LENGTH_BASE, LONGEST);
    private static final byte[] DISTANCE_CODES = codes(DISTANCE_BASE, FARTHEST);
    private static final int[] ORDER_OF_LENGTHS = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final byte[] raw;
    private final int stride;
    private final int[] lastAt = new int[1 << HASH_BITS];

    /** A literal as it is; a repetition as length times 2^16 plus distance. */
    private final int[] tokens = new int[1 << 15];

    private int tokenCount;
    private final Bits bits;

    private Deflate(byte[] raw, int stride) {
        this.raw = raw;
        this.stride = stride;
        bits = new Bits(raw.length / 16 + 1024);
    }

    /**
     * Returns the compressed bytes, with the header and the checksum of zlib.
     *
     * @param raw rows of pixels
     * @param stride bytes per row, at most 32768
     * @param pixel bytes per pixel
     */
    static byte[] zlib(byte[] raw, int stride, int pixel) {
        return new Deflate(raw, stride).compress(pixel);
    }

    private byte[] compress(int pixel) {
        bits.write(0x0178, 16);
        int at = 0;
        while (at < raw.length) {
            at += token(at, pixel);
            if (tokenCount == tokens.length) {
                writeBlock(at == raw.length);
            }
        }
        if (tokenCount > 0 || raw.length == 0) {
            writeBlock(true);
        }
        bits.align();
        Adler32 sum = new Adler32();
        sum.update(raw, 0, raw.length);
        bits.write(Integer.reverseBytes((int) sum.getValue()) & 0xFFFF, 16);
        bits.write(Integer.reverseBytes((int) sum.getValue()) >>> 16, 16);
        return bits.bytes();
    }

    /** Adds the token for what comes at a place, and returns how many bytes it stands for. */
    private int token(int at, int pixel) {
        // To the left first: where both are equally long, a short distance takes fewer bits.
        int length = repeated(at, pixel);
        int distance = pixel;
        if (length < LONGEST) {
            int above = repeated(at, stride);
            if (above > length) {
                length = above;
                distance = stride;
            }
            if (at + SHORTEST <= raw.length) {
                int hash = ((int) INTS.get(raw, at) * 0x9E3779B1) >>> (32 - HASH_BITS);
                int before = at + 1 - lastAt[hash];
                lastAt[hash] = at + 1;
                if (length < SHORTEST && before <= FARTHEST && before <= at) {
                    length = repeated(at, before);
                    distance = before;
                }
            }
        }
        if (length < SHORTEST) {
            tokens[tokenCount++] = raw[at] & 0xFF;
            return 1;
        }
        tokens[tokenCount++] = length << 16 | distance;
        return length;
    }

    /** Returns how many bytes are as they were some distance before, at most 258. */
    private int repeated(int at, int distance) {
        if (distance > at) {
            return 0;
        }
        int end = Math.min(raw.length, at + LONGEST);
        int i = at;
        while (i + 8 <= end) {
            long difference = (long) LONGS.get(raw, i) ^ (long) LONGS.get(raw, i - distance);
            if (difference != 0) {
                return i - at + (Long.numberOfTrailingZeros(difference) >> 3);
            }
            i += 8;
        }
        while (i < end && raw[i] == raw[i - distance]) {
            i++;
        }
        return i - at;
    }

    private void writeBlock(boolean isLast) {
        int[] symbolCounts = new int[286];
        int[] distanceCounts = new int[30];
        for (int i = 0; i < tokenCount; i++) {
            int length = tokens[i] >>> 16;
            if (length == 0) {
                symbolCounts[tokens[i]]++;
            } else {
                symbolCounts[257 + LENGTH_CODES[length]]++;
                distanceCounts[DISTANCE_CODES[tokens[i] & 0xFFFF]]++;
            }
        }
        symbolCounts[END_OF_BLOCK] = 1;
        Huffman symbols = Huffman.of(symbolCounts, 15);
        Huffman distances = Huffman.of(distanceCounts, 15);
        bits.write(isLast ? 0b101 : 0b100, 3);
        writeCodes(symbols, distances);
        for (int i = 0; i < tokenCount; i++) {
            writeToken(tokens[i], symbols, distances);
        }
        bits.write(symbols.codes[END_OF_BLOCK], symbols.lengths[END_OF_BLOCK]);
        tokenCount = 0;
    }

    private void writeToken(int token, Huffman symbols, Huffman distances) {
        int length = token >>> 16;
        if (length == 0) {
            bits.write(symbols.codes[token], symbols.lengths[token]);
            return;
        }
        int code = LENGTH_CODES[length];
        bits.write(symbols.codes[257 + code], symbols.lengths[257 + code]);
        bits.write(length - LENGTH_BASE[code], LENGTH_EXTRA[code]);
        int distance = token & 0xFFFF;
        int distanceCode = DISTANCE_CODES[distance];
        bits.write(distances.codes[distanceCode], distances.lengths[distanceCode]);
        bits.write(distance - DISTANCE_BASE[distanceCode], Math.max(0, distanceCode / 2 - 1));
    }

    private void writeCodes(Huffman symbols, Huffman distances) {
        int[] counts = new int[19];
        for (int length : symbols.lengths) {
            counts[length]++;
        }
        for (int length : distances.lengths) {
            counts[length]++;
        }
        Huffman lengths = Huffman.of(counts, 7);
        bits.write(symbols.lengths.length - 257, 5);
        bits.write(distances.lengths.length - 1, 5);
        bits.write(ORDER_OF_LENGTHS.length - 4, 4);
        for (int symbol : ORDER_OF_LENGTHS) {
            bits.write(lengths.lengths[symbol], 3);
        }
        for (int length : symbols.lengths) {
            bits.write(lengths.codes[length], lengths.lengths[length]);
        }
        for (int length : distances.lengths) {
            bits.write(lengths.codes[length], lengths.lengths[length]);
        }
    }

    /** Returns for every value the last code whose base isn't above it. */
    private static byte[] codes(int[] bases, int most) {
        byte[] codes = new byte[most + 1];
        int code = 0;
        for (int value = bases[0]; value <= most; value++) {
            code += code + 1 < bases.length && bases[code + 1] == value ? 1 : 0;
            codes[value] = (byte) code;
        }
        return codes;
    }

    /** Bits one after another, the lowest first. */
    private static final class Bits {
        private byte[] bytes;
        private int size;
        private long pending;
        private int pendingCount;

        Bits(int expected) {
            bytes = new byte[expected];
        }

        void write(int value, int count) {
            pending |= (long) value << pendingCount;
            pendingCount += count;
            while (pendingCount >= 8) {
                if (size == bytes.length) {
                    bytes = java.util.Arrays.copyOf(bytes, 2 * bytes.length);
                }
                bytes[size++] = (byte) pending;
                pending >>>= 8;
                pendingCount -= 8;
            }
        }

        void align() {
            if (pendingCount > 0) {
                write(0, 8 - pendingCount);
            }
        }

        byte[] bytes() {
            return java.util.Arrays.copyOf(bytes, size);
        }
    }
}
