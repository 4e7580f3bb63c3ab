package dev.gunfeel.fit;

import dev.gunfeel.input.Formulas;
import dev.gunfeel.input.Interruption;
import dev.gunfeel.math.Vector2;
import dev.gunfeel.recoil.Recoil;
import dev.gunfeel.weapon.RecoilChannel;
import dev.gunfeel.weapon.RecoilChannelBuilder;
import dev.gunfeel.weapon.RecoilModel;
import dev.gunfeel.weapon.RecoilSign;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The impulse of a model that is nearest to a recorded view in the sum of squares. The peak follows from the times by a straight line through
 * 0, so only they are searched: on a grid of their logarithms, then from its best places by Marquardt's steps.
 */
final class ImpulseFit {
    private static final int GRID = 60;
    private static final int PLACES = 4;
    private static final int MOST_TURNS = 200;
    private static final double DIFFERENCE = 1e-6;
    private static final double FIRST_DAMPING = 1e-3;
    private static final double LARGEST_DAMPING = 1e12;
    private static final double TIMES = 10;
    private static final double LEAST_SECONDS = 0.001;

    /** With published formulas a settle time up to e/100 s would have its peak after it. */
    private static final double LEAST_PUBLISHED_SECONDS = Math.E / 100 * (1 + 1e-9);

    /** Peaks come before this share of the settle time: 1/ln(100) with corrected formulas. */
    private static final double LATEST_CORRECTED = 1 / RecoilChannel.LN_100 * (1 - 1e-9);

    private static final double LATEST_PUBLISHED = 1 - 1e-9;
    private static final double EARLIEST = 1e-3;
    private static final double LARGEST_PEAK = 360;

    private final double[] seconds;
    private final double[] degrees;
    private final Formulas formulas;
    private final RecoilModel model;
    private final double least;
    private final double most;
    private final double latest;

    ImpulseFit(List<Vector2> curve, Formulas formulas, RecoilModel model) {
        seconds = curve.stream().mapToDouble(Vector2::x).toArray();
        degrees = curve.stream().mapToDouble(Vector2::y).toArray();
        this.formulas = formulas;
        this.model = model;
        boolean isCritical = model == RecoilModel.CRITICAL;
        least = isCritical && formulas == Formulas.PUBLISHED ? LEAST_PUBLISHED_SECONDS : LEAST_SECONDS;
        // A view that has hardly begun to move fits any long impulse.
        most = Math.min(3600, Math.max(2 * least, 100 * seconds[seconds.length - 1]));
        latest = formulas == Formulas.PUBLISHED ? LATEST_PUBLISHED : LATEST_CORRECTED;
    }

    /** A place of the search: the times as shares of the logarithms of their ranges, and what is left with them. */
    private record Place(double settle, double peak, double squares) {}

    FittedImpulse nearest() {
        List<Place> places = new ArrayList<>();
        int columns = model == RecoilModel.CRITICAL ? 0 : GRID;
        for (int i = 0; i <= GRID; i++) {
            Interruption.poll();
            for (int j = 0; j <= columns; j++) {
                places.add(place((double) i / GRID, (double) j / GRID));
            }
        }
        places.sort(Comparator.comparingDouble(Place::squares));
        Place best = places.get(0);
        for (Place start : List.copyOf(places.subList(0, PLACES))) {
            Place found = refined(start);
            best = found.squares < best.squares ? found : best;
        }
        return told(channel(best.settle, best.peak));
    }

    /**
     * Goes from a place to where nothing nearby leaves less: Marquardt, "An algorithm for least-squares estimation of nonlinear
     * parameters", Journal of the Society for Industrial and Applied Mathematics 11, 1963, over the times alone. The slopes of what is left
     * are those with the nearest peak at each place (Golub and Pereyra's variable projection, 1973), by central differences.
     */
    private Place refined(Place start) {
        Place best = start;
        double damping = FIRST_DAMPING;
        for (int turn = 0; turn < MOST_TURNS && damping < LARGEST_DAMPING; turn++) {
            Interruption.poll();
            double[] left = left(best.settle, best.peak);
            double[] bySettle = slopes(best, 1, 0);
            double[] byPeak = slopes(best, 0, 1);
            boolean isBetter = false;
            while (!isBetter && damping < LARGEST_DAMPING) {
                Place next = step(best, left, bySettle, byPeak, damping);
                isBetter = next.squares < best.squares;
                best = isBetter ? next : best;
                damping = isBetter ? damping / TIMES : damping * TIMES;
            }
        }
        return best;
    }

    private Place step(Place from, double[] left, double[] bySettle, double[] byPeak, double damping) {
        double settles = product(bySettle, bySettle) * (1 + damping);
        double peaks = product(byPeak, byPeak) * (1 + damping);
        double both = product(bySettle, byPeak);
        double toSettle = -product(bySettle, left);
        double toPeak = -product(byPeak, left);
        if (peaks == 0) {
            return settles == 0 ? from : place(inside(from.settle + toSettle / settles), from.peak);
        }
        double determinant = settles * peaks - both * both;
        if (!(determinant > 0)) {
            return from;
        }
        return place(
                inside(from.settle + (toSettle * peaks - both * toPeak) / determinant),
                inside(from.peak + (settles * toPeak - both * toSettle) / determinant));
    }

    private double[] slopes(Place place, double settle, double peak) {
        double[] after = left(inside(place.settle + settle * DIFFERENCE), inside(place.peak + peak * DIFFERENCE));
        double[] before = left(inside(place.settle - settle * DIFFERENCE), inside(place.peak - peak * DIFFERENCE));
        for (int i = 0; i < after.length; i++) {
            after[i] = (after[i] - before[i]) / (2 * DIFFERENCE);
        }
        return after;
    }

    /** Returns what is left with the times of a place and the nearest peak. */
    private double[] left(double settle, double peak) {
        double[] unit = Recoil.displacements(channel(settle, peak), formulas, seconds);
        double slope = slope(unit);
        for (int i = 0; i < unit.length; i++) {
            unit[i] = degrees[i] - slope * unit[i];
        }
        return unit;
    }

    private static double product(double[] some, double[] others) {
        double sum = 0;
        for (int i = 0; i < some.length; i++) {
            sum += some[i] * others[i];
        }
        return sum;
    }

    private static double inside(double share) {
        return Math.min(1, Math.max(0, share));
    }

    private Place place(double settle, double peak) {
        double[] left = left(settle, peak);
        return new Place(settle, peak, product(left, left));
    }

    /** Returns the peak that is nearest with given times. */
    private double slope(double[] unit) {
        double squares = product(unit, unit);
        double slope = squares == 0 ? 0 : product(unit, degrees) / squares;
        return Math.min(LARGEST_PEAK, Math.max(-LARGEST_PEAK, slope));
    }

    private RecoilChannel channel(double settle, double peak) {
        double settleSeconds = between(least, most, settle);
        return RecoilChannelBuilder.builder()
                .model(model)
                .peakDegrees(1.0)
                .settleSeconds(settleSeconds)
                .peakSeconds(
                        model == RecoilModel.CRITICAL
                                ? null
                                : (Double) Math.max(0.0001, settleSeconds * between(EARLIEST, latest, peak)))
                .build();
    }

    private static double between(double low, double high, double share) {
        double value = low * StrictMath.exp(share * StrictMath.log(high / low));
        return Math.min(high, Math.max(low, value));
    }

    private FittedImpulse told(RecoilChannel unit) {
        double[] fitted = Recoil.displacements(unit, formulas, seconds);
        double slope = slope(fitted);
        List<Double> residuals = new ArrayList<>();
        double squares = 0;
        int largest = 0;
        for (int i = 0; i < fitted.length; i++) {
            residuals.add(degrees[i] - slope * fitted[i]);
            squares += residuals.get(i) * residuals.get(i);
            if (Math.abs(residuals.get(i)) > Math.abs(residuals.get(largest))) {
                largest = i;
            }
        }
        return new FittedImpulse(
                unit.withPeakDegrees(Math.abs(slope)).withSign(slope < 0 ? RecoilSign.NEGATIVE : RecoilSign.POSITIVE),
                Math.sqrt(squares / fitted.length),
                Math.abs(residuals.get(largest)),
                seconds[largest],
                residuals);
    }
}
