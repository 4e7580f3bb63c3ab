package dev.gunfeel.picture;

import org.jspecify.annotations.Nullable;

/**
 * What a weapon is called on a picture, and what the one is called that it is compared with.
 *
 * @param name the name of the weapon, null where it has none
 * @param other the name of the weapon to compare with, null where it has none
 */
record Versus(@Nullable String name, @Nullable String other) {
    private static final double LONGEST = 150;

    /** Returns a title that begins with the weapon's name, where it has one that can be seen. */
    static String title(@Nullable String name, String what) {
        String shown = shown(name);
        if (shown == null) {
            return Character.toUpperCase(what.charAt(0)) + what.substring(1);
        }
        return (shown.startsWith(":") ? "“" + shown + "”" : shown) + ": " + what;
    }

    /** Returns a name as it can be drawn; null where nothing of it would be seen. */
    private static @Nullable String shown(@Nullable String name) {
        String shown = name == null ? "" : Sheet.clean(name).strip();
        return shown.isEmpty() ? null : shown;
    }

    String weapon() {
        String shown = shown(name);
        return shown == null ? "weapon" : fitted(shown);
    }

    String against() {
        String shown = shown(other);
        return shown == null ? "against" : "against " + fitted(shown);
    }

    private static String fitted(String shown) {
        return Font.sans().fitted(shown, Sheet.SMALL_SIZE, LONGEST);
    }

    /** Returns a figure, with that of the other weapon behind it where there is one. */
    static String degrees(double own, @Nullable Double other) {
        return Phrases.degrees(own) + (other == null ? "" : " (against " + Phrases.degrees(other) + ")");
    }
}
