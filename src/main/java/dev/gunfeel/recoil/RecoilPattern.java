package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.random.Generator;
import dev.gunfeel.random.NumberSource;
import dev.gunfeel.random.SeedName;
import dev.gunfeel.random.ShotNumbers;
import dev.gunfeel.weapon.DrawnPattern;
import dev.gunfeel.weapon.Recentring;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Stacking;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The recoil of one weapon with its seeds (docs/formulas.md, Recoil of a burst). Immutable. */
public final class RecoilPattern {
    /** So many times its settle time after which less of the view is left to come back than rounding. */
    private static final double COME_BACK = 7;

    /** Each channel draws one for its sign and one for its size. */
    private static final int NUMBERS_OF_A_SHOT = 2 * ViewChannel.values().length;

    private final WeaponRecoil recoil;
    private final ShotNumbers numbers;
    private final boolean restarts;
    private final ClimbEnd climbEnd;
    private final @Nullable Recentring recentring;
    private final double lifeSeconds;
    private final Map<ViewChannel, ImpulseShape> shapes;

    /**
     * Makes the pattern.
     *
     * @param weapon the weapon; without recoil it doesn't move the view
     * @param formulas which form of the impulses
     * @param source where random numbers come from
     * @param seeds the seeds in force
     */
    public RecoilPattern(Weapon weapon, Formulas formulas, NumberSource source, Seeds seeds) {
        recoil = Objects.requireNonNullElse(weapon.recoil(), WeaponRecoil.NONE);
        numbers = source.numbers(SeedName.RECOIL, seeds.recoilInForce(), NUMBERS_OF_A_SHOT);
        restarts = recoil.knocking() != null && recoil.knocking().stacking() == Stacking.RESTART;
        climbEnd = ClimbEnd.of(weapon, formulas);
        recentring = restarts ? Objects.requireNonNull(recoil.knocking()).recentring() : null;
        shapes = new EnumMap<>(ViewChannel.class);
        for (ViewChannel channel : ViewChannel.values()) {
            RecoilChannel own = channel.in(recoil);
            if (own != null) {
                shapes.put(channel, ImpulseShape.of(own, formulas));
            }
        }
        lifeSeconds = shapes.values().stream()
                .mapToDouble(ImpulseShape::lifeSeconds)
                .max()
                .orElse(0);
    }

    private RecoilPattern(RecoilPattern pattern, ShotNumbers numbers) {
        recoil = pattern.recoil;
        this.numbers = numbers;
        restarts = pattern.restarts;
        climbEnd = pattern.climbEnd;
        recentring = pattern.recentring;
        lifeSeconds = pattern.lifeSeconds;
        shapes = pattern.shapes;
    }

    /**
     * Returns the recoil of the same weapon with another seed.
     *
     * @param other the recoil seed to go by instead
     * @return the same pattern with that seed
     */
    public RecoilPattern withSeed(long other) {
        return new RecoilPattern(this, numbers.withSeed(other));
    }

    /** Returns the shape of a channel's impulses; null where the weapon lacks the channel. */
    @Nullable
    ImpulseShape shape(ViewChannel channel) {
        return shapes.get(channel);
    }

    /**
     * Returns the impulse of a shot.
     *
     * @param shot the shot
     * @return the impulse at age 0; a channel that the weapon lacks draws its two numbers too, and gives 0
     */
    public RecoilImpulse impulse(Shot shot) {
        Generator generator = numbers.at(shot.seedOffset());
        double factor = shot.stance().recoilFactor() * (shot.seedOffset() == 0 ? recoil.firstShotFactor() : 1);
        double roll = peak(ViewChannel.ROLL, shot, generator) * factor + 0.0;
        double pitch = peak(ViewChannel.PITCH, shot, generator) * climbEnd.left(shot) * factor + 0.0;
        double yaw = peak(ViewChannel.YAW, shot, generator) * factor + 0.0;
        double fov = peak(ViewChannel.FOV, shot, generator) * factor + 0.0;
        return new RecoilImpulse(0.0, roll, pitch, yaw, fov);
    }

    /** Draws the two numbers of a channel and returns its peak in degrees, with its sign. */
    private double peak(ViewChannel channel, Shot shot, Generator generator) {
        double forSign = generator.unit();
        double forSize = generator.unit();
        RecoilChannel own = channel.in(recoil);
        if (own == null) {
            return 0;
        }
        double share = 1 - own.variation() * forSize;
        DrawnPattern pattern = channel.isKnocking() && recoil.knocking() != null
                ? recoil.knocking().pattern()
                : null;
        if (pattern != null) {
            Vector2 entry = pattern.entry(shot.seedOffset());
            return (channel == ViewChannel.PITCH ? entry.y() : entry.x()) * share;
        }
        double size = own.size() * share;
        boolean isNegative =
                own.sign() == RecoilSign.NEGATIVE || (own.sign() == RecoilSign.RANDOM && forSign < 1 - own.positive());
        return (isNegative ? -size : size) + 0.0;
    }

    /** Returns how the view comes back by itself; null where it doesn't. */
    @Nullable
    Recentring recentring() {
        return recentring;
    }

    /** Returns the seconds after the last shot after which nothing moves the view that comes back by itself. */
    double recentredSeconds() {
        return recentring == null
                ? lifeSeconds
                : Math.max(lifeSeconds, recentring.delaySeconds() + COME_BACK * recentring.settleSeconds());
    }

    /** Returns where the view stays for good when all impulses have settled and it has come back by itself. */
    RecoilResidual settled(RecoilResidual residual) {
        return recentring == null
                ? residual
                : new RecoilResidual(
                        residual.pitchDegrees() * (1 - recentring.share()) + 0.0,
                        residual.yawDegrees() * (1 - recentring.share()) + 0.0);
    }

    /**
     * Returns how the view moves from the next shot on.
     *
     * @param motion how it moved from the shot before on
     * @param shot the next shot
     * @return the motion with that shot's impulse as its newest, without the impulses that have settled
     */
    public ViewMotion fired(ViewMotion motion, Shot shot) {
        double interval = shot.intervalSeconds();
        List<RecoilImpulse> impulses = new ArrayList<>(motion.impulses().size() + 1);
        for (RecoilImpulse earlier : motion.impulses()) {
            if (earlier.ageSeconds() + interval <= lifeSeconds) {
                impulses.add(restarts ? earlier.agedWithoutKnocking(interval) : earlier.aged(interval));
            }
        }
        impulses.add(impulse(shot));
        return new ViewMotion(impulses, restarts ? knocked(motion, interval) : motion.residual());
    }

    /**
     * Returns the motion without the impulses that have settled.
     *
     * @param motion how the view moves from the last shot on
     * @param seconds seconds since that shot, at least 0
     * @return the same movement from then on
     */
    public ViewMotion withoutSettled(ViewMotion motion, double seconds) {
        return new ViewMotion(
                motion.impulses().stream()
                        .filter(impulse -> impulse.ageSeconds() + seconds <= lifeSeconds)
                        .toList(),
                motion.residual());
    }

    /**
     * Returns where the view is.
     *
     * @param motion how it moves from the last shot on
     * @param seconds seconds since that shot, at least 0
     * @return how far recoil has moved it
     */
    public RecoilView view(ViewMotion motion, double seconds) {
        RecoilResidual knocked = knocked(motion, seconds);
        return new RecoilView(
                moved(ViewChannel.ROLL, motion, seconds),
                knocked.pitchDegrees(),
                knocked.yawDegrees(),
                moved(ViewChannel.FOV, motion, seconds));
    }

    /**
     * Returns where knocking has moved the view: where the aim goes with it, and where a kick that takes over starts.
     *
     * @param motion how it moves from the last shot on
     * @param seconds seconds since that shot
     */
    RecoilResidual knocked(ViewMotion motion, double seconds) {
        double pitch = moved(ViewChannel.PITCH, motion, seconds);
        double yaw = moved(ViewChannel.YAW, motion, seconds);
        if (recentring == null) {
            return new RecoilResidual(pitch, yaw);
        }
        double left = recentring.left(seconds);
        return new RecoilResidual(pitch * left + 0.0, yaw * left + 0.0);
    }

    private double moved(ViewChannel channel, ViewMotion motion, double seconds) {
        double moved = channel.rest(motion.residual());
        ImpulseShape shape = shapes.get(channel);
        if (shape == null) {
            return moved;
        }
        for (RecoilImpulse impulse : motion.impulses()) {
            double peak = channel.peak(impulse);
            // Skipping what is 0 anyway saves the exponential; in a burst most old impulses have no knocking any more.
            if (peak != 0) {
                moved += peak * shape.displacement(impulse.ageSeconds() + seconds);
            }
        }
        return moved;
    }
}
