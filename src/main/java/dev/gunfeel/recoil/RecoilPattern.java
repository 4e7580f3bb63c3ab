package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.random.Algorithm;
import dev.gunfeel.random.Generator;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The recoil of one weapon with its seeds (docs/formulas.md, Recoil of a burst). Immutable. */
public final class RecoilPattern {
    /** From here on the potential counts as full, whatever rounding says. */
    private static final double FULL = 1 - 1e-9;

    private final WeaponRecoil recoil;
    private final Algorithm algorithm;
    private final long seed;
    private final boolean restarts;
    private final double lifeSeconds;
    final @Nullable ImpulseShape roll;
    final @Nullable ImpulseShape pitch;
    final @Nullable ImpulseShape yaw;
    final @Nullable ImpulseShape fov;

    /**
     * Makes the pattern.
     *
     * @param recoil the weapon's recoil; null for a weapon that doesn't move the view
     * @param formulas which form of the impulses
     * @param algorithm where random numbers come from
     * @param seeds the seeds in force
     */
    public RecoilPattern(@Nullable WeaponRecoil recoil, Formulas formulas, Algorithm algorithm, Seeds seeds) {
        this.recoil = recoil == null ? WeaponRecoil.NONE : recoil;
        this.algorithm = algorithm;
        seed = seeds.recoilInForce();
        restarts = this.recoil.knocking() != null && this.recoil.knocking().stacking() == Stacking.RESTART;
        roll = shape(this.recoil.rolling(), formulas);
        pitch = shape(this.recoil.vertical(), formulas);
        yaw = shape(this.recoil.horizontal(), formulas);
        fov = shape(this.recoil.punching(), formulas);
        lifeSeconds = Math.max(Math.max(life(roll), life(pitch)), Math.max(life(yaw), life(fov)));
    }

    private RecoilPattern(RecoilPattern pattern, long seed) {
        recoil = pattern.recoil;
        algorithm = pattern.algorithm;
        this.seed = seed;
        restarts = pattern.restarts;
        lifeSeconds = pattern.lifeSeconds;
        roll = pattern.roll;
        pitch = pattern.pitch;
        yaw = pattern.yaw;
        fov = pattern.fov;
    }

    /** Returns the recoil of the same weapon with another seed. */
    public RecoilPattern withSeed(long other) {
        return new RecoilPattern(this, other);
    }

    private static @Nullable ImpulseShape shape(@Nullable RecoilChannel channel, Formulas formulas) {
        return channel == null ? null : ImpulseShape.of(channel, formulas);
    }

    private static double life(@Nullable ImpulseShape shape) {
        return shape == null ? 0 : shape.lifeSeconds();
    }

    /** Returns the impulse of a shot. A channel that the weapon lacks draws its two numbers too, and gives 0. */
    public RecoilImpulse impulse(Shot shot) {
        Generator generator = algorithm.generator(seed + shot.seedOffset());
        double rollPeak = peak(recoil.rolling(), generator);
        double pitchPeak = peak(recoil.vertical(), generator);
        double yawPeak = peak(recoil.horizontal(), generator);
        double fovPeak = peak(recoil.punching(), generator);
        return new RecoilImpulse(0.0, rollPeak, shot.potentialRatio() >= FULL ? 0 : pitchPeak, yawPeak, fovPeak);
    }

    private static double peak(@Nullable RecoilChannel channel, Generator generator) {
        double forSign = generator.unit();
        double forSize = generator.unit();
        if (channel == null) {
            return 0;
        }
        double size = Math.abs(channel.peakDegrees()) * (1 - channel.variation() * forSize);
        RecoilSign sign = channel.sign();
        boolean isNegative = sign == RecoilSign.NEGATIVE || (sign == RecoilSign.RANDOM && forSign < 0.5);
        return (isNegative ? -size : size) + 0.0;
    }

    /**
     * Returns how the view moves from the next shot on.
     *
     * @param motion how it moved from the shot before on
     * @param shot the next shot
     * @param impulse that shot's impulse
     */
    public Motion fired(Motion motion, Shot shot, RecoilImpulse impulse) {
        double interval = shot.intervalSeconds();
        List<RecoilImpulse> impulses = new ArrayList<>(motion.impulses().size() + 1);
        double pitchLeft = motion.residual().pitchDegrees();
        double yawLeft = motion.residual().yawDegrees();
        for (RecoilImpulse earlier : motion.impulses()) {
            double age = earlier.ageSeconds() + interval;
            if (restarts) {
                pitchLeft += displacement(pitch, earlier.pitchPeakDegrees(), age);
                yawLeft += displacement(yaw, earlier.yawPeakDegrees(), age);
            }
            if (age <= lifeSeconds) {
                impulses.add(restarts ? earlier.agedWithoutKnocking(interval) : earlier.aged(interval));
            }
        }
        impulses.add(impulse);
        return new Motion(impulses, new RecoilResidual(pitchLeft, yawLeft));
    }

    /** Returns the motion without the impulses that have settled some seconds after its shot. */
    public Motion withoutSettled(Motion motion, double seconds) {
        return new Motion(
                motion.impulses().stream()
                        .filter(impulse -> impulse.ageSeconds() + seconds <= lifeSeconds)
                        .toList(),
                motion.residual());
    }

    /**
     * Returns where the view is.
     *
     * @param motion how it moves from the last shot on
     * @param seconds seconds since that shot
     */
    public RecoilView view(Motion motion, double seconds) {
        double rolled = 0;
        double pitched = motion.residual().pitchDegrees();
        double yawed = motion.residual().yawDegrees();
        double widened = 0;
        for (RecoilImpulse impulse : motion.impulses()) {
            double age = impulse.ageSeconds() + seconds;
            rolled += displacement(roll, impulse.rollPeakDegrees(), age);
            pitched += displacement(pitch, impulse.pitchPeakDegrees(), age);
            yawed += displacement(yaw, impulse.yawPeakDegrees(), age);
            widened += displacement(fov, impulse.fovPeakDegrees(), age);
        }
        return new RecoilView(rolled, pitched, yawed, widened);
    }

    private static double displacement(@Nullable ImpulseShape shape, double peak, double age) {
        // Skipping what is 0 anyway saves the exponential; in a burst most old impulses have no knocking any more.
        return shape == null || peak == 0 ? 0 : peak * shape.displacement(age);
    }
}
