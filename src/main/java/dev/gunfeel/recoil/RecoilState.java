package dev.gunfeel.recoil;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.CountsAs;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.HandedBack;
import dev.gunfeel.input.Limit;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.StateOrigin;
import dev.gunfeel.weapon.Weapon;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a weapon's recoil remembers. Hand it back with the next step, and the chain of steps is the sequence: to the
 * last bit at the shots.
 *
 * @param origin the weapon that it belongs to
 * @param memory what the weapon remembers of its fire
 * @param seeds the seeds in force
 * @param impulses the impulses that still move the view, oldest first
 * @param residual where pitch and yaw come to rest, without what the newest knock may leave at the next shot
 * @param sinceShotSeconds seconds from the last shot to the state's instant
 */
@HandedBack
public record RecoilState(
        @Unwrapped @Nullable StateOrigin origin,
        @Unwrapped @NotNull FireMemory memory,
        @NotNull Seeds seeds,
        @NotNull @CountsAs(Limit.SHOTS) List<RecoilImpulse> impulses,
        @NotNull RecoilResidual residual,
        @PositiveOrZero Double sinceShotSeconds)
        implements Rules {
    /** Puts the defaults where something is left out. */
    public RecoilState {
        sinceShotSeconds = Defaults.or(sinceShotSeconds, 0.0);
    }

    static RecoilState of(Weapon weapon, FireMemory memory, ViewMotion motion, double sinceShotSeconds, Seeds seeds) {
        // The view knows no heat.
        return new RecoilState(
                StateOrigin.of(weapon),
                memory.withoutHeat(),
                seeds,
                motion.impulses(),
                motion.residual(),
                sinceShotSeconds);
    }

    ViewMotion motion() {
        return new ViewMotion(impulses, residual);
    }

    @Override
    public void rules(Complaints complaints) {
        if (impulses != null) {
            complaints.limit("impulses", Limit.SHOTS, impulses.size());
            for (int i = 0; i < impulses.size(); i++) {
                @Nullable RecoilImpulse impulse = impulses.get(i);
                if (impulse != null) {
                    impulse.rules(complaints.at("impulses").at(i));
                }
            }
        }
        if (complaints.sound("shotNumber", "impulses") && memory.shotNumber() == 0 && !impulses.isEmpty()) {
            complaints.add(
                    "impulses",
                    "must be empty before the first shot (shotNumber 0); hand the state back unchanged",
                    null);
        }
    }
}
