package dev.gunfeel.export;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.rotation.RotationPath;
import dev.gunfeel.rotation.Slerp;
import java.util.List;

/**
 * An orientation over time as few keys, with slerp between them.
 *
 * @param keys the samples that they stand on
 * @param largestErrorDegrees the largest turn between a sample and what slerp gives there
 */
record FittedTurns(List<Integer> keys, double largestErrorDegrees) {
    static FittedTurns of(double[] times, List<Quaternion> turns, double toleranceDegrees) {
        List<Integer> keys =
                FewestKeys.of(times.length, (from, to) -> error(times, turns, from, to) <= toleranceDegrees);
        double largest = 0;
        for (int i = 1; i < keys.size(); i++) {
            largest = Math.max(largest, error(times, turns, keys.get(i - 1), keys.get(i)));
        }
        return new FittedTurns(keys, largest);
    }

    private static double error(double[] times, List<Quaternion> turns, int from, int to) {
        double largest = 0;
        for (int i = from + 1; i < to; i++) {
            double t = (times[i] - times[from]) / (times[to] - times[from]);
            Quaternion between = Slerp.slerp(turns.get(from), turns.get(to), t, RotationPath.SHORTEST);
            Quaternion there = Slerp.end(between, turns.get(i), RotationPath.SHORTEST);
            // The angle of two quaternions is half the turn between them.
            largest = Math.max(largest, StrictMath.toDegrees(2 * Slerp.angle(between, there)));
        }
        return largest;
    }
}
