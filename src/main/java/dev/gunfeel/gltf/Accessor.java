package dev.gunfeel.gltf;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A table of numbers that lies in the file's bytes and is read there, number by number: a file that claims a billion
 * elements costs no memory.
 *
 * @param type how a number is stored
 * @param normalized whether integers stand for shares of 1
 * @param width how many numbers an element has
 * @param count how many elements there are
 * @param bytes the elements from the first on; null where all are 0 unless {@code sparse} says otherwise
 * @param stride the distance between two elements in bytes
 * @param sparse elements that are replaced, or null
 */
record Accessor(
        ComponentType type,
        boolean normalized,
        int width,
        int count,
        @Nullable ByteBuffer bytes,
        int stride,
        @Nullable Sparse sparse) {
    /** Returns one number of an element. */
    double get(int element, int component) {
        int replacement = sparse == null ? -1 : sparse.find(element);
        double number = 0;
        if (replacement >= 0 && sparse != null) {
            number = type.read(sparse.values(), (replacement * width + component) * type.bytes());
        } else if (bytes != null) {
            number = type.read(bytes, element * stride + component * type.bytes());
        }
        return normalized ? type.share(number) : number;
    }

    /**
     * Elements that are replaced.
     *
     * @param type how an index is stored
     * @param count how many there are
     * @param indices which ones, ascending
     * @param values what replaces them
     */
    record Sparse(ComponentType type, int count, ByteBuffer indices, ByteBuffer values) {
        double index(int position) {
            return type.read(indices, position * type.bytes());
        }

        /** Returns the position of an element among the replaced ones, or -1. */
        int find(int element) {
            int low = 0;
            int high = count - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                double index = index(middle);
                if (index == element) {
                    return middle;
                } else if (index < element) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            return -1;
        }
    }
}
