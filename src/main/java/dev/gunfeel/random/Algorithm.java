package dev.gunfeel.random;

import java.util.function.LongFunction;

/** The algorithms that random numbers can come from: our own, and those of the engines, number for number. */
public enum Algorithm {
    /** splitmix64 over 64 bits: what a weapon uses unless its game has numbers of its own. */
    SPLITMIX64(Seeding.LONG, IntegerRule.INCLUSIVE, SplitMix64::new),
    /** {@code UnityEngine.Random} of Unity, after {@code InitState}: in single precision, 1 included. */
    UNITY(Seeding.INT, IntegerRule.EITHER_WAY, seed -> new Unity((int) seed)),
    /** {@code Unity.Mathematics.Random}: in single precision. Neighbouring seeds start nearly alike. */
    UNITY_MATHEMATICS(Seeding.INT_BUT_ZERO, IntegerRule.MAX_OUT_OR_EQUAL, seed -> new UnityMathematics((int) seed)),
    /** {@code FRandomStream} of Unreal: in single precision. */
    UNREAL(Seeding.INT, IntegerRule.EITHER_WAY, seed -> new Unreal((int) seed)),
    /** {@code RandomNumberGenerator} of Godot 4: in single precision, with two draws a number. */
    GODOT(Seeding.LONG, IntegerRule.EITHER_WAY, Godot::new),
    /** {@code System.Random} of .NET with a seed, as Unity's and Godot's C# code has it. */
    DOTNET(Seeding.INT, IntegerRule.MAX_OUT_OR_EQUAL_NARROW, seed -> new Dotnet((int) seed)),
    /** {@code java.util.Random}. Neighbouring seeds start nearly alike. */
    JAVA(Seeding.LONG, IntegerRule.MAX_OUT_NARROW, Java::new),
    /** {@code CUniformRandomStream} of the Source engine: in single precision. */
    SOURCE(Seeding.INT, IntegerRule.EITHER_WAY, seed -> new Source((int) seed));

    private final Seeding seeding;
    private final IntegerRule integerRule;
    private final LongFunction<Generator> start;

    Algorithm(Seeding seeding, IntegerRule integerRule, LongFunction<Generator> start) {
        this.seeding = seeding;
        this.integerRule = integerRule;
        this.start = start;
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
}
