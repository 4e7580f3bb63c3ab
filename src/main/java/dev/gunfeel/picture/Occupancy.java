package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Remembers which parts of a page are taken. Quick whatever their number: only boxes near by are compared. */
final class Occupancy {
    private static final double CELL = 32;

    private final Map<Long, List<Box>> cells = new HashMap<>();

    /** Returns whether a box overlaps nothing that is taken. */
    boolean isFree(Box box) {
        for (long x = cell(box.left()); x <= cell(box.right()); x++) {
            for (long y = cell(box.top()); y <= cell(box.bottom()); y++) {
                for (Box taken : cells.getOrDefault(key(x, y), List.of())) {
                    if (taken.overlaps(box)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    void take(Box box) {
        for (long x = cell(box.left()); x <= cell(box.right()); x++) {
            for (long y = cell(box.top()); y <= cell(box.bottom()); y++) {
                cells.computeIfAbsent(key(x, y), key -> new ArrayList<>()).add(box);
            }
        }
    }

    private static long cell(double place) {
        return (long) Math.floor(place / CELL);
    }

    private static long key(long x, long y) {
        return x << 32 ^ (y & 0xFFFFFFFFL);
    }
}
