package dev.gunfeel.importing;

import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilSign;

/** A kick that other games draw evenly between two ends, as a channel of recoil. */
final class Sway {
    private Sway() {}

    /**
     * Makes a channel that kicks between two ends.
     *
     * @param least the one end in degrees
     * @param most the other end in degrees, at least {@code least}
     * @param settleSeconds seconds until the kick has settled
     * @param pointer where the channel stands in the weapon, for what has to be chosen
     * @param sheet where that is told
     */
    static RecoilChannel between(double least, double most, double settleSeconds, String pointer, FigureSheet sheet) {
        if (least >= 0 || most <= 0) {
            double far = Math.max(Math.abs(least), Math.abs(most));
            double near = Math.min(Math.abs(least), Math.abs(most));
            return RecoilChannel.of(far, settleSeconds)
                    .withVariation(far == 0 ? 0.0 : 1 - near / far)
                    .withSign(least >= 0 ? RecoilSign.POSITIVE : RecoilSign.NEGATIVE);
        }
        if (-least != most) {
            sheet.assume(
                    pointer + "/peakDegrees",
                    "both sides kick as far as the wider one, since a channel has one peak; how often each is taken is right");
        }
        return RecoilChannel.of(Math.max(-least, most), settleSeconds)
                .withVariation(1.0)
                .withSign(RecoilSign.RANDOM)
                .withPositiveShare(most / (most - least));
    }
}
