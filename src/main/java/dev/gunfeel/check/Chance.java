package dev.gunfeel.check;

import dev.gunfeel.check.run.Vary;
import dev.gunfeel.weapon.RandomSpread;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.RunningSpread;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import dev.gunfeel.weapon.WeaponSpread;
import org.jspecify.annotations.Nullable;

/** Where chance has a part in a measure, so that bursts must be simulated. What has none is computed exactly. */
final class Chance {
    private Chance() {}

    /** Returns whether the value of a measure may differ from burst to burst. */
    static boolean hasPart(Weapon weapon, Measure measure) {
        return switch (measure.metric()) {
            case SPREAD_DEGREES -> inSpread(weapon, measure);
            case HIT_PROBABILITY, TIME_TO_KILL_SECONDS, SHOTS_TO_KILL ->
                inSpread(weapon, measure) || (measure.recoilControl() < 1 && inAim(weapon, measure.vary()));
            case CLIMB_DEGREES ->
                measure.vary() == Vary.ALL && varies(recoil(weapon).vertical());
            case SWAY_DEGREES ->
                measure.vary() == Vary.ALL && varies(recoil(weapon).horizontal());
            case VIEW_SETTLE_SECONDS ->
                inAim(weapon, measure.vary())
                        || (measure.vary() == Vary.ALL
                                && (varies(recoil(weapon).rolling())
                                        || varies(recoil(weapon).punching())));
            case RECOVERY_SECONDS, PATTERN_DISTANCE -> false;
        };
    }

    private static boolean inSpread(Weapon weapon, Measure measure) {
        WeaponSpread spread = weapon.spread();
        if (spread == null) {
            return false;
        }
        RandomSpread random = spread.random();
        boolean isRedrawn =
                measure.vary() == Vary.ALL && random != null && (random.horizontal() > 0 || random.vertical() > 0);
        RunningSpread running = spread.running();
        return isRedrawn || (running != null && running.magnitude() > 0 && Volleys.isMoving(measure.firing()));
    }

    /** Returns whether the view, and with it the aim, is moved by chance. */
    static boolean inAim(Weapon weapon, Vary vary) {
        return vary == Vary.ALL
                && (varies(recoil(weapon).vertical()) || varies(recoil(weapon).horizontal()));
    }

    private static WeaponRecoil recoil(Weapon weapon) {
        WeaponRecoil recoil = weapon.recoil();
        return recoil == null ? WeaponRecoil.NONE : recoil;
    }

    private static boolean varies(@Nullable RecoilChannel channel) {
        return channel != null
                && channel.peakDegrees() != 0
                && (channel.variation() > 0 || channel.sign() == RecoilSign.RANDOM);
    }
}
