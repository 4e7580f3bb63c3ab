package dev.gunfeel.check;

import dev.gunfeel.check.metric.Metric;
import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import dev.gunfeel.input.StandsAlone;
import dev.gunfeel.math.Figures;
import dev.gunfeel.player.Player;
import dev.gunfeel.weapon.Burst;
import dev.gunfeel.weapon.Firing;
import io.soabase.recordbuilder.core.RecordBuilder;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a check compares with: the name of another weapon, or an object that says what is different. Whatever it leaves out is as
 * in the check, so that a weapon can be compared with itself under other conditions.
 *
 * @param name the name of the other weapon, under the same conditions
 * @param weapon the name of the other weapon; the same weapon where left out
 * @param firing how it is fired; as in the check where left out
 * @param player who shoots; as in the check where left out
 * @param distanceMeters metres to the target, above 0; as in the check where left out
 */
@RecordBuilder
public record Against(
        @Nullable @StandsAlone @Size(max = 200) String name,
        @Nullable @Size(max = 200) String weapon,
        @Nullable Firing firing,
        @Nullable Player player,
        @Nullable @Positive @DecimalMax("1000000") Double distanceMeters)
        implements Rules, AgainstBuilder.With {
    private static final int DIGITS = 12;

    /**
     * Compares with another weapon.
     *
     * @param name its name
     * @return the comparison
     */
    public static Against weapon(String name) {
        return AgainstBuilder.builder().name(name).build();
    }

    /**
     * Compares with the same weapon, fired otherwise.
     *
     * @param firing how
     * @return the comparison
     */
    public static Against firing(Firing firing) {
        return AgainstBuilder.builder().firing(firing).build();
    }

    /**
     * Compares with the same weapon in other hands.
     *
     * @param player who shoots
     * @return the comparison
     */
    public static Against player(Player player) {
        return AgainstBuilder.builder().player(player).build();
    }

    /**
     * Compares with the same weapon at another distance.
     *
     * @param meters metres to the target, above 0
     * @return the comparison
     */
    public static Against distance(double meters) {
        return AgainstBuilder.builder().distanceMeters(meters).build();
    }

    /** Returns the name of the other weapon; null where it is the same. */
    @Nullable
    String other() {
        return name != null ? name : weapon;
    }

    /** Returns the member that names the other weapon, for complaints. */
    Complaints place(Complaints against) {
        return name != null ? against : against.at("weapon");
    }

    /** Returns whether anything but the weapon differs, so that a weapon may be compared with itself. */
    boolean hasConditions() {
        return firing != null || player != null || distanceMeters != null;
    }

    /** Returns a check of what this compares with. */
    CheckRequest of(CheckRequest check) {
        CheckRequest other = firing == null
                ? check
                : check.with(as -> as.firing(firing).shots(null).speed(null).stances(null));
        Metric shot = player == null ? check.metric() : check.metric().by(player);
        Metric moved = distanceMeters == null ? null : shot.at(distanceMeters);
        return other.withMetric(moved == null ? shot : moved);
    }

    /** Returns it in words: "scout", "itself at 20 m", "scout, 10 shots, 3 m/s". */
    String inWords() {
        List<String> words = new ArrayList<>();
        String weaponName = other();
        words.add((weaponName == null ? "itself" : weaponName)
                + (distanceMeters == null ? "" : " at " + Figures.significant(distanceMeters, DIGITS) + " m"));
        if (firing != null) {
            words.addAll(inWords(firing));
        }
        if (player != null) {
            words.add("by " + player.inWords());
        }
        return String.join(", ", words);
    }

    /** Returns how something is fired in words: "10 shots", "3 m/s", "aimed"; or "3 bursts, 9 shots". */
    static List<String> inWords(Firing firing) {
        List<String> words = new ArrayList<>();
        List<Burst> bursts = firing.inBursts();
        if (bursts.size() > 1) {
            words.add(bursts.size() + " bursts");
        }
        long shots = firing.count();
        words.add(shots + (shots == 1 ? " shot" : " shots"));
        words.addAll(bursts.stream()
                .map(Burst::speed)
                .distinct()
                .filter(speed -> speed > 0)
                .map(speed -> Figures.significant(speed, DIGITS) + " m/s")
                .toList());
        words.addAll(bursts.stream()
                .map(Burst::stances)
                .filter(stances -> stances != null && !stances.isEmpty())
                .map(stances -> String.join(" and ", stances))
                .distinct()
                .toList());
        if (firing.clock() != null) {
            words.add(Figures.significant(firing.clock().hz(), DIGITS) + " Hz");
        }
        return words;
    }

    @Override
    public void rules(Complaints complaints) {
        if (name == null && weapon == null && !hasConditions() && complaints.sound()) {
            complaints.add(
                    "says nothing that is different; give weapon, firing, player or distanceMeters, or the name of a weapon"
                            + " in its place",
                    null);
        }
    }
}
