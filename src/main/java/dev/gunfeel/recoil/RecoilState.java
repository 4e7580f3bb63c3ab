package dev.gunfeel.recoil;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Seeds;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.List;

/**
 * All that a weapon's recoil remembers. Hand it back with the next step, and the chain of steps is the sequence: to the
 * last bit at the shots.
 *
 * @param potentialSeconds the potential just after the last shot
 * @param seedOffset the place of that shot since the weapon last rested, from 0
 * @param shotNumber how many shots were fired so far
 * @param seeds the seeds in force
 * @param impulses the impulses that still move the view, oldest first
 * @param residual where pitch and yaw come to rest, without what the newest knock may leave at the next shot
 * @param sinceShotSeconds seconds from the last shot to the state's instant
 * @param burstStartSeconds when the burst of the last shot began, in seconds since the first shot of all
 * @param burstShots how many shots of that burst were fired: the time of a shot is counted from the start of its burst,
 *     so that rounding does not add up
 */
public record RecoilState(
        @NotNull @PositiveOrZero Double potentialSeconds,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer seedOffset,
        @NotNull @PositiveOrZero @Max(1_000_000_000) Integer shotNumber,
        @NotNull Seeds seeds,
        @NotNull List<RecoilImpulse> impulses,
        @NotNull RecoilResidual residual,
        @PositiveOrZero Double sinceShotSeconds,
        @PositiveOrZero Double burstStartSeconds,
        @PositiveOrZero @Max(1_000_000_000) Integer burstShots)
        implements Rules {
    public RecoilState {
        sinceShotSeconds = Defaults.or(sinceShotSeconds, 0.0);
        burstStartSeconds = Defaults.or(burstStartSeconds, 0.0);
        burstShots = Defaults.or(burstShots, 1);
    }

    static RecoilState of(FireMemory memory, Motion motion, double sinceShotSeconds, Seeds seeds) {
        return new RecoilState(
                memory.potentialSeconds(),
                memory.seedOffset(),
                memory.shotNumber(),
                seeds,
                motion.impulses(),
                motion.residual(),
                sinceShotSeconds,
                memory.burstStartSeconds(),
                memory.burstShots());
    }

    FireMemory memory() {
        return new FireMemory(potentialSeconds, seedOffset, shotNumber, burstStartSeconds, burstShots);
    }

    Motion motion() {
        return new Motion(impulses, residual);
    }

    @Override
    public void rules(Complaints complaints) {
        if (impulses != null) {
            complaints.limit("impulses", Limit.SHOTS, impulses.size());
        }
        if (complaints.sound("shotNumber", "impulses") && shotNumber == 0 && !impulses.isEmpty()) {
            complaints.add(
                    "impulses",
                    "must be empty before the first shot (shotNumber 0); hand the state back unchanged",
                    null);
        }
    }
}
