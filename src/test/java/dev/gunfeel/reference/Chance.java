package dev.gunfeel.reference;

import java.util.Random;
import tools.jackson.databind.node.ArrayNode;

/** Small words for drawing what a document says. */
record Chance(Random random) {
    boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    double of(double... numbers) {
        return numbers[random.nextInt(numbers.length)];
    }

    String word(String... words) {
        return words[random.nextInt(words.length)];
    }

    int upTo(int most) {
        return 1 + random.nextInt(most);
    }

    void range(ArrayNode range) {
        double one = of(-1, 0, 1, between(-1, 1));
        double other = of(1, between(-1, 1));
        range.add(Math.min(one, other)).add(Math.max(one, other));
    }

    /** Writes one to six points that ascend, with heights that rise, fall and stay, and touch the ends. */
    void curve(ArrayNode points, double last, double low, double high) {
        int count = upTo(6);
        double x = of(0, 0, -1, between(0, 0.2 * last));
        double y = between(low, high);
        for (int i = 0; i < count; i++) {
            points.addArray().add(x).add(y);
            x += between(0.05, 0.4) * last;
            y = of(y, low, between(low, high), between(low, high), high);
        }
    }

    /** Writes [right, up] in degrees. */
    void pairs(ArrayNode pairs, int count) {
        for (int i = 0; i < count; i++) {
            pairs.addArray().add(of(0, between(-3, 3))).add(of(0, between(-3, 3), between(0, 5)));
        }
        if (oneIn(10)) {
            pairs.removeAll();
            for (int i = 0; i < count; i++) {
                pairs.addArray().add(of(-45, 45)).add(of(-45, 45, 0));
            }
        }
    }
}
