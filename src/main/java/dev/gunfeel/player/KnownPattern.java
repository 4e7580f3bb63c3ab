package dev.gunfeel.player;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.random.GeneratorSettings;
import dev.gunfeel.spread.Deviation;
import dev.gunfeel.spread.SpreadPattern;
import dev.gunfeel.weapon.Firing;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import java.util.List;

/**
 * The turns that take the pattern back which a player knows by heart, shot for shot: of the spread without any chance, by the
 * weapon's own seeds.
 */
public final class KnownPattern {
    /** A time within so many seconds of a shot's counts as that shot's. */
    private static final double SAME_SECONDS = 1e-9;

    /** The pattern of whoever knows none. */
    public static final KnownPattern NONE = new KnownPattern();

    private final double[] times;
    private final double[] pitch;
    private final double[] yaw;
    /** The first shot of the burst that a shot is of. */
    private final int[] first;

    private KnownPattern() {
        times = new double[0];
        pitch = times;
        yaw = times;
        first = new int[0];
    }

    /**
     * Goes through the pattern.
     *
     * @param weapon the weapon
     * @param formulas which form of the formulas
     * @param generator where random numbers come from
     * @param seeds the seeds that the player knows
     * @param firing how the weapon is fired
     * @param shots the shots of it, in order
     */
    public KnownPattern(
            Weapon weapon,
            Formulas formulas,
            GeneratorSettings generator,
            Seeds seeds,
            Firing firing,
            List<Shot> shots) {
        int count = shots.size();
        times = new double[count];
        pitch = new double[count];
        yaw = new double[count];
        first = new int[count];
        SpreadPattern pattern = new SpreadPattern(weapon.withoutChance(), formulas, generator, seeds);
        double carried = 0;
        int next = 0;
        int burst = 0;
        for (int i = 0; i < count; i++) {
            Interruption.poll();
            if (i == next) {
                first[i] = i;
                next += firing.inBursts().get(burst++).shots();
            } else {
                first[i] = first[i - 1];
            }
            Deviation deviation = pattern.deviation(shots.get(i), carried);
            carried = deviation.carriedOn();
            double forward = deviation.pqr().x();
            double right = deviation.pqr().y();
            double up = deviation.pqr().z();
            times[i] = shots.get(i).timeSeconds();
            pitch[i] = StrictMath.toDegrees(StrictMath.atan2(up, forward));
            yaw[i] = StrictMath.toDegrees(StrictMath.atan2(right, StrictMath.hypot(forward, up)));
        }
    }

    /** Returns the turn up that takes back what is due some seconds before a shot, in degrees. */
    double pitch(int shot, double lateSeconds) {
        return at(shot, lateSeconds, pitch);
    }

    /** Returns the turn to the right that takes back what is due some seconds before a shot, in degrees. */
    double yaw(int shot, double lateSeconds) {
        return at(shot, lateSeconds, yaw);
    }

    private double at(int shot, double lateSeconds, double[] turns) {
        if (times.length == 0) {
            return 0;
        }
        double time = times[shot] - lateSeconds;
        int place = shot;
        while (place > first[shot] && times[place] > time + SAME_SECONDS) {
            place--;
        }
        if (times[place] > time + SAME_SECONDS) {
            return 0;
        }
        if (place == shot || times[place] >= time - SAME_SECONDS) {
            return turns[place];
        }
        double share = (time - times[place]) / (times[place + 1] - times[place]);
        return turns[place] + share * (turns[place + 1] - turns[place]);
    }
}
