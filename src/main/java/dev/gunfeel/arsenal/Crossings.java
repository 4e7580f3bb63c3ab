package dev.gunfeel.arsenal;

import dev.gunfeel.arsenal.Shooting.Median;
import java.util.ArrayList;
import java.util.List;

/** Finds where the lines of two weapons' medians over the distance cross. */
final class Crossings {
    private final String player;
    private final List<Double> distances;
    private final List<Crossing> found = new ArrayList<>();

    Crossings(String player, List<Double> distances) {
        this.player = player;
        this.distances = distances;
    }

    /** Returns the crossings of all pairs that were looked at, from near to far within each. */
    List<Crossing> found() {
        return found;
    }

    /** Looks at a pair of weapons: their names, and the median of each at every distance. */
    void look(String one, List<Median> ofOne, String other, List<Median> ofOther) {
        List<Crossing> crossings = new ArrayList<>();
        List<Boolean> sure = new ArrayList<>();
        // Which one was sooner, and where that was last so.
        int before = 0;
        int last = 0;
        boolean isSure = false;
        for (int i = 0; i < distances.size(); i++) {
            int sooner = sooner(ofOne.get(i), ofOther.get(i));
            if (sooner == 0) {
                continue;
            }
            if (before != 0 && sooner != before) {
                crossings.add(crossing(before < 0 ? one : other, before < 0 ? other : one, ofOne, ofOther, last, i));
                sure.add(isSure);
                isSure = false;
            }
            before = sooner;
            last = i;
            isSure |= sooner < 0
                    ? ofOne.get(i).isSurelyBefore(ofOther.get(i))
                    : ofOther.get(i).isSurelyBefore(ofOne.get(i));
        }
        sure.add(isSure);
        for (int i = 0; i < crossings.size(); i++) {
            Crossing crossing = crossings.get(i);
            found.add(new Crossing(
                    player,
                    crossing.weapon(),
                    crossing.against(),
                    crossing.distanceMeters(),
                    crossing.timeToKillSeconds(),
                    sure.get(i) && sure.get(i + 1)));
        }
    }

    /** Returns below 0 where the one kills sooner, above 0 where the other does, 0 where neither. */
    private static int sooner(Median one, Median other) {
        return Double.compare(one.seconds(), other.seconds());
    }

    /** Returns where they cross behind the last distance at which one was sooner, and before the next at which the other is. */
    private Crossing crossing(
            String weapon, String against, List<Median> ofOne, List<Median> ofOther, int last, int next) {
        double from = distances.get(last);
        double to = distances.get(last + 1);
        double one = ofOne.get(last).seconds();
        double ahead = ofOther.get(last).seconds() - one;
        double oneNext = ofOne.get(last + 1).seconds();
        double behind = oneNext - ofOther.get(last + 1).seconds();
        if (!Double.isFinite(ahead) || !Double.isFinite(behind)) {
            double alone = Math.min(ofOne.get(next).seconds(), ofOther.get(next).seconds());
            return new Crossing(player, weapon, against, distances.get(next), alone, false);
        }
        double share = ahead / (ahead + behind);
        return new Crossing(player, weapon, against, from + share * (to - from), one + share * (oneNext - one), false);
    }
}
