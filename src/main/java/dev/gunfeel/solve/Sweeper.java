package dev.gunfeel.solve;

import dev.gunfeel.check.Checks;
import dev.gunfeel.check.report.CheckResult;
import dev.gunfeel.check.run.Progress;
import dev.gunfeel.input.Check;
import dev.gunfeel.input.DocumentNumber;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Words;
import dev.gunfeel.plot.Table;
import dev.gunfeel.weapon.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.hipparchus.random.SobolSequenceGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Makes variants of a weapon and holds each against the checks; used by one thread, which others help. A row depends on the number of its variant alone, so whoever computes which
 * rows, together they are the same.
 */
public final class Sweeper {
    /** Of each check. */
    private static final int COLUMNS = 4;

    private final SweepRequest request;
    private final SobolSequenceGenerator sobol;
    private final List<CheckResult> present;

    /**
     * Prepares a sweep.
     *
     * @param request the weapon, its variants and the checks
     * @throws InputException with every complaint about the request
     */
    public Sweeper(SweepRequest request) {
        this.request = Check.require(request);
        sobol = new SobolSequenceGenerator(request.numbers().size());
        present = Checks.run(request.checked().checksOf(request.checked().given(), List.of()))
                .results();
    }

    /** {@return the columns: the variant, its numbers, and of each check its value, the interval and the outcome} */
    public List<String> header() {
        List<String> header = new ArrayList<>(List.of("variant"));
        request.numbers().forEach(number -> header.add(number.pointer()));
        for (CheckResult result : present) {
            header.add(result.name());
            header.add(result.name() + ": low");
            header.add(result.name() + ": high");
            header.add(result.name() + ": outcome");
        }
        return header;
    }

    /**
     * Computes rows, one a variant, on all cores.
     *
     * @param from the first variant, from 0
     * @param to the one after the last
     * @return the rows in order; of a variant that no weapon may be, the numbers alone
     */
    public Table rows(int from, int to) {
        List<double[]> numbers =
                IntStream.range(from, to).mapToObj(this::numbers).toList();
        return new Table(
                header(),
                IntStream.range(from, to)
                        .parallel()
                        .mapToObj(variant -> row(variant, numbers.get(variant - from)))
                        .toList());
    }

    private @Nullable Object[] row(int variant, double[] numbers) {
        @Nullable Object[] row = new @Nullable Object[1 + numbers.length + COLUMNS * present.size()];
        row[0] = variant;
        Weapon weapon = request.checked().given();
        for (int i = 0; i < numbers.length; i++) {
            String pointer = request.numbers().get(i).pointer();
            weapon = DocumentNumber.with(weapon, pointer, numbers[i]);
            row[1 + i] = DocumentNumber.find(weapon, pointer);
        }
        int column = 1 + numbers.length;
        for (CheckResult result : results(weapon)) {
            row[column++] = result.value();
            row[column++] = result.interval() == null ? null : result.interval().min();
            row[column++] = result.interval() == null ? null : result.interval().max();
            row[column++] = Words.of(result.outcome());
        }
        return row;
    }

    private List<CheckResult> results(Weapon weapon) {
        try {
            return Checks.run(request.checked().checksOf(weapon, List.of()), 1, Progress.NONE)
                    .results();
        } catch (InputException e) {
            return List.of();
        }
    }

    private double[] numbers(int variant) {
        double[] numbers = new double[request.numbers().size()];
        if (request.samples() != null) {
            double[] shares = sobol.skipTo(variant);
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = request.numbers().get(i).at(shares[i]);
            }
            return numbers;
        }
        int rest = variant;
        for (int i = numbers.length - 1; i >= 0; i--) {
            SweptNumber number = request.numbers().get(i);
            numbers[i] = number.onGrid(rest % number.count());
            rest /= number.count();
        }
        return numbers;
    }
}
