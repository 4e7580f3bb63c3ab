package dev.gunfeel.check.run;

import dev.gunfeel.input.Interruption;
import dev.gunfeel.recoil.RecoilPattern;
import dev.gunfeel.recoil.RecoilSummary;
import dev.gunfeel.recoil.RecoilView;
import dev.gunfeel.recoil.ViewExtremes;
import dev.gunfeel.recoil.ViewMotion;
import dev.gunfeel.weapon.Shot;
import dev.gunfeel.weapon.ViewFrame;
import java.util.List;

/** How the view moves through a burst. */
public final class BurstView {
    private BurstView() {}

    /**
     * Returns how far the view has been turned up by a shot, just before it.
     *
     * @param recoil the recoil
     * @param shots the shots in order
     * @param shot the shot, from 0
     * @return degrees, upwards positive
     */
    public static double climb(RecoilPattern recoil, List<Shot> shots, int shot) {
        ViewMotion motion = ViewMotion.REST;
        for (int i = 0; i < shot; i++) {
            motion = fired(recoil, motion, shots.get(i));
        }
        return recoil.view(motion, shots.get(shot).aimSeconds()).pitchDegrees();
    }

    /**
     * Returns the movement from the moment one shot is fired until the shot after another is, in a few figures.
     *
     * @param recoil the recoil
     * @param shots all shots in order; after the last of them the view comes to rest
     * @param first the first shot, from 0
     * @param last the last shot, at least the first
     * @return the largest movements, and when the view rests
     */
    public static RecoilSummary window(RecoilPattern recoil, List<Shot> shots, int first, int last) {
        ViewExtremes extremes = new ViewExtremes(recoil);
        ViewMotion motion = ViewMotion.REST;
        for (int i = 0; i <= last; i++) {
            motion = fired(recoil, motion, shots.get(i));
            if (i >= first) {
                extremes.add(motion, shots.get(i));
            }
        }
        if (last + 1 < shots.size()) {
            extremes.end(shots.get(last + 1).intervalSeconds());
        }
        return extremes.summary();
    }

    /**
     * Returns when recentring has brought the view back.
     *
     * @param recoil the recoil, of a weapon that recentres
     * @param shots the shots in order
     * @return the seconds after the last shot from which on the view stays within 1 % of its largest angle from where it was before the
     *     first shot; infinite where it doesn't come so near
     */
    public static double recentredSeconds(RecoilPattern recoil, List<Shot> shots) {
        ViewExtremes extremes = new ViewExtremes(recoil);
        ViewMotion motion = ViewMotion.REST;
        for (Shot shot : shots) {
            motion = fired(recoil, motion, shot);
            extremes.add(motion, shot);
        }
        return extremes.recentredSeconds();
    }

    /**
     * Returns the frames of the aim, one a shot.
     *
     * @param recoil the recoil
     * @param shots the shots in order
     * @param recoilControl the share of knocking that the player cancels, in [0, 1]
     * @return one frame a shot
     */
    public static ViewFrame[] aims(RecoilPattern recoil, List<Shot> shots, double recoilControl) {
        ViewFrame[] frames = new ViewFrame[shots.size()];
        double left = 1 - recoilControl;
        ViewMotion motion = ViewMotion.REST;
        for (int i = 0; i < frames.length; i++) {
            Shot shot = shots.get(i);
            RecoilView view = recoil.view(motion, shot.aimSeconds());
            frames[i] = ViewFrame.of(left * view.yawDegrees(), left * view.pitchDegrees());
            motion = fired(recoil, motion, shot);
        }
        return frames;
    }

    private static ViewMotion fired(RecoilPattern recoil, ViewMotion motion, Shot shot) {
        Interruption.poll();
        return recoil.fired(motion, shot);
    }
}
