package dev.gunfeel.recoil;

import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.WeaponRecoil;
import org.jspecify.annotations.Nullable;

/** The movements of the view that recoil makes, in the order in which a shot draws their numbers. */
enum ViewChannel {
    /** About the view's own axis. */
    ROLL("rolling", "/recoil/rolling"),
    /** Up; takes the aim along. */
    PITCH("vertical knocking", "/recoil/knocking/vertical"),
    /** To the right; takes the aim along. */
    YAW("horizontal knocking", "/recoil/knocking/horizontal"),
    /** Wider. */
    FOV("punching", "/recoil/punching");

    private final String words;
    private final String pointer;

    ViewChannel(String words, String pointer) {
        this.words = words;
        this.pointer = pointer;
    }

    /** Returns what messages call it. */
    String words() {
        return words;
    }

    /** Returns a pointer to where it stands in the weapon document. */
    String pointer() {
        return pointer;
    }

    /** Returns whether it takes the aim along. */
    boolean isKnocking() {
        return this == PITCH || this == YAW;
    }

    /** Returns the channel of a weapon; null where the weapon lacks it. */
    @Nullable
    RecoilChannel in(WeaponRecoil recoil) {
        return switch (this) {
            case ROLL -> recoil.rolling();
            case PITCH -> recoil.vertical();
            case YAW -> recoil.horizontal();
            case FOV -> recoil.punching();
        };
    }

    /** Returns the peak that an impulse has in this channel, in degrees. */
    double peak(RecoilImpulse impulse) {
        return switch (this) {
            case ROLL -> impulse.rollPeakDegrees();
            case PITCH -> impulse.pitchPeakDegrees();
            case YAW -> impulse.yawPeakDegrees();
            case FOV -> impulse.fovPeakDegrees();
        };
    }

    /** Returns where this channel stays when all impulses have settled, in degrees. */
    double rest(RecoilResidual residual) {
        return switch (this) {
            case PITCH -> residual.pitchDegrees();
            case YAW -> residual.yawDegrees();
            case ROLL, FOV -> 0;
        };
    }
}
