package dev.gunfeel.burst;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.weapon.Seeds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The whole weapon at one instant.
 *
 * @param view where recoil has moved the view; a shot at this instant has not moved it yet. The player's share is not taken off
 * @param shot where the bullet of the shot at this instant goes, where one is fired
 * @param state what the next step takes
 * @param formulas which form of the formulas was computed
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 */
public record WeaponStep(
        RecoilView view,
        @Nullable WeaponShot shot,
        WeaponState state,
        Formulas formulas,
        Seeds seeds,
        List<Warning> warnings) {}
