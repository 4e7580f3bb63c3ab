package dev.gunfeel.random;

import java.util.List;

/**
 * What a shot draws of one seed.
 *
 * @param of which seed
 * @param seed what the generator is made of, with offset and mixing: {@code 0x} and 8 hexadecimal digits, or 16 of a generator that
 *     takes 64 bits
 * @param before how many numbers of that generator were drawn before the shot's
 * @param numbers the numbers in the order in which they are drawn, those that the weapon has no use for included
 */
public record ShotDraws(SeedName of, String seed, Integer before, List<DrawnNumber> numbers) {}
