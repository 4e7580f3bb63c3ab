package dev.gunfeel.gltf;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** How an accessor stores one number (glTF 2.0, Accessor Data Types). */
enum ComponentType {
    BYTE(5120, 1, 127),
    UNSIGNED_BYTE(5121, 1, 255),
    SHORT(5122, 2, 32767),
    UNSIGNED_SHORT(5123, 2, 65535),
    UNSIGNED_INT(5125, 4, 4294967295.0),
    FLOAT(5126, 4, 1);

    private final int code;
    private final int bytes;
    private final double largest;

    ComponentType(int code, int bytes, double largest) {
        this.code = code;
        this.bytes = bytes;
        this.largest = largest;
    }

    static @Nullable ComponentType of(int code) {
        for (ComponentType type : values()) {
            if (type.code == code) {
                return type;
            }
        }
        return null;
    }

    int code() {
        return code;
    }

    int bytes() {
        return bytes;
    }

    /** Returns the number at a place. */
    double read(ByteBuffer bytes, int at) {
        return switch (this) {
            case BYTE -> bytes.get(at);
            case UNSIGNED_BYTE -> bytes.get(at) & 0xFF;
            case SHORT -> bytes.getShort(at);
            case UNSIGNED_SHORT -> bytes.getShort(at) & 0xFFFF;
            case UNSIGNED_INT -> Integer.toUnsignedLong(bytes.getInt(at));
            case FLOAT -> bytes.getFloat(at);
        };
    }

    /** Returns what a stored number stands for where it is normalised: a share of 1. */
    double share(double number) {
        // A signed type holds one more number below 0 than above; both of the lowest two stand for -1.
        return Math.max(number / largest, -1);
    }
}
