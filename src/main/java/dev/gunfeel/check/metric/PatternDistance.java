package dev.gunfeel.check.metric;

import java.util.List;

/**
 * The root mean square angle between the pattern and that of {@code against}, or the one in the baseline, shot for
 * shot. A pattern is what a rested weapon repeats: spread and recoil together, without what true chance decides.
 */
public record PatternDistance() implements Metric {
    @Override
    public Unit unit() {
        return Unit.DEGREES;
    }

    @Override
    public List<String> inWords() {
        return List.of();
    }

    @Override
    public boolean everyBaselineHoldsIt() {
        return true;
    }
}
