package dev.gunfeel.text;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.input.Words;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What stands between the whole and the fraction of numbers in CSV, for spreadsheets of either kind. */
public enum DecimalMark {
    /** 0.5, with commas between the cells. */
    POINT,
    /** 0,5, with semicolons between the cells, as German spreadsheets have it. */
    COMMA;

    /** The parameter that chooses it. */
    public static final String PARAMETER = "decimal";

    /**
     * Reads a mark from text, such as a parameter of a query.
     *
     * @param word its word, null where left out
     * @param complaints where complaints go, at {@code decimal}
     * @return the mark; a point where left out, and where it can't be read
     */
    public static DecimalMark read(@Nullable String word, Complaints complaints) {
        List<String> known = Stream.of(values()).map(Words::of).toList();
        if (word == null || known.contains(word)) {
            return word == null ? POINT : values()[known.indexOf(word)];
        }
        if (!word.isEmpty()) {
            complaints.at(PARAMETER).malformed("is no decimal mark; " + Words.suggestion(word, known), word);
        }
        return POINT;
    }
}
