package dev.gunfeel.input;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The words of the contract: how a constant is spelled outside, and which known word was probably meant. */
public final class Words {
    private static final int MOST_SUGGESTIONS = 3;
    private static final int MOST_KNOWN = 60;

    private Words() {}

    /**
     * {@return the word for a constant: {@code AS_GIVEN} is {@code asGiven}}
     *
     * @param constant the constant
     */
    public static String of(Enum<?> constant) {
        return ofName(constant.name());
    }

    /**
     * {@return the word for the name of a constant}
     *
     * @param name such as {@code AS_GIVEN}
     */
    public static String ofName(String name) {
        String[] parts = name.toLowerCase(Locale.ROOT).split("_", -1);
        StringBuilder word = new StringBuilder(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            word.append(Character.toUpperCase(parts[i].charAt(0))).append(parts[i], 1, parts[i].length());
        }
        return word.toString();
    }

    /**
     * {@return the word for a type: {@code ClimbDegrees} is {@code climbDegrees}}
     *
     * @param type the type
     */
    public static String ofType(Class<?> type) {
        String name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /**
     * Finds the known words nearest to one that isn't known.
     *
     * @param word the word; case doesn't matter
     * @param known the words to choose from
     * @return the nearest ones, best first: at most three, and none that differs in more than half of its letters
     */
    public static List<String> nearest(String word, Collection<String> known) {
        String lower = word.toLowerCase(Locale.ROOT);
        return known.stream()
                .map(candidate -> Map.entry(candidate, distance(lower, candidate.toLowerCase(Locale.ROOT))))
                .filter(entry -> entry.getValue() * 2 <= Math.max(entry.getKey().length(), 2))
                .sorted(Comparator.<Map.Entry<String, Integer>>comparingInt(Map.Entry::getValue)
                        .thenComparing(Map.Entry::getKey))
                .limit(MOST_SUGGESTIONS)
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Says what to do about an unknown word.
     *
     * @param word the word
     * @param known the words to choose from
     * @return a part of a sentence with the nearest ones, or with all where none is near and they are few
     */
    public static String suggestion(String word, Collection<String> known) {
        List<String> nearest = nearest(word, known);
        if (!nearest.isEmpty()) {
            return "did you mean " + String.join(" or ", nearest) + "?";
        }
        if (known.size() <= MOST_KNOWN) {
            return "known are " + String.join(", ", known);
        }
        return "known are " + known.stream().limit(MOST_KNOWN).collect(Collectors.joining(", ")) + " and "
                + (known.size() - MOST_KNOWN) + " more";
    }

    /** Levenshtein distance; a word longer than any name is cut, so a hostile one costs nothing. */
    private static int distance(String given, String candidate) {
        String word = given.length() > 64 ? given.substring(0, 64) : given;
        int[] above = new int[candidate.length() + 1];
        for (int j = 0; j < above.length; j++) {
            above[j] = j;
        }
        for (int i = 1; i <= word.length(); i++) {
            int[] row = new int[above.length];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = above[j - 1] + (word.charAt(i - 1) == candidate.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
            }
            above = row;
        }
        return above[candidate.length()];
    }
}
