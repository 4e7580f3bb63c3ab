package dev.gunfeel.random;

import java.util.function.LongFunction;

/** The algorithms that random numbers can come from: our own, and those of the engines, number for number. */
public enum Algorithm {
    /** splitmix64 over 64 bits: what a weapon uses unless its game has numbers of its own. */
    SPLITMIX64(Seeding.LONG, IntegerRule.INCLUSIVE, SplitMix64::new, Generator::between),
    /** {@code UnityEngine.Random} of Unity, after {@code InitState}: in single precision, 1 included. */
    UNITY(Seeding.INT, IntegerRule.EITHER_WAY, seed -> new Unity((int) seed), Unity::between),
    /** {@code Unity.Mathematics.Random}: in single precision. Neighbouring seeds start nearly alike. */
    UNITY_MATHEMATICS(
            Seeding.INT_BUT_ZERO,
            IntegerRule.MAX_OUT_OR_EQUAL,
            seed -> new UnityMathematics((int) seed),
            Singles::range),
    /** {@code FRandomStream} of Unreal: in single precision. */
    UNREAL(Seeding.INT, IntegerRule.EITHER_WAY, seed -> new Unreal((int) seed), Unreal::between),
    /** {@code RandomNumberGenerator} of Godot 4: in single precision, with two draws a number. */
    GODOT(Seeding.LONG, IntegerRule.EITHER_WAY, Godot::new, Singles::range),
    /** {@code System.Random} of .NET with a seed, as Unity's and Godot's C# code has it. */
    DOTNET(Seeding.INT, IntegerRule.MAX_OUT_OR_EQUAL_NARROW, seed -> new Dotnet((int) seed), Generator::between),
    /** {@code java.util.Random}. Neighbouring seeds start nearly alike. */
    JAVA(Seeding.LONG, IntegerRule.MAX_OUT_NARROW, Java::new, Generator::between),
    /** {@code CUniformRandomStream} of the Source engine: in single precision. */
    SOURCE(Seeding.INT, IntegerRule.EITHER_WAY, seed -> new Source((int) seed), Singles::range);

    private final Seeding seeding;
    private final IntegerRule integerRule;
    private final LongFunction<Generator> start;
    private final Interval interval;

    Algorithm(Seeding seeding, IntegerRule integerRule, LongFunction<Generator> start, Interval interval) {
        this.seeding = seeding;
        this.integerRule = integerRule;
        this.start = start;
        this.interval = interval;
    }

    /**
     * Returns what {@link Generator#range} makes of a number of the unit interval.
     *
     * @param unit a number that {@link Generator#unit} of this algorithm gave
     * @param min the value at 0
     * @param max the value at 1; Unity has the two the other way round
     * @return a number between the two, to the last bit as the engine computes it
     */
    public double between(double unit, double min, double max) {
        return interval.between(unit, min, max);
    }

    /**
     * Tells whether generators of neighbouring seeds give nearly the same first number.
     *
     * @return true for the two that do
     */
    public boolean startsAlike() {
        return this == JAVA || this == UNITY_MATHEMATICS;
    }

    /**
     * Makes a generator at the start of a seed's stream.
     *
     * @param seed the seed; of more bits than the algorithm takes, the lower ones are used, so that a sum of seed and offset
     *     wraps as it does in the engine
     * @return a new generator
     */
    public Generator generator(long seed) {
        return start.apply(seed);
    }

    /**
     * Tells which seeds it takes.
     *
     * @return the rule
     */
    public Seeding seeding() {
        return seeding;
    }

    /**
     * Tells which intervals whole numbers can be drawn from.
     *
     * @return the rule
     */
    public IntegerRule integerRule() {
        return integerRule;
    }

    /** How a number of an interval is made of one of the unit interval. */
    private interface Interval {
        double between(double unit, double min, double max);
    }
}
