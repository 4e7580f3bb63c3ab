package dev.gunfeel.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes by which a reader can tell the symbols apart, and that are as short as they can be. */
class HuffmanTest {
    @ParameterizedTest
    @ValueSource(ints = {7, 15})
    void everySymbolHasACodeOfItsOwn(int longest) {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            int[] frequencies = new int[2 + random.nextInt(longest == 7 ? 17 : 284)];
            for (int i = 0; i < frequencies.length; i++) {
                frequencies[i] = random.nextInt(3) == 0 ? 0 : 1 << random.nextInt(15);
            }
            assertCode(frequencies, longest);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 15})
    void deepTreesAreCut(int longest) {
        int[] fibonacci = new int[19];
        fibonacci[0] = 1;
        fibonacci[1] = 1;
        for (int i = 2; i < fibonacci.length; i++) {
            fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
        }
        assertCode(fibonacci, longest);
        assertThat(Arrays.stream(Huffman.of(fibonacci, 30).lengths).max()).hasValue(18);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 5})
    void fewSymbolsHaveACodeToo(int frequency) {
        int[] frequencies = new int[30];
        frequencies[17] = frequency;
        assertCode(frequencies, 15);
    }

    /** The sum over 2 to the power of minus the length is 1: every sequence of bits means something. */
    private static void assertCode(int[] frequencies, int longest) {
        Huffman code = Huffman.of(frequencies, longest);
        double sum = 0;
        for (int i = 0; i < frequencies.length; i++) {
            assertThat(code.lengths[i]).isBetween(frequencies[i] > 0 ? 1 : 0, longest);
            sum += code.lengths[i] > 0 ? Math.scalb(1, -code.lengths[i]) : 0;
            for (int k = 0; k < i; k++) {
                if (code.lengths[i] > 0 && code.lengths[k] > 0) {
                    int shorter = (1 << Math.min(code.lengths[i], code.lengths[k])) - 1;
                    assertThat(code.codes[i] & shorter)
                            .as(k + " and " + i + " of " + Arrays.toString(code.lengths))
                            .isNotEqualTo(code.codes[k] & shorter);
                }
                if (frequencies[i] > frequencies[k] && frequencies[k] > 0) {
                    assertThat(code.lengths[i]).isLessThanOrEqualTo(code.lengths[k]);
                }
            }
        }
        assertThat(sum).isEqualTo(1);
    }

    /** Against the least there can be: the entropy is missed by less than a bit a symbol. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void codesAreShort(long seed) {
        Random random = new Random(seed);
        int[] frequencies = random.ints(200, 1, 500).toArray();
        Huffman code = Huffman.of(frequencies, 15);
        double all = Arrays.stream(frequencies).sum();
        double bits = 0;
        double entropy = 0;
        for (int i = 0; i < frequencies.length; i++) {
            bits += frequencies[i] * (double) code.lengths[i];
            entropy -= frequencies[i] * Math.log(frequencies[i] / all) / Math.log(2);
        }
        assertThat(bits).isBetween(entropy, entropy + 0.1 * all);
    }
}
