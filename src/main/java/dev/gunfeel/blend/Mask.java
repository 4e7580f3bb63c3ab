package dev.gunfeel.blend;

import dev.gunfeel.input.Complaints;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules of a weight per bone. */
final class Mask {
    private Mask() {}

    /** Complains about a mask that has not one weight in [0, 1] per bone. */
    static void check(@Nullable List<Double> mask, int boneCount, Complaints complaints) {
        if (mask == null || !complaints.sound("mask")) {
            return;
        }
        for (int i = 0; i < mask.size(); i++) {
            double weight = mask.get(i);
            if (weight < 0 || weight > 1) {
                complaints.at("mask").at(i).add("must be at least 0 and at most 1", weight);
            }
        }
        if (mask.size() != boneCount) {
            complaints.add(
                    "mask",
                    "has " + mask.size() + " weights, but a pose has " + boneCount + " bones; give one weight per bone",
                    null);
        }
    }
}
