package dev.gunfeel.document;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Where in which file the values of a document stand, by their JSON pointers. */
final class Locations {
    private final Map<String, Location> locations = new HashMap<>();

    Locations(String file) {
        locations.put("", new Location(file, 0, 0));
    }

    /** Says where a value stands. */
    void put(String pointer, Location location) {
        locations.put(pointer, location);
    }

    /** Returns where a value stands; of one that is missing, where it would belong. */
    Location of(String pointer) {
        String known = pointer;
        while (!locations.containsKey(known)) {
            known = known.substring(0, known.lastIndexOf('/'));
        }
        return Objects.requireNonNull(locations.get(known));
    }
}
