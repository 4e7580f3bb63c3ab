package dev.gunfeel.picture;

import dev.gunfeel.math.Figures;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Figures in words. */
final class Phrases {
    private Phrases() {}

    static String count(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }

    /** Returns how many shots there are, and of how many pellets. */
    static String shots(int count, @Nullable List<?> pellets) {
        return count(count, "shot") + (pellets == null ? "" : " of " + count(pellets.size(), "pellet"));
    }

    static String number(double value) {
        return Figures.of(value).replace("E+", "e").replace('E', 'e').replace('-', '−');
    }

    static String degrees(double degrees) {
        return number(degrees) + "°";
    }

    static String seconds(double seconds) {
        return number(seconds) + " s";
    }

    static String meters(double meters) {
        return number(meters) + " m";
    }

    /** Returns a place on a wall. */
    static String place(double right, double up) {
        return meters(Math.abs(right))
                + (right < 0 ? " left, " : " right, ")
                + meters(Math.abs(up))
                + (up < 0 ? " down" : " up");
    }

    static String sideways(double degrees) {
        return degrees(Math.abs(degrees)) + (degrees < 0 ? " left" : " right");
    }

    static String upward(double degrees) {
        return degrees(Math.abs(degrees)) + (degrees < 0 ? " down" : " up");
    }

    static String sides(double left, double right) {
        return degrees(left) + " left to " + degrees(right) + " right";
    }

    static String heights(double down, double up) {
        return degrees(down) + " down to " + degrees(up) + " up";
    }

    /** Returns what a picture shows and its facts, as sentences. */
    static String description(String shown, List<String> facts) {
        return shown + ". " + String.join("; ", facts) + ".";
    }
}
