package dev.gunfeel.gltf;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Figures;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A value in a file's JSON together with where it stands, so that every complaint says where. */
final class GltfValue {
    /** More complaints help nobody, and a hostile file could have millions. */
    private static final int MOST_COMPLAINTS = 100;
    /** What a single-precision number can hold, and so what any other reader of the file can. */
    private static final double LARGEST = Float.MAX_VALUE;

    private final JsonNode node;
    private final Complaints complaints;

    GltfValue(JsonNode node, Complaints complaints) {
        this.node = node;
        this.complaints = complaints;
    }

    GltfValue at(String name) {
        return new GltfValue(node.path(name), complaints.at(name));
    }

    GltfValue at(int index) {
        return new GltfValue(node.path(index), complaints.at(index));
    }

    boolean isPresent() {
        return !node.isMissingNode();
    }

    boolean isObject() {
        return node.isObject();
    }

    /** Complains about this value. */
    void complain(String message) {
        complain(message, null);
    }

    /** Complains about this value and shows it. */
    void complain(String message, @Nullable Object value) {
        complaints.add(message, value);
        if (complaints.all().size() >= MOST_COMPLAINTS) {
            complaints.throwIfAny();
        }
    }

    /** Returns how many elements this list has; 0 where it is left out, or is no list, which it complains of. */
    int count() {
        if (!isPresent()) {
            return 0;
        }
        if (!node.isArray()) {
            complain("must be an array");
            return 0;
        }
        return node.size();
    }

    /** Returns this text; null where it is left out, or is no text, which it complains of. */
    @Nullable
    String text() {
        if (!isPresent()) {
            return null;
        }
        if (!node.isString()) {
            complain("must be a string");
            return null;
        }
        return node.stringValue();
    }

    /** Returns whether this is true; null where it is left out or something else. */
    @Nullable
    Boolean flag() {
        return node.isBoolean() ? node.booleanValue() : null;
    }

    /** Returns this whole number, or the standard where it is left out; null after a complaint. */
    @Nullable
    Integer whole(int least, int standard) {
        return isPresent() ? whole(least) : Integer.valueOf(standard);
    }

    /** Returns this whole number, which must be there; null after a complaint. */
    @Nullable
    Integer whole(int least) {
        if (!isPresent()) {
            complain("is required");
            return null;
        }
        double number = node.isNumber() ? node.asDouble(Double.NaN) : Double.NaN;
        if (number != Math.rint(number) || number < least || number > Integer.MAX_VALUE) {
            complain("must be a whole number of at least " + least, shown(node));
            return null;
        }
        return (int) number;
    }

    /** Returns this index into one of the file's tables; null after a complaint. */
    @Nullable
    Integer index(GltfValue table, String what) {
        Integer index = whole(0);
        if (index == null) {
            return null;
        }
        int count = table.count();
        if (index >= count) {
            complain("is " + index + ", but there are only " + count + " " + what + "; it must be below that", index);
            return null;
        }
        return index;
    }

    /** Returns this list of so many finite numbers; null where it is left out or after a complaint. */
    double @Nullable [] numbers(int count) {
        if (!isPresent()) {
            return null;
        }
        if (!node.isArray() || node.size() != count) {
            complain("must be an array of " + count + " numbers");
            return null;
        }
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            JsonNode number = node.path(i);
            numbers[i] = number.isNumber() ? number.asDouble(Double.NaN) : Double.NaN;
            if (!(Math.abs(numbers[i]) <= LARGEST)) {
                at(i).complain("must be a number of at most " + Figures.of(LARGEST) + " in size", shown(number));
                return null;
            }
        }
        return numbers;
    }

    private static @Nullable String shown(JsonNode node) {
        return node.isNumber() ? node.toString() : null;
    }
}
