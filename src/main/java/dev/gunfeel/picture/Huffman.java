package dev.gunfeel.picture;

import java.util.Arrays;
import java.util.PriorityQueue;

/** A Huffman code: short codes for what is frequent, with a longest length (RFC 1951, section 3.2.2). */
final class Huffman {
    /** The length of each symbol's code in bits, 0 where the symbol has none. */
    final int[] lengths;

    /** Each symbol's code, its bits in the order in which deflate writes them. */
    final int[] codes;

    private Huffman(int[] lengths) {
        this.lengths = lengths;
        codes = new int[lengths.length];
        assignCodes();
    }

    /**
     * Makes the code for some frequencies.
     *
     * @param frequencies how often each symbol comes; at least two symbols get a code in any case
     * @param longest the longest length, such that all symbols can have a code
     */
    static Huffman of(int[] frequencies, int longest) {
        int[] weights = frequencies.clone();
        // Some readers refuse a code with a single symbol.
        for (int i = 0; i < 2; i++) {
            weights[i] = Math.max(1, weights[i]);
        }
        int[] lengths = lengths(weights);
        while (Arrays.stream(lengths).max().orElse(0) > longest) {
            for (int i = 0; i < weights.length; i++) {
                weights[i] = (weights[i] + 1) / 2;
            }
            lengths = lengths(weights);
        }
        return new Huffman(lengths);
    }

    private record Node(long weight, int number) implements Comparable<Node> {
        @Override
        public int compareTo(Node other) {
            int byWeight = Long.compare(weight, other.weight);
            return byWeight != 0 ? byWeight : Integer.compare(number, other.number);
        }
    }

    private static int[] lengths(int[] weights) {
        PriorityQueue<Node> open = new PriorityQueue<>();
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                open.add(new Node(weights[i], i));
            }
        }
        int[] parent = new int[2 * weights.length];
        int next = weights.length;
        while (open.size() > 1) {
            Node one = open.remove();
            Node other = open.remove();
            parent[one.number()] = next;
            parent[other.number()] = next;
            open.add(new Node(one.weight() + other.weight(), next++));
        }
        int root = next - 1;
        int[] depth = new int[2 * weights.length];
        for (int i = root - 1; i >= 0; i--) {
            if (parent[i] > 0) {
                depth[i] = depth[parent[i]] + 1;
            }
        }
        return Arrays.copyOf(depth, weights.length);
    }

    private void assignCodes() {
        int longest = Arrays.stream(lengths).max().orElse(0);
        int code = 0;
        for (int length = 1; length <= longest; length++) {
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] == length) {
                    codes[symbol] = Integer.reverse(code++) >>> (32 - length);
                }
            }
            code <<= 1;
        }
    }
}
