package dev.gunfeel.solve;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the numbers that mend a failed check, each by itself. */
final class Mending {
    private static final int MOST = 3;

    /** Slopes are no more than a guess of what will be cheapest, so some more are looked at. */
    private static final int CANDIDATES = 8;

    private static final double FIRST = 0.01;
    private static final double LONGER = 1.6;

    /** Up to ten times a number, and down to a tenth. */
    private static final double FURTHEST_UP = 9;

    private static final double FURTHEST_DOWN = 0.9;
    private static final int HALVINGS = 30;

    private final WeaponChecks checked;
    private final int threads;
    private final Weapon given;

    Mending(WeaponChecks checked, int threads) {
        this.checked = checked;
        this.threads = threads;
        given = checked.given();
    }

    /** Returns the cheapest numbers that mend a check, given by its place in the report, from what is known of them. */
    List<Mend> of(int check, CheckResult failed, List<Effect> effects) {
        List<Mend> mends = new ArrayList<>();
        effects.stream()
                .filter(Mending::isOfUse)
                .sorted(Comparator.comparingDouble(effect -> needed(effect, failed)))
                .limit(CANDIDATES)
                .forEach(effect -> {
                    Mend mend = mend(effect, check);
                    if (mend != null) {
                        mends.add(mend);
                    }
                });
        mends.sort(Comparator.comparingDouble(Mend::change));
        return mends.subList(0, Math.min(MOST, mends.size()));
    }

    private static boolean isOfUse(Effect effect) {
        return effect.perPercent() == null
                || effect.perPercent() != 0
                || effect.stepBelow() != null
                || effect.stepAbove() != null;
    }

    /** Returns about the share by which a number must change. */
    private static double needed(Effect effect, CheckResult failed) {
        Double moved = effect.perPercent();
        if (moved != null && moved != 0 && failed.value() != null) {
            double missing = Math.max(
                    failed.min() == null ? 0 : failed.min() - failed.value(),
                    failed.max() == null ? 0 : failed.value() - failed.max());
            return Math.max(0, missing) / Math.abs(moved) * FIRST;
        }
        double nearest = Double.MAX_VALUE;
        for (Double step : new Double[] {effect.stepBelow(), effect.stepAbove()}) {
            if (step != null) {
                nearest = Math.min(nearest, Math.abs(step / effect.number() - 1));
            }
        }
        return nearest;
    }

    private @Nullable Mend mend(Effect effect, int check) {
        Double up = least(effect, check, 1);
        Double down = least(effect, check, -1);
        if (up == null && down == null) {
            return null;
        }
        boolean isUp = down == null || (up != null && up <= down);
        double share = isUp ? Objects.requireNonNull(up) : -Objects.requireNonNull(down);
        double after = number(effect, share);
        return new Mend(
                effect.check(),
                effect.pointer(),
                effect.number(),
                after,
                Math.abs(after / effect.number() - 1),
                broken(effect.pointer(), after));
    }

    /** Returns the least share in one direction that mends the check; null where none was found. */
    private @Nullable Double least(Effect effect, int check, int direction) {
        double furthest = direction > 0 ? FURTHEST_UP : FURTHEST_DOWN;
        double failing = 0;
        double passing = Double.NaN;
        for (double share = FIRST; Double.isNaN(passing); share = Math.min(furthest, share * LONGER)) {
            if (passes(effect, direction * share, check)) {
                passing = share;
            } else {
                failing = share;
                if (share == furthest) {
                    return null;
                }
            }
        }
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (failing + passing) / 2;
            if (passes(effect, direction * middle, check)) {
                passing = middle;
            } else {
                failing = middle;
            }
        }
        return passing;
    }

    private double number(Effect effect, double share) {
        double number = effect.number() * (1 + share);
        return DocumentNumber.find(given, effect.pointer()) instanceof Double ? number : Math.rint(number);
    }

    private boolean passes(Effect effect, double share, int check) {
        ChecksReport report = report(effect.pointer(), number(effect, share));
        return report != null && report.results().get(check).outcome() == Outcome.PASSED;
    }

    private List<String> broken(String pointer, double number) {
        List<String> broken = new ArrayList<>();
        ChecksReport after = Objects.requireNonNull(report(pointer, number));
        ChecksReport before = Checks.run(checked.checksOf(given, List.of()), threads, Progress.NONE);
        for (int i = 0; i < before.results().size(); i++) {
            if (before.results().get(i).outcome() == Outcome.PASSED
                    && after.results().get(i).outcome() != Outcome.PASSED) {
                broken.add(before.results().get(i).name());
            }
        }
        return broken;
    }

    private @Nullable ChecksReport report(String pointer, double number) {
        Interruption.poll();
        try {
            return Checks.run(
                    checked.checksOf(DocumentNumber.with(given, pointer, number), List.of()), threads, Progress.NONE);
        } catch (InputException e) {
            return null;
        }
    }
}
