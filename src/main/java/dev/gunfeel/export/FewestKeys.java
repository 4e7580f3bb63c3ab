package dev.gunfeel.export;

import dev.gunfeel.input.Interruption;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts samples into as few pieces as are found that each keep within a tolerance. Each reaches as far as it can, which is the
 * fewest there are where every part of a good piece is good, too.
 */
final class FewestKeys {
    private FewestKeys() {}

    /** Tells whether a piece keeps all samples in it within the tolerance; one without any does. */
    interface Piece {
        /** Returns whether the piece between two samples does. */
        boolean holds(int from, int to);
    }

    /** Returns the samples that keys stand on, from the first to the last. */
    static List<Integer> of(int samples, Piece piece) {
        List<Integer> keys = new ArrayList<>(List.of(0));
        int key = 0;
        while (key < samples - 1) {
            Interruption.poll();
            key = reach(key, samples - 1, piece);
            keys.add(key);
        }
        return keys;
    }

    /** Returns the farthest sample that a piece from another reaches: doubled until it fails, then halved in between. */
    private static int reach(int from, int last, Piece piece) {
        int step = 1;
        int good = from + 1;
        int bad = last + 1;
        while (good < last && bad > last) {
            int next = Math.min(last, from + 2 * step);
            if (piece.holds(from, next)) {
                good = next;
                step *= 2;
            } else {
                bad = next;
            }
        }
        while (bad - good > 1) {
            int middle = (good + bad) >>> 1;
            if (piece.holds(from, middle)) {
                good = middle;
            } else {
                bad = middle;
            }
        }
        return good;
    }
}
