package dev.gunfeel.weapon;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Defaults;
import dev.gunfeel.input.Rules;
import dev.gunfeel.math.Curve;
import dev.gunfeel.math.Vector2;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.List;

/**
 * How hot a weapon gets: what many games call bloom. It is 0 in the beginning; every shot adds to it, and time takes it
 * away (docs/formulas.md, Heat).
 *
 * @param perShot what a shot adds, at least 0: a number, or a curve over the heat before the shot
 * @param coolingPerSecond what a second takes away, at least 0: a number, or a curve over the heat
 * @param coolingDelaySeconds seconds after a shot before it cools, from 0 to 3600
 * @param max the most heat that there can be, above 0
 */
@RecordBuilder
public record Heat(
        @NotNull Curve perShot,
        @NotNull Curve coolingPerSecond,
        @PositiveOrZero @DecimalMax("3600") Double coolingDelaySeconds,
        @Positive @DecimalMax("1000000") Double max)
        implements Rules, HeatBuilder.With {
    /** Heat that falls below {@link #COLD} of the most within this time is gone: an approach to 0 would never end. */
    private static final double SOON_SECONDS = 1e-6;

    private static final double COLD = 1e-9;

    /** No constraint of its own: rates beyond it cool within any time that a clock can tell. */
    private static final double LARGEST_RATE = 1e9;

    /** Puts the defaults where something is left out. */
    public Heat {
        coolingDelaySeconds = Defaults.or(coolingDelaySeconds, 0.0);
        max = Defaults.or(max, 100.0);
    }

    /**
     * Makes heat that cools as soon as a shot is fired.
     *
     * @param perShot what a shot adds, over the heat before it, at least 0
     * @param coolingPerSecond what a second takes away, over the heat at that time, at least 0
     * @return the heat, at most 100
     */
    public static Heat of(Curve perShot, Curve coolingPerSecond) {
        return HeatBuilder.builder()
                .perShot(perShot)
                .coolingPerSecond(coolingPerSecond)
                .build();
    }

    @Override
    public void rules(Complaints complaints) {
        Curves.rules("perShot", perShot, 0, LARGEST_RATE, complaints);
        Curves.rules("coolingPerSecond", coolingPerSecond, 0, LARGEST_RATE, complaints);
    }

    /**
     * Computes the heat just after a shot.
     *
     * @param heat the heat before it, from 0 to {@link #max}
     * @param factor what the stances multiply the shot's heat by, at least 0
     * @return the heat after it, at most {@link #max}
     */
    public double fired(double heat, double factor) {
        return Math.min(max, heat + factor * perShot.at(heat));
    }

    /**
     * Computes the heat some time after a shot. On each straight piece of the cooling the solution is exact, so neither
     * frames nor steps matter.
     *
     * @param heat the heat just after the shot, from 0 to {@link #max}
     * @param seconds seconds since the shot, at least 0
     * @return the heat then
     */
    public double cooled(double heat, double seconds) {
        return falls(heat, seconds - coolingDelaySeconds + SOON_SECONDS) < COLD * max
                ? 0
                : falls(heat, seconds - coolingDelaySeconds);
    }

    /**
     * Computes how long it takes until the heat is 0.
     *
     * @param heat the heat just after a shot, from 0 to {@link #max}
     * @return seconds since the shot, at least 0: until it is 0, or, where it only comes ever nearer to 0, until it falls
     *     below a thousand millionth of {@link #max}; infinite where it never cools so far
     */
    public double secondsToCold(double heat) {
        if (heat < COLD * max) {
            return 0;
        }
        double seconds = secondsToFall(heat, 0);
        return coolingDelaySeconds + (Double.isInfinite(seconds) ? secondsToFall(heat, COLD * max) : seconds);
    }

    /** Returns the heat after so many seconds of cooling; what it was where the time is not above 0. */
    private double falls(double heat, double seconds) {
        double left = seconds;
        double value = heat;
        while (left > 0 && value > 0) {
            Piece piece = pieceBelow(value);
            double end = piece.secondsTo(piece.end, coolingPerSecond.at(piece.end));
            if (end >= left) {
                return Math.max(0, piece.after(left));
            }
            left -= end;
            value = piece.end;
        }
        return value;
    }

    private double secondsToFall(double heat, double to) {
        double seconds = 0;
        double value = heat;
        while (value > to) {
            Piece piece = pieceBelow(value);
            double end = Math.max(piece.end, to);
            seconds += piece.secondsTo(end, coolingPerSecond.at(end));
            if (seconds == Double.POSITIVE_INFINITY) {
                return seconds;
            }
            value = end;
        }
        return seconds;
    }

    /** Returns the straight piece of the cooling that the heat falls through from a value above 0. */
    private Piece pieceBelow(double value) {
        double rate = coolingPerSecond.at(value);
        List<Vector2> points = coolingPerSecond.points();
        for (int i = points.size() - 1; i >= 0; i--) {
            Vector2 point = points.get(i);
            if (point.x() < value) {
                boolean isLast = i == points.size() - 1;
                double slope = isLast
                        ? 0
                        : (points.get(i + 1).y() - point.y())
                                / (points.get(i + 1).x() - point.x());
                return new Piece(value, Math.max(0, point.x()), rate, slope);
            }
        }
        return new Piece(value, 0, rate, 0);
    }

    /**
     * A piece of the fall on which the cooling is {@code rate + slope (heat - start)}.
     *
     * @param start the heat that it starts at
     * @param end the heat that it ends at, below
     * @param rate the cooling at the start, per second
     * @param slope how much the cooling grows with the heat, in 1/second
     */
    private record Piece(double start, double end, double rate, double slope) {
        double after(double seconds) {
            return slope == 0 ? start - rate * seconds : start + rate * StrictMath.expm1(-slope * seconds) / slope;
        }

        /** Returns how long it takes to a heat within the piece, at which the cooling is {@code rateThere}. */
        double secondsTo(double heat, double rateThere) {
            if (rate <= 0) {
                return Double.POSITIVE_INFINITY;
            }
            if (slope == 0) {
                return (start - heat) / rate;
            }
            double change = slope * (heat - start) / rate;
            // Where little is left of the rate, or nothing, the sum 1 + change has lost what the curve still knows.
            return change < -0.5 ? StrictMath.log(rate / rateThere) / slope : -StrictMath.log1p(change) / slope;
        }
    }
}
