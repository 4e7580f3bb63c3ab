package dev.gunfeel.input;

/**
 * What its author wants to keep beside something: any JSON value. It means nothing to Gunfeel and is given back as it was.
 *
 * @param json the value as JSON
 */
public record Notes(String json) {
    /** How long notes may be, in characters of JSON. */
    public static final int MOST_CHARACTERS = 10_000;
}
