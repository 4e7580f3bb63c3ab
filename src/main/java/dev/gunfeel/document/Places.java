package dev.gunfeel.document;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Where in which file the values of a document stand, by their JSON pointers. */
final class Places {
    private final Map<String, Place> places = new HashMap<>();

    Places(String file) {
        places.put("", new Place(file, 0, 0));
    }

    /** Says where a value stands. */
    void put(String pointer, Place place) {
        places.put(pointer, place);
    }

    /** Returns where a value stands; of one that is missing, where it would belong. */
    Place of(String pointer) {
        String known = pointer;
        while (!places.containsKey(known)) {
            known = known.substring(0, known.lastIndexOf('/'));
        }
        return Objects.requireNonNull(places.get(known));
    }
}
