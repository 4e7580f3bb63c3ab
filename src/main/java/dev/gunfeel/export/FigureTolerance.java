package dev.gunfeel.export;

import dev.gunfeel.random.Algorithm;
import java.util.List;

/**
 * How far some figures of a port in single precision may be from those of golden vectors: {@code absolute}, plus {@code relative}
 * times the figure.
 *
 * @param figures the names of the figures
 * @param absolute what is allowed whatever the figure is
 * @param relative what is allowed for each unit of the figure
 */
record FigureTolerance(List<String> figures, Double absolute, Double relative) {
    /** The numbers of these are singles themselves, so a port has them to the last bit. */
    private static final List<Algorithm> IN_SINGLE_PRECISION =
            List.of(Algorithm.UNITY, Algorithm.UNITY_MATHEMATICS, Algorithm.UNREAL, Algorithm.GODOT, Algorithm.SOURCE);

    /** Half a unit in the last place of a single just below 1. */
    private static final double ROUNDED_UNIT = 0x1p-25;

    /** Some roundings of a single, one after the other. */
    private static final double ROUNDED = 1e-5;

    /** Some more, of figures that small angles and differences are made of. */
    private static final double ROUNDED_DEGREES = 1e-3;

    /**
     * Returns the tolerances of a weapon's figures.
     *
     * @param algorithm where random numbers come from
     * @param forwardDistance what lengths of the spread are measured against, above 0
     * @param distanceMeters metres to the wall; 1 without one
     */
    static List<FigureTolerance> of(Algorithm algorithm, double forwardDistance, double distanceMeters) {
        return List.of(
                new FigureTolerance(List.of("index", "seedOffset", "before"), 0.0, 0.0),
                new FigureTolerance(List.of("unit"), IN_SINGLE_PRECISION.contains(algorithm) ? 0.0 : ROUNDED_UNIT, 0.0),
                new FigureTolerance(
                        List.of(
                                "timeSeconds",
                                "dueSeconds",
                                "intervalSeconds",
                                "potentialSeconds",
                                "potentialRatio",
                                "heat",
                                "speed"),
                        ROUNDED,
                        ROUNDED),
                new FigureTolerance(
                        List.of(
                                "min",
                                "max",
                                "value",
                                "carried",
                                "lift",
                                "random",
                                "running",
                                "cone",
                                "pattern",
                                "pqr",
                                "carriedOn"),
                        ROUNDED * forwardDistance,
                        ROUNDED),
                new FigureTolerance(
                        List.of(
                                "coneDegrees",
                                "rollPeakDegrees",
                                "pitchPeakDegrees",
                                "yawPeakDegrees",
                                "fovPeakDegrees",
                                "rollDegrees",
                                "pitchDegrees",
                                "yawDegrees",
                                "fovDegrees"),
                        ROUNDED_DEGREES,
                        ROUNDED),
                new FigureTolerance(List.of("direction"), ROUNDED, 0.0),
                new FigureTolerance(List.of("impact"), 2 * ROUNDED * distanceMeters, ROUNDED_DEGREES));
    }
}
