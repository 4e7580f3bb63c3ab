package dev.gunfeel.arsenal;

/**
 * Where two weapons change places: up to there the one kills sooner, from there on the other, by the median. Between two distances
 * medians are taken to lie on a line; where one ends, because fewer than half of the bursts kill from there on, it is the
 * first distance at which the other goes on alone.
 *
 * @param player who shoots, in words
 * @param weapon the weapon that kills sooner up to there
 * @param against the weapon that kills sooner from there on
 * @param distanceMeters metres to where they cross
 * @param timeToKillSeconds the median there
 * @param certain whether each is surely sooner somewhere on its side, up to the next crossing of the two: their intervals lie apart.
 *     If not, it may be noise
 */
public record Crossing(
        String player,
        String weapon,
        String against,
        Double distanceMeters,
        Double timeToKillSeconds,
        Boolean certain) {}
