package dev.gunfeel.fit;

import dev.gunfeel.input.Warning;
import dev.gunfeel.weapon.Weapon;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of fitting a weapon to what was recorded.
 *
 * @param weapon a weapon document that does so: a drawn pattern with a cone of the scatter, and knocking upwards by the impulse that comes
 *     nearest
 * @param pattern how the recorded sprays lie round the pattern; absent without recordings
 * @param impulses of each model the impulse that comes nearest to the recorded view, the nearer first; empty without a curve
 * @param warnings what was assumed, and what the recordings can't tell
 */
public record Fit(
        Weapon weapon, @Nullable FittedPattern pattern, List<FittedImpulse> impulses, List<Warning> warnings) {}
