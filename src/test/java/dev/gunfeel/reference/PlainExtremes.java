package dev.gunfeel.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** The largest and least of the view for all time, by looking everywhere and then closer. */
final class PlainExtremes {
    private final PlainRecoil recoil;
    private final List<PlainShot> shots;

    PlainExtremes(PlainRecoil recoil, List<PlainShot> shots) {
        this.recoil = recoil;
        this.shots = shots;
    }

    /** Returns the largest value of roll, pitch, yaw or field of view: 0 to 3. */
    double largest(int channel) {
        return largest(new int[] {channel}, (count, time) -> recoil.view(channel, shots, count, time));
    }

    double least(int channel) {
        return -largest(new int[] {channel}, (count, time) -> -recoil.view(channel, shots, count, time));
    }

    /** A figure of the view at a time, by the impulses of the first shots. */
    private interface Measure {
        double of(int count, double time);
    }

    private double largest(int[] channels, Measure measure) {
        List<double[]> tops = new ArrayList<>();
        double largest = 0;
        for (int k = 0; k < shots.size(); k++) {
            double[] grid = grid(k, channels);
            double[] values = new double[grid.length];
            for (int i = 0; i < grid.length; i++) {
                values[i] = measure.of(k + 1, grid[i]);
                largest = Math.max(largest, values[i]);
            }
            for (int i = 0; i < grid.length; i++) {
                double before = values[Math.max(0, i - 1)];
                double after = values[Math.min(grid.length - 1, i + 1)];
                if (values[i] >= before && values[i] >= after && values[i] > Math.min(before, after)) {
                    tops.add(new double[] {
                        k + 1, values[i], grid[Math.max(0, i - 1)], grid[Math.min(grid.length - 1, i + 1)]
                    });
                }
            }
        }
        double seen = largest;
        for (double[] top : tops) {
            if (top[1] >= 0.97 * seen) {
                largest = Math.max(largest, closer(time -> measure.of((int) top[0], time), top[2], top[3]));
            }
        }
        return largest;
    }

    /** Times from one shot to the next: even ones, and finer ones just after the shot for each channel. */
    private double[] grid(int shot, int... channels) {
        double from = shots.get(shot).due;
        double to = shot + 1 < shots.size() ? shots.get(shot + 1).due : from + recoil.calm();
        List<Double> times = new ArrayList<>();
        for (int i = 0; i <= 20; i++) {
            times.add(from + (to - from) * i / 20);
        }
        for (int i = 1; i <= 30; i++) {
            for (int channel : channels) {
                times.add(from + i * recoil.scale(channel) / 4);
            }
            if (recoil.recentres()) {
                times.add(from + recoil.recentringDelay() + i * recoil.recentringScale() / 4);
            }
        }
        return times.stream()
                .filter(time -> time >= from && time <= to)
                .mapToDouble(Double::doubleValue)
                .sorted()
                .distinct()
                .toArray();
    }

    /** Cuts an interval round a top in thirds. */
    private static double closer(DoubleUnaryOperator value, double from, double to) {
        double low = from;
        double high = to;
        for (int i = 0; i < 30; i++) {
            double left = low + (high - low) / 3;
            double right = high - (high - low) / 3;
            if (value.applyAsDouble(left) < value.applyAsDouble(right)) {
                low = left;
            } else {
                high = right;
            }
        }
        return value.applyAsDouble((low + high) / 2);
    }

    /**
     * Returns the seconds from the last shot until the angle between the view and where it ends stays within 1 % of its
     * largest from the first shot on.
     */
    double settled() {
        double[] end = recoil.residual(shots);
        Measure away = (count, time) -> angle(recoil.view(shots, count, time), end);
        int[] knocking = {1, 2};
        double least = 0.01 * largest(knocking, away);
        int count = shots.size();
        double start = shots.get(count - 1).due;
        double[] grid = grid(count - 1, knocking);
        for (int i = grid.length - 1; i >= 0; i--) {
            if (away.of(count, grid[i]) > least) {
                double outside = grid[i];
                double inside = grid[Math.min(i + 1, grid.length - 1)];
                for (int j = 0; j < 60; j++) {
                    double middle = (outside + inside) / 2;
                    if (away.of(count, middle) > least) {
                        outside = middle;
                    } else {
                        inside = middle;
                    }
                }
                return inside - start;
            }
        }
        return 0;
    }

    /** Returns the angle between two directions of pitch and yaw, in degrees. */
    private static double angle(double[] view, double[] end) {
        double[] a = PlainAim.turned(view[2], view[1], 1, 0, 0);
        double[] b = PlainAim.turned(end[2], end[1], 1, 0, 0);
        double apart = 0;
        double together = 0;
        for (int i = 0; i < 3; i++) {
            apart += (a[i] - b[i]) * (a[i] - b[i]);
            together += (a[i] + b[i]) * (a[i] + b[i]);
        }
        return Math.toDegrees(2 * Math.atan2(Math.sqrt(apart), Math.sqrt(together)));
    }
}
