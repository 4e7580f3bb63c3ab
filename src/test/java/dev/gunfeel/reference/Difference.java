package dev.gunfeel.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The first place where an answer isn't what it should be. */
final class Difference {
    private static final double TOLERANCE = 1e-9;

    /** Fields that are there only where something makes them. */
    private static final Set<String> OPTIONAL =
            Set.of("impact", "cone", "coneDegrees", "heat", "pattern", "pellets", "recoverySeconds", "roundsPerMinute");

    private static final Set<String> CODES =
            Set.of("runningCarried", "climbDependsOnTiming", "neverHeats", "recentresBetweenShots", "burstBeforeRest");

    private Difference() {}

    /** Returns what differs, by its pointer; an answer may have fields besides those of the contract. */
    static @Nullable String first(String pointer, JsonNode expected, JsonNode actual) {
        if (pointer.equals("/warnings")) {
            return warnings(expected, actual);
        }
        if (expected.isObject()) {
            for (String name : OPTIONAL) {
                if (actual.has(name) && !expected.has(name)) {
                    return pointer + "/" + name + " should not be there, but is " + actual.get(name);
                }
            }
            for (String name : expected.propertyNames()) {
                String found = first(pointer + "/" + name, expected.required(name), actual.path(name));
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        if (expected.isArray()) {
            if (expected.size() != actual.size()) {
                return pointer + " should have " + expected.size() + " entries, but has " + actual.size();
            }
            for (int i = 0; i < expected.size(); i++) {
                String found = first(pointer + "/" + i, expected.get(i), actual.get(i));
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        boolean same = expected.isNumber()
                ? actual.isNumber() && close(expected.asDouble(), actual.asDouble(), tolerance(pointer))
                : expected.equals(actual);
        return same ? null : pointer + " should be " + expected + ", but is " + actual;
    }

    /** What is found by looking closer is found to a millionth of a second. */
    private static double tolerance(String pointer) {
        return pointer.endsWith("/viewSettledSeconds") ? 2e-6 : TOLERANCE;
    }

    private static boolean close(double expected, double actual, double tolerance) {
        return Math.abs(expected - actual) <= tolerance * Math.max(1, Math.abs(expected));
    }

    private static @Nullable String warnings(JsonNode expected, JsonNode actual) {
        List<JsonNode> rest = new ArrayList<>();
        for (int i = 0; i < actual.size(); i++) {
            if (CODES.contains(Json.text(actual.get(i), "code", ""))) {
                rest.add(actual.get(i));
            }
        }
        for (int i = 0; i < expected.size(); i++) {
            JsonNode warning = expected.get(i);
            JsonNode found = rest.stream()
                    .filter(other -> same(warning, other))
                    .findFirst()
                    .orElse(null);
            if (found == null) {
                return "/warnings should have " + warning + ", but are " + rest;
            }
            rest.remove(found);
        }
        return rest.isEmpty() ? null : "/warnings should not have " + rest.get(0);
    }

    /** Whether a warning has the code, and the value where one is due. */
    private static boolean same(JsonNode expected, JsonNode actual) {
        return expected.get("code").equals(actual.get("code"))
                && (!expected.has("value") || first("/value", expected.get("value"), actual.path("value")) == null);
    }
}
