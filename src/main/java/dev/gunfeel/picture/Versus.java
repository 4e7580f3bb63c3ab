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

    /** Returns a title that begins with the weapon's name, where it has one. */
    static String title(@Nullable String name, String what) {
        return name == null
                ? Character.toUpperCase(what.charAt(0)) + what.substring(1)
                : Sheet.clean(name) + ": " + what;
    }

    String weapon() {
        return name == null ? "weapon" : fitted(name);
    }

    String against() {
        return other == null ? "against" : "against " + fitted(other);
    }

    private static String fitted(String name) {
        return Font.sans().fitted(Sheet.clean(name), Sheet.SMALL_SIZE, LONGEST);
    }

    /** Returns a figure, with that of the other weapon behind it where there is one. */
    static String degrees(double own, @Nullable Double other) {
        return Phrases.degrees(own) + (other == null ? "" : " (against " + Phrases.degrees(other) + ")");
    }
}
