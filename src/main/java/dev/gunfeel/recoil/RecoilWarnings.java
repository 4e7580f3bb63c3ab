package dev.gunfeel.recoil;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Warning;
import dev.gunfeel.math.Figures;
import dev.gunfeel.weapon.Armament;
import dev.gunfeel.weapon.FireMemory;
import dev.gunfeel.weapon.Potential;
import dev.gunfeel.weapon.Recentring;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.RecoilSign;
import dev.gunfeel.weapon.Rest;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.Weapon;
import dev.gunfeel.weapon.WeaponRecoil;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is legal but surprising in a weapon's recoil. */
public final class RecoilWarnings {
    /** More or less than this share of the peak left at the settle time is far from the 1 % that it stands for. */
    private static final double MOST_LEFT = 0.02;

    private static final double LEAST_LEFT = 0.005;

    /** A peak that differs by less, in height or time, is where it was asked for. */
    private static final double SAME_PEAK = 0.01;

    private RecoilWarnings() {}

    /**
     * Warns of all channels of a weapon.
     *
     * @param armament the weapon
     * @param warnings where the warnings go
     */
    public static void weapon(Armament armament, List<Warning> warnings) {
        Weapon weapon = armament.weapon();
        WeaponRecoil recoil = weapon.recoil();
        if (recoil == null) {
            return;
        }
        Formulas formulas = armament.formulas();
        for (ViewChannel channel : ViewChannel.values()) {
            String pointer = armament.pointerTo(channel.pointer());
            channel(channel.words(), channel.in(recoil), formulas, pointer, warnings);
        }
        recentring(armament, recoil, warnings);
        double interval = weapon.intervalSeconds();
        for (ViewChannel channel : ViewChannel.values()) {
            if (channel.isKnocking()) {
                String pointer = armament.pointerTo(channel.pointer());
                recovery(channel.words(), channel.in(recoil), formulas, interval, pointer, warnings);
            }
        }
    }

    /**
     * Warns of a climb that hangs on when exactly shots come: as published the view stops climbing once the potential is full, and
     * a shot later than the interval by anything keeps it from being full.
     *
     * @param armament the weapon
     * @param pattern its recoil
     * @param shots the shots of a sequence, in order
     * @param warnings where the warning goes
     */
    public static void timing(Armament armament, RecoilPattern pattern, List<Shot> shots, List<Warning> warnings) {
        Weapon weapon = armament.weapon();
        Potential potential = weapon.potential();
        if (potential == null
                || potential.rest() == Rest.ALWAYS
                || armament.formulas() != Formulas.PUBLISHED
                || !ClimbEnd.of(weapon, armament.formulas()).ends()) {
            return;
        }
        double interval = weapon.intervalSeconds();
        double late = interval + potential.gain() * potential.maxSeconds();
        FireMemory memory = FireMemory.NONE;
        ViewMotion motion = ViewMotion.REST;
        ViewExtremes extremes = new ViewExtremes(pattern);
        boolean depends = false;
        for (Shot shot : shots) {
            boolean isLate = shot.intervalSeconds() > interval && shot.intervalSeconds() <= late;
            Shot inTime = memory.next(
                    weapon,
                    armament.formulas(),
                    isLate ? interval : shot.intervalSeconds(),
                    shot.speed(),
                    shot.stance());
            motion = pattern.fired(motion, inTime);
            extremes.add(motion, inTime);
            depends |= isLate
                    && pattern.impulse(shot).pitchPeakDegrees() != 0
                    && motion.newest().pitchPeakDegrees() == 0;
            memory = inTime.after();
        }
        if (depends) {
            double climb = extremes.summary().largestClimbDegrees();
            warnings.add(new Warning(
                    "climbDependsOnTiming",
                    "with published formulas shots that come later than the fire interval by anything go on climbing; in"
                            + " time the view would climb up to " + Figures.of(climb)
                            + " degrees. Corrected formulas end the climb gradually",
                    climb,
                    armament.pointerTo("/recoil/knocking/vertical")));
        }
    }

    private static void recentring(Armament armament, WeaponRecoil recoil, List<Warning> warnings) {
        Recentring recentring =
                recoil.knocking() == null ? null : recoil.knocking().recentring();
        double interval = armament.weapon().intervalSeconds();
        if (recentring != null && recentring.share() > 0 && recentring.delaySeconds() <= interval) {
            warnings.add(new Warning(
                    "recentresBetweenShots",
                    "the view begins to come back " + Figures.of(recentring.delaySeconds())
                            + " s after a shot, before the next at " + Figures.of(interval)
                            + " s, so it is pulled back between shots; make delaySeconds longer than the fire interval",
                    recentring.delaySeconds(),
                    armament.pointerTo("/recoil/knocking/recentring/delaySeconds")));
        }
    }

    /** Warns of a curve's impulse: of what a channel may surprise with, and of chance that a curve leaves out. */
    static void curve(RecoilChannel impulse, Formulas formulas, List<Warning> warnings) {
        channel("the impulse", impulse, formulas, "/impulse", warnings);
        if (impulse.variation() > 0 || impulse.sign() == RecoilSign.RANDOM) {
            warnings.add(new Warning(
                    "chanceLeftOut",
                    "a curve shows the whole peak and takes a random sign for positive; variation and sign vary"
                            + " between the shots of a sequence",
                    null,
                    "/impulse"));
        }
    }

    private static void channel(
            String name, @Nullable RecoilChannel channel, Formulas formulas, String pointer, List<Warning> warnings) {
        if (channel == null || channel.size() == 0) {
            return;
        }
        ImpulseShape shape = ImpulseShape.of(channel, formulas);
        settleTime(name, channel, shape, formulas, pointer, warnings);
        peak(name, channel, shape, pointer, warnings);
        if (channel.peakDegrees() != null && channel.peakDegrees() < 0) {
            warnings.add(new Warning(
                    "peakSignUnused",
                    name + ": peakDegrees is " + Figures.of(channel.peakDegrees())
                            + ", but only its size counts; set sign to negative to turn the impulse round",
                    channel.peakDegrees(),
                    pointer));
        }
    }

    private static void settleTime(
            String name,
            RecoilChannel channel,
            ImpulseShape shape,
            Formulas formulas,
            String pointer,
            List<Warning> warnings) {
        double left = shape.shareLeft(channel.settleSeconds());
        if (left >= LEAST_LEFT && left <= MOST_LEFT) {
            return;
        }
        String cure = formulas == Formulas.PUBLISHED && channel.model() == RecoilModel.CRITICAL
                ? "corrected formulas leave 1 %"
                : "it stays within 1 % from " + Figures.of(shape.settledSeconds()) + " s on";
        warnings.add(new Warning(
                "settleTime",
                name + ": " + (channel.model() == RecoilModel.UNDERDAMPED ? "up to " : "") + Figures.of(100 * left)
                        + " % of the peak is left at settleSeconds (" + Figures.of(channel.settleSeconds())
                        + " s), not 1 %; " + cure,
                left,
                pointer));
    }

    private static void peak(
            String name, RecoilChannel channel, ImpulseShape shape, String pointer, List<Warning> warnings) {
        Double asked = channel.peakSeconds();
        if (channel.model() != RecoilModel.UNDERDAMPED || asked == null) {
            return;
        }
        double height = shape.peak();
        if (Math.abs(height - 1) > SAME_PEAK || Math.abs(shape.peakSeconds() / asked - 1) > SAME_PEAK) {
            double size = channel.size();
            warnings.add(new Warning(
                    "peak",
                    name + ": the peak is " + Figures.of(height * size) + " degrees at "
                            + Figures.of(shape.peakSeconds()) + " s, not " + Figures.of(size) + " degrees at "
                            + Figures.of(asked) + " s (peakSeconds), " + Figures.of(100 * (height - 1))
                            + " % higher; corrected formulas put it there",
                    height * size,
                    pointer));
        }
    }

    private static void recovery(
            String name,
            @Nullable RecoilChannel channel,
            Formulas formulas,
            double fireInterval,
            String pointer,
            List<Warning> warnings) {
        if (channel == null || channel.size() == 0) {
            return;
        }
        double settled = ImpulseShape.of(channel, formulas).settledSeconds();
        if (settled <= fireInterval) {
            warnings.add(new Warning(
                    "recoversBeforeNextShot",
                    name + ": the view is back after " + Figures.of(settled) + " s, before the next shot at "
                            + Figures.of(fireInterval)
                            + " s, so it shakes but does not climb; make settleSeconds longer than the fire interval",
                    settled,
                    pointer));
        }
    }
}
