package dev.gunfeel.input;

/**
 * An input with rules that no single constraint can express: one value against another, or against a limit.
 *
 * <p>{@link Check} calls it on every record that it meets. Values may still be missing or out of their own range at
 * that moment: ask {@link Complaints#sound} before comparing them.
 */
public interface Rules {
    /**
     * Adds a complaint for every rule that is broken.
     *
     * @param complaints where complaints go, placed at this record; what its members have against them is there already
     */
    void rules(Complaints complaints);
}
