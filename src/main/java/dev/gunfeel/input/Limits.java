package dev.gunfeel.input;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The limits in force. Immutable. */
public final class Limits {
    /** No limit at all: for code that embeds the maths and trusts its own input. */
    public static final Limits NONE = new Limits(Long.MAX_VALUE);

    private final Map<Limit, Long> values = new EnumMap<>(Limit.class);

    private Limits(long same) {
        for (Limit limit : Limit.values()) {
            values.put(limit, same);
        }
    }

    /**
     * Reads the limits that an environment sets.
     *
     * @param environment from the name of a variable to its value, or null where it is not set
     * @return the limits in force, the standard ones where it sets none
     * @throws IllegalArgumentException if a value is not a whole number above 0
     */
    public static Limits of(Function<String, @Nullable String> environment) {
        Limits limits = new Limits(0);
        for (Limit limit : Limit.values()) {
            String text = environment.apply(limit.environmentVariable());
            limits.values.put(
                    limit, text == null ? limit.standard() : positive(limit.environmentVariable(), text.strip()));
        }
        return limits;
    }

    private static long positive(String variable, String text) {
        if (!text.matches("[1-9][0-9]{0,17}")) {
            throw new IllegalArgumentException(
                    variable + " is '" + text + "'; it must be a whole number above 0, or left unset");
        }
        return Long.parseLong(text);
    }

    /**
     * {@return the value of a limit, inclusive}
     *
     * @param limit the limit
     */
    public long get(Limit limit) {
        return Objects.requireNonNull(values.get(limit));
    }
}
