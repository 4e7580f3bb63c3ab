package dev.gunfeel.input;

import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Range;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Collects complaints about one place of an input and what lies below it. {@link #at} goes one level down; all levels
 * write to the same list.
 */
public final class Complaints {
    /** Nobody mends more at once, and an answer must not be longer than what it answers. */
    static final int MOST = 1000;

    private final String pointer;
    private final Limits limits;
    private final List<Violation> violations;
    private final NavigableSet<String> faulty;
    private final Set<String> unreadable;

    private Complaints(
            String pointer,
            Limits limits,
            List<Violation> violations,
            NavigableSet<String> faulty,
            Set<String> unreadable) {
        this.pointer = pointer;
        this.limits = limits;
        this.violations = violations;
        this.faulty = faulty;
        this.unreadable = unreadable;
    }

    /** Returns an empty collection at the root of a document. */
    public static Complaints root(Limits limits) {
        return new Complaints("", limits, new ArrayList<>(), new TreeSet<>(), new HashSet<>());
    }

    /** Returns the collection for a member of this place. */
    public Complaints at(String name) {
        return new Complaints(child(name), limits, violations, faulty, unreadable);
    }

    /** Returns the collection for an element of this place. */
    public Complaints at(int index) {
        return at(Integer.toString(index));
    }

    /** Returns the JSON Pointer of this place. */
    public String pointer() {
        return pointer;
    }

    /** Returns the limits in force. */
    public Limits limits() {
        return limits;
    }

    /** Complains about a member of this place that breaks a rule. */
    public void add(String name, String message, @Nullable Object value) {
        add(new Violation(Violation.Kind.INVALID, child(name), message, value == null ? null : text(value)));
    }

    /** Complains about this place itself. */
    public void add(String message, @Nullable Object value) {
        add(new Violation(Violation.Kind.INVALID, pointer, message, value == null ? null : text(value)));
    }

    /** Complains about a member that asks for more than a limit allows; does nothing where it doesn't. */
    public void limit(String name, Limit limit, double asked) {
        if (!(asked <= limits.get(limit))) {
            add(
                    name,
                    "asks for " + Figures.significant(Math.min(asked, Double.MAX_VALUE), 15) + " " + limit.unit()
                            + ", over the limit of " + limits.get(limit) + " (" + limit.environmentVariable()
                            + "); ask for fewer",
                    null);
        }
    }

    /**
     * Adds a complaint, unless it would only repeat an earlier one: a place is complained about once, and nothing is
     * missing below a value that could not be read.
     *
     * @throws InputException with all of them where there are a thousand already
     */
    public void add(Violation violation) {
        String place = violation.pointer();
        if (faulty.contains(place) || isBelowUnreadable(place)) {
            return;
        }
        if (violations.size() >= MOST) {
            if (violations.size() == MOST) {
                violations.add(new Violation(
                        Violation.Kind.INVALID, "", "has more faults than these " + MOST + "; mend them first", null));
            }
            throw new InputException(violations);
        }
        faulty.add(place);
        if (violation.kind() == Violation.Kind.MALFORMED) {
            unreadable.add(place);
        }
        violations.add(violation);
    }

    private boolean isBelowUnreadable(String place) {
        for (String above = place; !above.isEmpty(); ) {
            above = above.substring(0, above.lastIndexOf('/'));
            if (unreadable.contains(above)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether nothing was complained about at the named members or below them, so that rules may compare them.
     */
    public boolean sound(String... names) {
        for (String name : names) {
            String place = child(name);
            if (faulty.contains(place) || isFaultyBelow(place)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether nothing was complained about at this place or below it. */
    public boolean sound() {
        return !faulty.contains(pointer) && !isFaultyBelow(pointer);
    }

    /** Returns every complaint so far, in the order in which they were made. */
    public List<Violation> violations() {
        return violations;
    }

    private boolean isFaultyBelow(String place) {
        String next = faulty.higher(place + "/");
        return next != null && next.startsWith(place + "/");
    }

    private String child(String name) {
        return pointer + "/" + name.replace("~", "~0").replace("/", "~1");
    }

    /** Returns a value as it stands in JSON; of what is longer, its kind. */
    private static String text(Object value) {
        if (value instanceof Double number) {
            return Figures.shortest(number);
        } else if (value instanceof Vector3 vector) {
            return "[" + text(vector.x()) + ", " + text(vector.y()) + ", " + text(vector.z()) + "]";
        } else if (value instanceof Quaternion quaternion) {
            return "[" + text(quaternion.x()) + ", " + text(quaternion.y()) + ", " + text(quaternion.z()) + ", "
                    + text(quaternion.w()) + "]";
        } else if (value instanceof Range range) {
            return "[" + text(range.min()) + ", " + text(range.max()) + "]";
        } else if (value instanceof Enum<?> constant) {
            return Words.of(constant);
        } else if (value instanceof Record) {
            return "{…}";
        }
        return value instanceof Collection || value instanceof double[] ? "[…]" : value.toString();
    }
}
