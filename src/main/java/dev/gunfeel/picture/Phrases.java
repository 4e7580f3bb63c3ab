package dev.gunfeel.picture;

import dev.gunfeel.math.Figures;
import java.util.List;

/** Figures in words. */
final class Phrases {
    private Phrases() {}

    static String count(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
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
