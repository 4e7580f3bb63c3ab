package dev.gunfeel.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A way over a surface, in pieces where it is too far to a side in between. */
final class Pieces {
    private final List<List<double[]>> pieces = new ArrayList<>();
    private boolean isBroken = true;

    void add(Optional<double[]> place) {
        if (place.isEmpty()) {
            isBroken = true;
            return;
        }
        if (isBroken) {
            pieces.add(new ArrayList<>());
        }
        isBroken = false;
        pieces.get(pieces.size() - 1).add(place.get());
    }

    List<List<double[]>> all() {
        return pieces;
    }
}
