package dev.gunfeel.arsenal;

/**
 * Two shooters of the same skill who begin to shoot at each other in the same instant, neither of whom knows of the other. Every
 * simulated burst of the one is held against every one of the other, so the four add up to 1.
 *
 * @param player who both are, in words
 * @param distanceMeters metres between the two
 * @param weapon the weapon of the one
 * @param against the weapon of the other
 * @param weaponFirst the probability that {@code weapon} kills first
 * @param againstFirst the probability that {@code against} does
 * @param both the probability that both die in the same instant
 * @param neither the probability that both live when the magazines are empty
 */
public record Duel(
        String player,
        Double distanceMeters,
        String weapon,
        String against,
        ArsenalFigure weaponFirst,
        ArsenalFigure againstFirst,
        ArsenalFigure both,
        ArsenalFigure neither) {}
