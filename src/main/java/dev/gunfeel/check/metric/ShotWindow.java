package dev.gunfeel.check.metric;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Rules;
import jakarta.validation.constraints.Min;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which shots of a burst count. They are counted from 0, like the {@code index} of a shot.
 *
 * @param fromShot the first shot that counts; 0 where left out
 * @param toShot the last shot that counts; the last one fired where left out
 */
public record ShotWindow(
        @Nullable @Min(0) Integer fromShot,
        @Nullable @Min(0) Integer toShot) implements Rules {
    /** All shots. */
    public static final ShotWindow ALL = new ShotWindow(null, null);

    /** {@return the first shot that counts} */
    int first() {
        return fromShot == null ? 0 : fromShot;
    }

    /** Returns the last shot that counts, of so many. */
    int last(int shots) {
        return toShot == null ? shots - 1 : toShot;
    }

    /** Returns the window with both ends filled in. */
    ShotWindow inForce(int shots) {
        return new ShotWindow(first(), last(shots));
    }

    List<String> inWords() {
        List<String> words = new ArrayList<>();
        if (fromShot != null) {
            words.add("from shot " + fromShot);
        }
        if (toShot != null) {
            words.add("to shot " + toShot);
        }
        return words;
    }

    void rules(String weapon, int shots, Complaints complaints) {
        fired("fromShot", fromShot, weapon, shots, complaints);
        fired("toShot", toShot, weapon, shots, complaints);
    }

    /** Complains about a shot that is not fired. */
    static void fired(String member, @Nullable Integer shot, String weapon, int shots, Complaints complaints) {
        if (shot != null && shot >= shots && complaints.sound(member)) {
            complaints.add(
                    member,
                    "is " + shot + ", but " + weapon + " fires " + shots + " shots here, 0 to " + (shots - 1)
                            + "; take one of them, or fire more shots",
                    shot);
        }
    }

    @Override
    public void rules(Complaints complaints) {
        if (fromShot != null && toShot != null && complaints.sound("fromShot", "toShot") && fromShot > toShot) {
            complaints.add(
                    "fromShot",
                    "is " + fromShot + ", above toShot (" + toShot + "), so that no shot counts; swap the two",
                    fromShot);
        }
    }
}
