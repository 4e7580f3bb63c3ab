package dev.gunfeel.solve;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.Measured;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.report.ChecksReport;
import dev.gunfeel.check.report.Outcome;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.check.statistics.Difference;
import dev.gunfeel.check.statistics.Interval;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.math.Range;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells what moves the figures of checks (docs/formulas/solve.md): central differences, in which every weapon meets the same chance.
 */
public final class Explainer {
    private static final double PERCENT = 0.01;
    private static final int HALVINGS = 50;

    private final SensitivityRequest request;
    private final int threads;
    private final LongConsumer tried;
    private final Weapon given;
    private final List<Measured> present;
    private final List<List<Effect>> effects = new ArrayList<>();
    private final List<String> unchanged = new ArrayList<>();
    private long count;

    private Explainer(SensitivityRequest request, int threads, LongConsumer tried) {
        this.request = request;
        this.threads = threads;
        this.tried = tried;
        given = request.checked().given();
        present = Checks.measure(request.checked().checksOf(given, List.of()), threads, Progress.NONE);
        present.forEach(measured -> effects.add(new ArrayList<>()));
    }

    /**
     * Tells what moves the figures of checks, on as many threads as there are cores.
     *
     * @param request the weapon, the checks, and the numbers to change
     * @return what each number does to each figure
     * @throws InputException with every complaint about the request
     */
    public static Sensitivity explain(SensitivityRequest request) {
        return explain(request, Runtime.getRuntime().availableProcessors(), tried -> {});
    }

    /**
     * Tells what moves the figures of checks.
     *
     * @param request the weapon, the checks, and the numbers to change
     * @param threads how many threads to use, at least 1; the answer does not depend on it
     * @param tried is told after every weapon that was tried how many there were
     * @return what each number does to each figure
     * @throws InputException with every complaint about the request
     */
    public static Sensitivity explain(SensitivityRequest request, int threads, LongConsumer tried) {
        Check.require(request);
        return new Explainer(request, threads, tried).explained();
    }

    private Sensitivity explained() {
        request.changed().forEach(this::change);
        Mending mending = new Mending(request.checked(), threads);
        List<Mend> mends = new ArrayList<>();
        for (int i = 0; i < present.size(); i++) {
            effects.get(i).sort(Comparator.comparingDouble(Explainer::size).reversed());
            if (present.get(i).result().outcome() != Outcome.PASSED) {
                mends.addAll(mending.of(i, present.get(i).result(), effects.get(i)));
            }
        }
        ChecksReport report = Checks.run(request.checked().checksOf(given, List.of()), threads, Progress.NONE);
        return new Sensitivity(
                Objects.requireNonNull(given.name()),
                request.share(),
                report.results(),
                effects.stream().flatMap(List::stream).toList(),
                mends,
                unchanged,
                report.warnings());
    }

    /** A number that moves a figure goes before one that would only from a step on, and that before one that doesn't. */
    private static double size(Effect effect) {
        double moved = effect.perPercent() == null ? 0 : Math.abs(effect.perPercent());
        return moved > 0 ? moved : effect.stepBelow() != null || effect.stepAbove() != null ? 0 : -1;
    }

    private void change(String pointer) {
        Number number = Objects.requireNonNull(DocumentNumber.find(given, pointer));
        double value = number.doubleValue();
        double step = number instanceof Double
                ? request.share() * value
                : Math.max(1, Math.rint(request.share() * Math.abs(value)));
        List<Measured> above = value == 0 ? List.of() : measured(pointer, value + step);
        List<Measured> below = value == 0 ? List.of() : measured(pointer, value - step);
        if (above.isEmpty() && below.isEmpty()) {
            unchanged.add(pointer);
            return;
        }
        double apart = ((above.isEmpty() ? 0 : step) + (below.isEmpty() ? 0 : step)) / Math.abs(value) / PERCENT;
        boolean isFalling = step < 0;
        for (int i = 0; i < present.size(); i++) {
            Measured high = above.isEmpty() ? present.get(i) : above.get(i);
            Measured low = below.isEmpty() ? present.get(i) : below.get(i);
            effects.get(i)
                    .add(effect(pointer, value, i, isFalling ? low : high, isFalling ? high : low, Math.abs(apart)));
        }
    }

    private Effect effect(String pointer, double number, int check, Measured high, Measured low, double percents) {
        CheckResult result = present.get(check).result();
        Double figure = result.value();
        Double moved = null;
        Range range = null;
        if (high.estimate() != null && low.estimate() != null) {
            Difference difference = Difference.of(high.estimate(), low.estimate());
            moved = difference.value() == null ? null : (Double) (difference.value() / percents);
            range = range(difference.interval(), percents);
        } else if (high.result().value() != null && low.result().value() != null) {
            // A pattern's distance is exact.
            moved = (high.result().value() - low.result().value()) / percents;
        }
        boolean isFlat = moved != null && moved == 0 && isSame(high, low) && isSame(high, present.get(check));
        return new Effect(
                result.name(),
                pointer,
                number,
                figure,
                moved,
                range,
                moved == null || figure == null || figure == 0 ? null : (Double) (100 * moved / figure),
                isFlat ? step(pointer, number, number / 2, check) : null,
                isFlat ? step(pointer, number, number * 2, check) : null);
    }

    private static @Nullable Range range(@Nullable Interval interval, double percents) {
        Range range = interval == null ? null : interval.toRange();
        return range == null ? null : new Range(range.min() / percents, range.max() / percents);
    }

    private static boolean isSame(Measured one, Measured other) {
        return Objects.equals(one.result().value(), other.result().value());
    }

    /** Returns the place nearest to a number, on the way to an end, from which on a figure is another; null where it is the same there. */
    private @Nullable Double step(String pointer, double number, double end, int check) {
        boolean isWhole = !(DocumentNumber.find(given, pointer) instanceof Double);
        double same = number;
        double other = isWhole ? Math.rint(end) : end;
        if (other == same || isAs(pointer, other, check)) {
            return null;
        }
        for (int i = 0; i < HALVINGS; i++) {
            double middle = isWhole ? Math.rint((same + other) / 2) : (same + other) / 2;
            if (middle == same || middle == other) {
                break;
            }
            if (isAs(pointer, middle, check)) {
                same = middle;
            } else {
                other = middle;
            }
        }
        return other;
    }

    /** Returns whether the figure is as it is now; what no weapon may have is taken for no step. */
    private boolean isAs(String pointer, double number, int check) {
        List<Measured> measured = measured(pointer, number);
        return measured.isEmpty() || isSame(measured.get(check), present.get(check));
    }

    private List<Measured> measured(String pointer, double number) {
        Interruption.poll();
        tried.accept(++count);
        try {
            Weapon changed = DocumentNumber.with(given, pointer, number);
            return Checks.measure(request.checked().checksOf(changed, List.of()), threads, Progress.NONE);
        } catch (InputException e) {
            return List.of();
        }
    }
}
