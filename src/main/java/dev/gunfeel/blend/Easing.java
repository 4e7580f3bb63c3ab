package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.InputException;
import dev.gunfeel.input.Words;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the weight of a fade grows with its progress: from 0 at the start to 1 at the end, both exactly.
 *
 * <p>In JSON it is its name: one of {@link #names()}, or {@code cubicBezier(x1,y1,x2,y2)}. Some overshoot: between the
 * ends their weight leaves [0, 1]. Formulas: docs/formulas/blending.md, Easings.
 */
@FunctionalInterface
public interface Easing {
    /** The easing of a fade that names none. */
    String STANDARD = "smoothstep";

    /**
     * Returns the weight at a progress.
     *
     * @param progress the share of the time that has passed; below 0 counts as 0 and above 1 as 1
     * @return 0 at the start and 1 at the end, exactly; in between it may leave [0, 1]
     */
    double weight(double progress);

    /** {@return the names of all easings, {@code cubicBezier(x1,y1,x2,y2)} aside} */
    static List<String> names() {
        return NamedEasings.NAMES;
    }

    /**
     * Returns the easing of a name.
     *
     * @param name one of {@link #names()}, or {@code cubicBezier(x1,y1,x2,y2)} with x1 and x2 in [0, 1]
     * @return the easing
     * @throws InputException if there is none
     */
    static Easing of(String name) {
        Easing easing = find(name);
        if (easing == null) {
            throw new InputException("", fault(name), name);
        }
        return easing;
    }

    /**
     * Complains about a member that names no easing.
     *
     * @param member the member's name
     * @param name what it says, null where it is left out
     * @param complaints of the record that has it
     */
    static void check(String member, @Nullable String name, Complaints complaints) {
        if (name != null && find(name) == null) {
            complaints.add(member, fault(name), name);
        }
    }

    private static @Nullable Easing find(String name) {
        Easing named = NamedEasings.find(name);
        return named != null ? named : CubicBezier.parse(name);
    }

    private static String fault(String name) {
        if (CubicBezier.isMeant(name)) {
            return "must be cubicBezier(x1,y1,x2,y2) with four numbers, x1 and x2 in [0, 1], y1 and y2 in [-100, 100]";
        }
        return "is not the name of an easing; " + Words.suggestion(name, NamedEasings.NAMES);
    }
}
