package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.Words;
import dev.gunfeel.math.Figures;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import org.jspecify.annotations.Nullable;

/**
 * One channel of recoil: the impulse that each shot gives to one movement of the view.
 *
 * @param model how the impulse dies away
 * @param peakDegrees how far the view moves, from -360 to 360 degrees; its size counts alone, the direction is
 *     {@code sign}'s; required but beside a kick pattern, which says it shot for shot
 * @param settleSeconds seconds until about 1 % of the peak is left, from 0.001 to 3600; with critical damping and
 *     published formulas above e/100 s, or the peak would come after it
 * @param peakSeconds seconds until the peak, required with the underdamped model and not for the critical one; below
 *     settleSeconds, with corrected formulas below 0.217 of it
 * @param variation the share of the peak that chance takes away at most, from 0 (always the same) to 1
 * @param sign the direction; where left out random for rolling, positive for the others
 * @param positiveShare how often a random sign is positive, from 0 to 1; 0.5 where left out
 */
@RecordBuilder
public record RecoilChannel(
        RecoilModel model,
        @Nullable @DecimalMin("-360") @DecimalMax("360") Double peakDegrees,
        @NotNull @DecimalMin("0.001") @DecimalMax("3600") Double settleSeconds,
        @Nullable @DecimalMin("0.0001") @DecimalMax("3600") Double peakSeconds,
        @DecimalMin("0") @DecimalMax("1") Double variation,
        @Nullable RecoilSign sign,
        @Nullable @DecimalMin("0") @DecimalMax("1") Double positiveShare)
        implements Rules, RecoilChannelBuilder.With {
    /** ln(100): the exponent that leaves 1 % of an envelope. */
    public static final double LN_100 = 4.605170185988092;

    private static final double LATEST_PUBLISHED_PEAK = Math.E / 100;

    /** Puts the defaults where something is left out. */
    public RecoilChannel {
        model = Defaults.or(model, RecoilModel.CRITICAL);
        variation = Defaults.or(variation, 0.0);
    }

    /**
     * Makes a critically damped channel without variation.
     *
     * @param peakDegrees how far the view moves, from -360 to 360 degrees
     * @param settleSeconds seconds until about 1 % of the peak is left, from 0.001 to 3600
     * @return the channel, with the direction that its place gives it
     */
    public static RecoilChannel of(double peakDegrees, double settleSeconds) {
        return RecoilChannelBuilder.builder()
                .peakDegrees(peakDegrees)
                .settleSeconds(settleSeconds)
                .build();
    }

    /**
     * Returns how far the view moves, whatever the direction.
     *
     * @return degrees, at least 0; 0 where a kick pattern says it shot for shot
     */
    public double size() {
        return peakDegrees == null ? 0 : Math.abs(peakDegrees);
    }

    /**
     * Returns how often a random sign is positive.
     *
     * @return a share from 0 to 1
     */
    public double positive() {
        return positiveShare == null ? 0.5 : positiveShare;
    }

    /** Complains about a channel that does not say how far it moves the view. */
    void peakRules(Complaints complaints) {
        if (peakDegrees == null && complaints.sound("peakDegrees")) {
            complaints.add("peakDegrees", "is required", null);
        }
    }

    /** Returns this channel with a direction where none was given. */
    RecoilChannel orSign(RecoilSign standard) {
        return sign != null ? this : withSign(standard);
    }

    @Override
    public void rules(Complaints complaints) {
        if (positiveShare != null && sign != null && sign != RecoilSign.RANDOM && complaints.sound("sign")) {
            complaints.add(
                    "positiveShare",
                    "has no effect where the sign is always " + Words.of(sign)
                            + "; set sign to random, or leave it out",
                    positiveShare);
        }
        if (!complaints.sound("model", "peakSeconds")) {
            return;
        }
        if (model == RecoilModel.UNDERDAMPED && peakSeconds == null) {
            complaints.add("peakSeconds", "is required with the underdamped model; say when the peak comes", null);
        } else if (model == RecoilModel.CRITICAL && peakSeconds != null) {
            complaints.add(
                    "peakSeconds",
                    "is " + Figures.of(peakSeconds) + " s, but a critically damped peak follows from settleSeconds;"
                            + " leave it out, or set model to underdamped",
                    peakSeconds);
        }
    }

    /**
     * Adds a complaint for every rule that depends on which formulas are computed.
     *
     * @param formulas which form of the formulas
     * @param complaints where complaints about the channel go
     */
    public void rules(Formulas formulas, Complaints complaints) {
        if (!complaints.sound()) {
            return;
        }
        switch (model) {
            case CRITICAL -> criticalRules(formulas, complaints);
            case UNDERDAMPED -> underdampedRules(formulas, complaints);
        }
    }

    private void criticalRules(Formulas formulas, Complaints complaints) {
        if (formulas == Formulas.PUBLISHED && settleSeconds <= LATEST_PUBLISHED_PEAK) {
            complaints.add(
                    "settleSeconds",
                    "is " + Figures.of(settleSeconds) + " s, but must be above e/100 s (0.0272 s) with published"
                            + " formulas, or the peak comes after it; make it longer, or use corrected formulas",
                    settleSeconds);
        }
    }

    private void underdampedRules(Formulas formulas, Complaints complaints) {
        if (peakSeconds == null) {
            return;
        }
        if (peakSeconds >= settleSeconds) {
            complaints.add(
                    "peakSeconds",
                    "is " + Figures.of(peakSeconds) + " s, but must come before settleSeconds ("
                            + Figures.of(settleSeconds) + " s); make it smaller",
                    peakSeconds);
        } else if (formulas == Formulas.CORRECTED && LN_100 / settleSeconds * peakSeconds >= 1) {
            complaints.add(
                    "peakSeconds",
                    "is " + Figures.of(peakSeconds) + " s, but must be below 0.217 of settleSeconds, "
                            + Figures.of(settleSeconds / LN_100)
                            + " s, with corrected formulas; make it smaller, or settleSeconds longer",
                    peakSeconds);
        }
    }
}
