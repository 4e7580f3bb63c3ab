package dev.gunfeel.burst;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.SignPattern;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponSpread;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The weapon once more, straight from docs/formulas.md in plain loops with absolute times: the oracle that the real one
 * is held against. It shares nothing with it but the weapon document. The JDK's SplittableRandom is splitmix64.
 */
final class ReferenceModel {
    final List<Shot> shots = new ArrayList<>();
    private final Weapon weapon;
    private final Formulas formulas;

    /** All that the formulas say about one shot; peaks are roll, pitch, yaw, field of view. */
    static final class Shot {
        double time;
        double speed;
        double potential;
        double ratio;
        long offset;
        double carried;
        double lift;
        double randomRight;
        double randomUp;
        double runningRight;
        double runningUp;
        double q;
        double r;
        final double[] peaks = new double[4];
    }

    ReferenceModel(
            Weapon weapon, List<Burst> bursts, Formulas formulas, long spreadSeed, long recoilSeed, long runningSeed) {
        this.weapon = weapon;
        this.formulas = formulas;
        double f = weapon.intervalSeconds();
        double pMax = weapon.potential() == null ? 1 : weapon.potential().maxSeconds();
        double gain = weapon.potential() == null ? 0 : weapon.potential().gain();
        double pNext = 0;
        double start = 0;
        Shot previous = null;
        for (Burst burst : bursts) {
            double pause = burst.pauseSeconds() == null ? f : Math.max(burst.pauseSeconds(), f);
            if (previous != null) {
                start = previous.time + pause;
            }
            for (int k = 0; k < burst.shots(); k++) {
                Shot shot = new Shot();
                shot.time = start + k * f;
                shot.speed = burst.speed();
                if (previous != null) {
                    double dt = k == 0 ? pause : f;
                    shot.potential = Math.max(0, pNext - dt);
                    if (shot.potential < 1e-9) {
                        shot.potential = 0;
                    }
                }
                shot.ratio = Math.min(1, shot.potential / pMax);
                shot.offset = shot.potential == 0 || previous == null ? 0 : previous.offset + 1;
                pNext = Math.min(shot.potential + f + gain * pMax, pMax + f);
                spread(shot, previous, spreadSeed, runningSeed + shots.size());
                recoil(shot, recoilSeed);
                shots.add(shot);
                previous = shot;
            }
        }
    }

    private void spread(Shot shot, @Nullable Shot previous, long seed, long runningSeed) {
        WeaponSpread spread = weapon.spread();
        if (spread == null) {
            return;
        }
        shot.carried = previous == null ? 0 : previous.q * Math.pow(shot.ratio, spread.carryExponent());
        if (spread.lift() != null) {
            shot.lift = spread.lift().magnitude()
                    * Math.pow(shot.ratio, spread.lift().exponent());
        }
        RandomSpread random = spread.random();
        if (random != null) {
            SplittableRandom numbers = new SplittableRandom(seed + shot.offset);
            double power = Math.pow(shot.ratio, random.exponent());
            double mh = random.horizontal();
            double mv = random.vertical();
            double dq = draw(numbers, mh * power, random.horizontalRange());
            double dr;
            if (formulas == Formulas.PUBLISHED) {
                double root = mh == 0 ? 1 : Math.sqrt(Math.max(0, 1 - Math.pow(dq / mh, 2)));
                dr = draw(numbers, mv * root, random.verticalRange());
            } else {
                double h = mh * power;
                double root = h == 0 ? 1 : Math.sqrt(Math.max(0, 1 - Math.pow(dq / h, 2)));
                dr = draw(numbers, mv * power * root, random.verticalRange());
            }
            double sign = random.signPattern() == SignPattern.RANDOM
                    ? (numbers.nextDouble() < 0.5 ? -1 : 1)
                    : sign(random, shot.offset);
            shot.randomRight = sign * dq;
            shot.randomUp = dr;
        }
        RunningSpread running = spread.running();
        if (running != null) {
            SplittableRandom numbers = new SplittableRandom(runningSeed);
            double angle = -Math.PI + 2 * Math.PI * numbers.nextDouble();
            double share = Math.min(1, shot.speed / running.maxSpeed());
            double l = draw(numbers, running.magnitude() * Math.pow(share, running.exponent()), running.range());
            shot.runningRight = l * Math.cos(angle);
            shot.runningUp = running.verticalScale() * l * Math.sin(angle);
        }
        shot.q = shot.carried + shot.randomRight + shot.runningRight;
        shot.r = shot.lift + shot.randomUp + shot.runningUp;
    }

    private static double draw(SplittableRandom numbers, double x, Range range) {
        double u = numbers.nextDouble();
        return x * range.min() + (x * range.max() - x * range.min()) * u;
    }

    /** Walks through the runs shot by shot. */
    private static double sign(RandomSpread random, long offset) {
        int run = 0;
        int left = random.signRuns().get(0);
        double sign = random.firstSign();
        for (long k = 0; k < offset; k++) {
            left--;
            if (left == 0) {
                run++;
                left = random.signRuns().get(Math.min(run, random.signRuns().size() - 1));
                sign = -sign;
            }
        }
        return sign;
    }

    private void recoil(Shot shot, long seed) {
        SplittableRandom numbers = new SplittableRandom(seed + shot.offset);
        RecoilChannel[] channels = channels();
        for (int c = 0; c < 4; c++) {
            double u1 = numbers.nextDouble();
            double u2 = numbers.nextDouble();
            RecoilChannel channel = channels[c];
            if (channel != null) {
                double amplitude = channel.size() * (1 - channel.variation() * u2);
                boolean negative =
                        channel.sign() == RecoilSign.RANDOM ? u1 < 0.5 : channel.sign() == RecoilSign.NEGATIVE;
                shot.peaks[c] = negative ? -amplitude : amplitude;
            }
        }
        if (shot.ratio >= 1 - 1e-9) {
            shot.peaks[1] = 0;
        }
    }

    private @Nullable RecoilChannel[] channels() {
        if (weapon.recoil() == null) {
            return new @Nullable RecoilChannel[4];
        }
        return new @Nullable RecoilChannel[] {
            weapon.recoil().rolling(),
            weapon.recoil().knocking() == null
                    ? null
                    : weapon.recoil().knocking().vertical(),
            weapon.recoil().knocking() == null
                    ? null
                    : weapon.recoil().knocking().horizontal(),
            weapon.recoil().punching()
        };
    }

    /** Returns roll, pitch, yaw and field of view at a time, from the shots fired up to it. */
    double[] view(double time) {
        double[] view = new double[4];
        int last = -1;
        while (last + 1 < shots.size() && shots.get(last + 1).time <= time) {
            last++;
        }
        return last < 0 ? view : view(time, last);
    }

    /** Returns the view just before a shot's own impulse. */
    double[] viewBefore(int shot) {
        return shot == 0 ? new double[4] : view(shots.get(shot).time, shot - 1);
    }

    private double[] view(double time, int last) {
        double[] view = new double[4];
        boolean restart = weapon.recoil() != null
                && weapon.recoil().knocking() != null
                && weapon.recoil().knocking().stacking() == Stacking.RESTART;
        RecoilChannel[] channels = channels();
        for (int c = 0; c < 4; c++) {
            RecoilChannel channel = channels[c];
            if (channel == null) {
                continue;
            }
            boolean knocking = c == 1 || c == 2;
            for (int j = 0; j <= last; j++) {
                double until = knocking && restart && j < last ? shots.get(j + 1).time : time;
                view[c] += theta(channel, shots.get(j).peaks[c], until - shots.get(j).time);
            }
        }
        return view;
    }

    private double theta(RecoilChannel channel, double a, double t) {
        double t99 = channel.settleSeconds();
        boolean published = formulas == Formulas.PUBLISHED;
        if (channel.model() == RecoilModel.CRITICAL) {
            double g = published ? Math.log(100 * t99) / t99 : 7.638352067993812 / t99;
            return Math.E * a * g * t * Math.exp(-g * t);
        }
        double g = Math.log(100) / t99;
        double t1 = channel.peakSeconds() == null ? Double.NaN : channel.peakSeconds();
        double x = published ? Math.PI / 2 : phase(g * t1);
        double w0 = published ? a * Math.exp(g * t1) : a * Math.exp(g * t1) / Math.sin(x);
        return w0 * Math.exp(-g * t) * Math.sin(x / t1 * t);
    }

    /** Newton's method on {@code x cos x - c sin x}, from above. */
    private static double phase(double c) {
        double x = Math.PI / 2;
        for (int i = 0; i < 100; i++) {
            x -= (x * Math.cos(x) - c * Math.sin(x)) / ((1 - c) * Math.cos(x) - x * Math.sin(x));
        }
        return x;
    }
}
