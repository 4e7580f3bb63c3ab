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
 * @param pattern the peaks of the kick, {@code [right, up]} shot for shot, in the place of peakDegrees and sign of both
 *     channels, which are then there for settleSeconds and variation; it kicks on when the potential is full
 * @param recentring how the view comes back by itself when the fire stops; only with {@code restart}
 */
@RecordBuilder
public record Knocking(
        @Nullable RecoilChannel vertical,
        @Nullable RecoilChannel horizontal,
        Stacking stacking,
        @Nullable DrawnPattern pattern,
        @Nullable Recentring recentring)
        implements Rules, KnockingBuilder.With {
    /** No channel: the aim stays where it is. */
    public static final Knocking NONE = KnockingBuilder.builder().build();

    /** Puts the defaults where something is left out. */
    public Knocking {
        // The entries of a pattern have signs of their own.
        vertical = vertical == null || pattern != null ? vertical : vertical.orSign(RecoilSign.POSITIVE);
        horizontal = horizontal == null || pattern != null ? horizontal : horizontal.orSign(RecoilSign.POSITIVE);
        stacking = Defaults.or(stacking, Stacking.RESTART);
    }

    @Override
    public void rules(Complaints complaints) {
        criticalOnly("vertical", vertical, complaints);
        criticalOnly("horizontal", horizontal, complaints);
        channelRules("vertical", vertical, complaints);
        channelRules("horizontal", horizontal, complaints);
        if (recentring != null && stacking == Stacking.SUPERPOSE && complaints.sound("recentring", "stacking")) {
            complaints.add(
                    "recentring",
                    "has nothing to bring back with the stacking superpose, where every kick comes back by itself; leave"
                            + " it out, or set stacking to restart",
                    null);
        }
    }

    private void channelRules(String name, @Nullable RecoilChannel channel, Complaints complaints) {
        if (pattern == null) {
            if (channel != null) {
                channel.peakRules(complaints.at(name));
            }
            return;
        }
        if (channel == null) {
            if (complaints.sound(name)) {
                complaints.add(name, "is required beside a pattern, for its settleSeconds", null);
            }
            return;
        }
        Complaints place = complaints.at(name);
        foreign("peakDegrees", channel.peakDegrees(), place);
        foreign("sign", channel.sign(), place);
        foreign("positiveShare", channel.positiveShare(), place);
    }

    private static void foreign(String name, @Nullable Object given, Complaints complaints) {
        if (given != null && complaints.sound(name)) {
            complaints.add(name, "is what the pattern says, shot for shot; leave one of the two out", given);
        }
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
