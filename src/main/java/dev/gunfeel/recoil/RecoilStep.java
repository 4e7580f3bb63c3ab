package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Seeds;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The view at one instant.
 *
 * @param view where recoil has moved the view; a shot at this instant has not moved it yet
 * @param shot the impulse of the shot at this instant, where one is fired
 * @param state what the next step takes
 * @param formulas which form of the formulas was computed
 * @param seeds the seeds in force
 * @param warnings what is legal but surprising
 */
public record RecoilStep(
        RecoilView view,
        @Nullable RecoilShot shot,
        RecoilState state,
        Formulas formulas,
        Seeds seeds,
        List<Warning> warnings) {}
