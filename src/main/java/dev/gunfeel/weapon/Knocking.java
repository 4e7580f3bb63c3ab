package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import io.soabase.recordbuilder.core.RecordBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Recoil that knocks the aim: the view's pitch and yaw. It is critically damped, since an overshoot would drag the aim
 * below where it started.
 *
 * @param vertical the pitch, up positive; nothing once the potential is full, so that the view stops climbing
 * @param horizontal the yaw, right positive
 * @param stacking what happens to a knock that has not come back when the next shot is fired
 */
@RecordBuilder
public record Knocking(
        @Nullable RecoilChannel vertical, @Nullable RecoilChannel horizontal, Stacking stacking)
        implements Rules, KnockingBuilder.With {
    /** No channel: the aim stays where it is. */
    public static final Knocking NONE = KnockingBuilder.builder().build();

    /** Puts the defaults where something is left out. */
    public Knocking {
        vertical = vertical == null ? null : vertical.orSign(RecoilSign.POSITIVE);
        horizontal = horizontal == null ? null : horizontal.orSign(RecoilSign.POSITIVE);
        stacking = Defaults.or(stacking, Stacking.RESTART);
    }

    @Override
    public void rules(Complaints complaints) {
        criticalOnly("vertical", vertical, complaints);
        criticalOnly("horizontal", horizontal, complaints);
    }

    /** Adds a complaint for every rule that depends on which formulas are computed. */
    void rules(Formulas formulas, Complaints complaints) {
        if (vertical != null) {
            vertical.rules(formulas, complaints.at("vertical"));
        }
        if (horizontal != null) {
            horizontal.rules(formulas, complaints.at("horizontal"));
        }
    }

    private static void criticalOnly(String name, @Nullable RecoilChannel channel, Complaints complaints) {
        if (channel != null && channel.model() == RecoilModel.UNDERDAMPED) {
            complaints
                    .at(name)
                    .add(
                            "model",
                            "is underdamped, but knocking takes critical only, or the aim swings below its start;"
                                    + " leave model and peakSeconds out",
                            "underdamped");
        }
    }
}
