package dev.gunfeel.burst;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.HandedBack;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Unwrapped;
import dev.gunfeel.recoil.RecoilImpulse;
import dev.gunfeel.recoil.RecoilResidual;
import dev.gunfeel.recoil.RecoilState;
import dev.gunfeel.recoil.ViewMotion;
import dev.gunfeel.spread.SpreadState;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Seeds;
import dev.gunfeel.weapon.StateOrigin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a weapon remembers: what its spread and its recoil do, with one memory of fire. Hand it back with the next step, and
 * the chain of steps is the sequence to the last bit.
 *
 * @param origin the weapon that it belongs to
 * @param memory what the weapon remembers of its fire
 * @param q what the next shot carries of the last one's sideways place, before the potential takes its share; 0 before the first
 * @param seeds the seeds in force
 * @param impulses the impulses that still move the view, oldest first
 * @param residual where pitch and yaw come to rest, without what the newest knock may leave at the next shot
 * @param sinceShotSeconds seconds from the last shot to the state's instant
 */
@HandedBack
public record WeaponState(
        @Unwrapped @Nullable StateOrigin origin,
        @Unwrapped @NotNull FireMemory memory,
        @NotNull Double q,
        @NotNull Seeds seeds,
        @NotNull List<RecoilImpulse> impulses,
        @NotNull RecoilResidual residual,
        @PositiveOrZero Double sinceShotSeconds)
        implements Rules {
    /** Puts the defaults where something is left out. */
    public WeaponState {
        sinceShotSeconds = Defaults.or(sinceShotSeconds, 0.0);
    }

    ViewMotion motion() {
        return new ViewMotion(impulses, residual);
    }

    @Override
    public void rules(Complaints complaints) {
        new RecoilState(origin, memory, seeds, impulses, residual, sinceShotSeconds).rules(complaints);
        SpreadState.carriedRules(q, complaints);
    }
}
