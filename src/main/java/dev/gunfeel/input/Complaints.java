package dev.gunfeel.input;

import dev.gunfeel.math.Figures;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * Collects complaints about one place of an input and what lies below it. {@link #at} goes one level down; all levels
 * write to the same list. Where there are a thousand, the next one is thrown with all of them as an
 * {@link InputException}.
 */
public final class Complaints {
    /** Nobody mends more at once, and an answer must not be longer than what it answers. */
    static final int MOST = 1000;

    /** What the places of parameters begin with, so that they are none of the document. */
    private static final String PARAMETERS = "?";

    private final String pointer;
    private final Limits limits;
    private final List<Complaint> all;
    private final NavigableSet<String> faulty;
    private final Set<String> unreadable;
    private final Map<Limit, Double> asked;

    private Complaints(
            String pointer,
            Limits limits,
            List<Complaint> all,
            NavigableSet<String> faulty,
            Set<String> unreadable,
            Map<Limit, Double> asked) {
        this.pointer = pointer;
        this.limits = limits;
        this.all = all;
        this.faulty = faulty;
        this.unreadable = unreadable;
        this.asked = asked;
    }

    /**
     * {@return an empty collection at the root of a document}
     *
     * @param limits the limits in force
     */
    public static Complaints root(Limits limits) {
        return new Complaints(
                "", limits, new ArrayList<>(), new TreeSet<>(), new HashSet<>(), new EnumMap<>(Limit.class));
    }

    /** {@return the collection for the parameters that are given beside the document, such as those of a query} */
    public Complaints parameters() {
        return new Complaints(PARAMETERS, limits, all, faulty, unreadable, asked);
    }

    /**
     * {@return the collection for a member of this place}
     *
     * @param name the name of the member
     */
    public Complaints at(String name) {
        return new Complaints(child(name), limits, all, faulty, unreadable, asked);
    }

    /**
     * {@return the collection for an element of this place}
     *
     * @param index the position of the element, from 0
     */
    public Complaints at(int index) {
        return at(Integer.toString(index));
    }

    /** {@return the JSON Pointer of this place} */
    public String pointer() {
        return pointer;
    }

    /** {@return the limits in force} */
    public Limits limits() {
        return limits;
    }

    /**
     * Complains about a member of this place.
     *
     * @param name the name of the member
     * @param message the rule that is broken and what to do about it
     * @param value the value at fault; null where there is none
     */
    public void add(String name, String message, @Nullable Object value) {
        add(child(name), message, value, false);
    }

    /**
     * Complains about this place itself.
     *
     * @param message the rule that is broken and what to do about it
     * @param value the value at fault; null where there is none
     */
    public void add(String message, @Nullable Object value) {
        add(pointer, message, value, false);
    }

    /**
     * Complains that what stands here can't be read as what it should be: a wrong type, an unknown name, a duplicate key.
     * Nothing is missing below it.
     *
     * @param message what it must be
     * @param value the value at fault; null where there is none
     */
    public void malformed(String message, @Nullable Object value) {
        add(pointer, message, value, true);
    }

    /**
     * Complains about a member that asks for more than a limit allows; does nothing where it doesn't.
     *
     * @param name the name of the member
     * @param limit the limit
     * @param asked how much it asks for, in the unit of the limit
     */
    public void limit(String name, Limit limit, double asked) {
        at(name).limit(limit, asked);
    }

    /**
     * Complains about this place where it asks for more than a limit allows; does nothing where it doesn't.
     *
     * @param limit the limit
     * @param asked how much it asks for, in the unit of the limit
     */
    public void limit(Limit limit, double asked) {
        this.asked.merge(limit, asked, Math::max);
        if (!(asked <= limits.get(limit))) {
            add(
                    "asks for " + Figures.significant(Math.min(asked, Double.MAX_VALUE), 15) + " " + limit.unit()
                            + ", over the limit of " + limits.get(limit) + " (" + limit.environmentVariable()
                            + "); ask for fewer",
                    null);
        }
    }

    /**
     * {@return the most that was asked for of a limit, wherever in the document; 0 where nothing was}
     *
     * @param limit the limit
     */
    public double asked(Limit limit) {
        return asked.getOrDefault(limit, 0.0);
    }

    /** Adds a complaint, unless it would only repeat an earlier one: a place is complained about once. */
    private void add(String place, String message, @Nullable Object value, boolean isMalformed) {
        if (faulty.contains(place) || isBelowUnreadable(place)) {
            return;
        }
        if (all.size() >= MOST) {
            if (all.size() == MOST) {
                all.add(Complaint.at("", "has more faults than these " + MOST + "; mend them first", null));
            }
            throw exception();
        }
        faulty.add(place);
        if (isMalformed) {
            unreadable.add(place);
        }
        String shown = value == null ? null : text(value);
        all.add(
                place.startsWith(PARAMETERS)
                        ? new Complaint(null, place.substring(PARAMETERS.length() + 1), message, shown)
                        : Complaint.at(place, message, shown));
    }

    private boolean isBelowUnreadable(String place) {
        for (int end = place.lastIndexOf('/'); end >= 0; end = place.lastIndexOf('/', end - 1)) {
            if (unreadable.contains(place.substring(0, end))) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return whether nothing was complained about at the named members or below them, so that rules may compare them}
     *
     * @param names the names of the members
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

    /** {@return whether nothing was complained about at this place or below it} */
    public boolean sound() {
        return !faulty.contains(pointer) && !isFaultyBelow(pointer);
    }

    /** {@return every complaint so far, wherever it is about, in the order in which they were made} */
    public List<Complaint> all() {
        return all;
    }

    /**
     * Does nothing as long as there is no complaint.
     *
     * @throws InputException with every complaint so far, wherever it is about
     */
    public void throwIfAny() {
        if (!all.isEmpty()) {
            throw exception();
        }
    }

    /** {@return what tells every complaint so far to whoever asked} */
    public InputException exception() {
        return new InputException(all, !unreadable.isEmpty());
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
        } else if (value instanceof Enum<?> constant) {
            return Words.of(constant);
        } else if (PlainForm.of(value) instanceof double[] numbers && !(value instanceof double[])) {
            return DoubleStream.of(numbers).mapToObj(Figures::shortest).collect(Collectors.joining(", ", "[", "]"));
        } else if (value instanceof Record) {
            return "{…}";
        }
        return value instanceof Collection || value instanceof double[] ? "[…]" : value.toString();
    }
}
