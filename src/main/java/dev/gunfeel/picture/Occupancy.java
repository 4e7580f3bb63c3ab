package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Remembers which parts of a page are taken. Quick whatever their number: only what is near by is compared. */
final class Occupancy {
    private static final double CELL = 32;

    /** A line that rises more is no minus sign. */
    private static final double STEEP = 0.5;

    private final Map<Long, List<Box>> boxes = new HashMap<>();
    private final Map<Long, List<Segment>> segments = new HashMap<>();

    /** A piece of a line, with half its width. */
    private record Segment(double x0, double y0, double x1, double y1, double reach) {
        boolean isFlat() {
            return Math.abs(y1 - y0) < Math.abs(x1 - x0) * STEEP;
        }

        /** Returns whether any of it is in a box, by cutting off what is beyond each of its sides. */
        boolean meets(Box box) {
            double from = 0;
            double to = 1;
            double[] speeds = {x1 - x0, x0 - x1, y1 - y0, y0 - y1};
            double[] room = {
                box.right() + reach - x0, x0 - box.left() + reach, box.bottom() + reach - y0, y0 - box.top() + reach
            };
            for (int side = 0; side < speeds.length; side++) {
                if (speeds[side] > 0) {
                    to = Math.min(to, room[side] / speeds[side]);
                } else if (speeds[side] < 0) {
                    from = Math.max(from, room[side] / speeds[side]);
                } else if (room[side] <= 0) {
                    return false;
                }
            }
            return from < to;
        }
    }

    /** Returns whether a box overlaps nothing that is taken. */
    boolean isFree(Box box) {
        return !isAny(boxes, box, taken -> taken.overlaps(box)) && !isAny(segments, box, line -> line.meets(box));
    }

    /** Returns whether a straight line of some width meets no box that is taken. */
    boolean isFree(double[] line, double width) {
        Segment segment = new Segment(line[0], line[1], line[2], line[3], width / 2);
        return !isAny(boxes, Box.of(List.of(line)), segment::meets);
    }

    /** Returns whether a line goes through a box that is so flat that it would read as a minus sign. */
    boolean hasFlatLines(Box box) {
        return isAny(segments, box, line -> line.isFlat() && line.meets(box));
    }

    private static <T> boolean isAny(Map<Long, List<T>> things, Box box, Predicate<T> test) {
        for (long x = cell(box.left()); x <= cell(box.right()); x++) {
            for (long y = cell(box.top()); y <= cell(box.bottom()); y++) {
                for (T thing : things.getOrDefault(key(x, y), List.of())) {
                    if (test.test(thing)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    void take(Box box) {
        for (long x = cell(box.left()); x <= cell(box.right()); x++) {
            for (long y = cell(box.top()); y <= cell(box.bottom()); y++) {
                boxes.computeIfAbsent(key(x, y), key -> new ArrayList<>()).add(box);
            }
        }
    }

    /** Takes a line of some width through points x, y, x, y, …. */
    void take(double[] line, double width) {
        for (int i = 0; i + 3 < line.length; i += 2) {
            take(new Segment(line[i], line[i + 1], line[i + 2], line[i + 3], width / 2));
        }
    }

    private void take(Segment line) {
        double reach = line.reach();
        for (long x = cell(Math.min(line.x0(), line.x1()) - reach);
                x <= cell(Math.max(line.x0(), line.x1()) + reach);
                x++) {
            for (long y = cell(Math.min(line.y0(), line.y1()) - reach);
                    y <= cell(Math.max(line.y0(), line.y1()) + reach);
                    y++) {
                if (line.meets(new Box(x * CELL, y * CELL, (x + 1) * CELL, (y + 1) * CELL))) {
                    segments.computeIfAbsent(key(x, y), key -> new ArrayList<>())
                            .add(line);
                }
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
