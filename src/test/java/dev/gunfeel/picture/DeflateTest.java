package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is compressed comes back byte for byte from the decompressor of the JDK. */
class DeflateTest {
    /** As many tokens as a block holds; and the longest repetition. */
    private static final int BLOCK = 1 << 15;

    private static final int LONGEST = 258;

    static Stream<Arguments> inputs() {
        List<Arguments> inputs = new ArrayList<>();
        for (int size : new int[] {0, 1, 2, 3, 4, 5, 7, 8, 9, 31, LONGEST - 1, LONGEST, LONGEST + 1, 1000, 100_000}) {
            inputs.add(Arguments.of("constant", 301, new byte[size]));
            inputs.add(Arguments.of("random", 301, random(size, 256, size)));
            inputs.add(Arguments.of("few values", 301, random(size, 3, size)));
            inputs.add(Arguments.of("runs", 301, runs(size, size)));
            inputs.add(Arguments.of("rows", 301, rows(size, 301, size)));
        }
        for (int size : new int[] {BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 3 * BLOCK + 17}) {
            inputs.add(Arguments.of("incompressible", 301, random(size, 256, size)));
        }
        // The widest row, the widest there may be, and rows that are shorter than a repetition.
        for (int stride : new int[] {12_001, 32_768, 4, 5, 721}) {
            inputs.add(Arguments.of("rows", stride, rows(10 * stride, stride, stride)));
            inputs.add(Arguments.of("runs", stride, runs(10 * stride, stride)));
        }
        // Repetitions at every distance, so that each of the distance codes is used.
        inputs.add(Arguments.of("far", 32_768, far()));
        return inputs.stream();
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void comesBackAsItWas(String kind, int stride, byte[] raw) throws DataFormatException {
        byte[] compressed = Deflate.zlib(raw, stride, 3);
        assertThat(inflate(compressed, raw.length)).as(kind).isEqualTo(raw);
        assertThat(compressed.length).as(kind).isLessThanOrEqualTo(raw.length + raw.length / 100 + 200);
    }

    @Test
    void anyMixtureComesBackAsItWas() throws DataFormatException {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            byte[] raw = new byte[random.nextInt(20_000)];
            int stride = 1 + random.nextInt(900);
            for (int i = 0; i < raw.length; ) {
                int length = Math.min(raw.length - i, 1 + random.nextInt(600));
                int from = i == 0 ? 0 : random.nextInt(i);
                int kind = random.nextInt(4);
                byte value = (byte) random.nextInt(256);
                for (int k = 0; k < length; k++, i++) {
                    raw[i] = switch (kind) {
                        case 0 -> value;
                        case 1 -> (byte) random.nextInt(256);
                        case 2 -> raw[from + k];
                        default -> i >= stride ? raw[i - stride] : (byte) k;
                    };
                }
            }
            assertThat(inflate(Deflate.zlib(raw, stride, 1 + random.nextInt(4)), raw.length))
                    .as("seed " + seed)
                    .isEqualTo(raw);
        }
    }

    /** Frequencies of Fibonacci make the deepest tree: without its limit the code would have lengths beyond 15. */
    @Test
    void veryUnevenFrequenciesComeBack() throws DataFormatException {
        List<Byte> bytes = new ArrayList<>();
        int before = 0;
        int count = 1;
        for (int value = 0; value < 21; value++) {
            for (int i = 0; i < count; i++) {
                bytes.add((byte) value);
            }
            int next = before + count;
            before = count;
            count = next;
        }
        java.util.Collections.shuffle(bytes, new Random(5));
        byte[] raw = new byte[bytes.size()];
        for (int i = 0; i < raw.length; i++) {
            raw[i] = bytes.get(i);
        }
        assertThat(inflate(Deflate.zlib(raw, 301, 3), raw.length)).isEqualTo(raw);
    }

    @Test
    void repetitionIsFound() {
        assertThat(Deflate.zlib(new byte[1_000_000], 3001, 3)).hasSizeLessThan(2000);
        byte[] rows = rows(1_000_000, 3001, 1);
        assertThat(Deflate.zlib(rows, 3001, 3)).hasSizeLessThan(12_000);
    }

    private static byte[] inflate(byte[] compressed, int size) throws DataFormatException {
        Inflater inflater = new Inflater();
        inflater.setInput(compressed);
        byte[] raw = new byte[size + 1];
        int done = 0;
        while (!inflater.finished()) {
            int more = inflater.inflate(raw, done, raw.length - done);
            assertThat(more > 0 || inflater.finished()).as("comes to an end").isTrue();
            done += more;
        }
        assertThat(inflater.getRemaining()).as("bytes behind the end").isZero();
        inflater.end();
        return Arrays.copyOf(raw, done);
    }

    private static byte[] random(int size, int values, long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) random.nextInt(values);
        }
        return bytes;
    }

    private static byte[] runs(int size, long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; ) {
            int end = Math.min(size, i + 1 + random.nextInt(1000));
            Arrays.fill(bytes, i, end, (byte) random.nextInt(256));
            i = end;
        }
        return bytes;
    }

    /** Rows that are like the one above but for a byte here and there. */
    private static byte[] rows(int size, int stride, long seed) {
        Random random = new Random(seed);
        byte[] bytes = random(size, 256, seed);
        for (int i = stride; i < size; i++) {
            bytes[i] = random.nextInt(2000) == 0 ? (byte) random.nextInt(256) : bytes[i - stride];
        }
        return bytes;
    }

    /** A few bytes that come again at growing distances, with what never repeats in between. */
    private static byte[] far() {
        Random random = new Random(9);
        byte[] bytes = random(400_000, 256, 9);
        int at = 0;
        for (int distance = 4; distance <= 40_000 && at + distance + 12 < bytes.length; distance += 1 + distance / 7) {
            System.arraycopy(bytes, at, bytes, at + distance, 4 + random.nextInt(8));
            at += distance + 12;
        }
        return bytes;
    }
}
