package dev.gunfeel.math;

/**
 * A vector or a point in space. In JSON it is {@code [x, y, z]}.
 *
 * <p>What the three mean is a matter of {@link Axes}. Operations return new vectors; sums run from x to z, so that a
 * result is the same to the last bit everywhere.
 *
 * @param x the first component
 * @param y the second component
 * @param z the third component
 */
public record Vector3(double x, double y, double z) {
    /** The zero vector. */
    public static final Vector3 ZERO = new Vector3(0, 0, 0);

    /** Returns this vector plus another. */
    public Vector3 plus(Vector3 other) {
        return new Vector3(x + other.x, y + other.y, z + other.z);
    }

    /** Returns this vector minus another. */
    public Vector3 minus(Vector3 other) {
        return new Vector3(x - other.x, y - other.y, z - other.z);
    }

    /** Returns this vector with every component multiplied by a factor. */
    public Vector3 times(double factor) {
        return new Vector3(x * factor, y * factor, z * factor);
    }

    /** Returns the dot product with another vector. */
    public double dot(Vector3 other) {
        return x * other.x + y * other.y + z * other.z;
    }

    /** Returns the cross product {@code this x other}; the formula is the same in right- and left-handed axes. */
    public Vector3 cross(Vector3 other) {
        return new Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    }

    /**
     * Returns the Euclidean length. Components are scaled first where their squares would overflow or vanish, so a
     * vector of 1e300 or 1e-300 has its true length.
     */
    public double length() {
        double square = dot(this);
        if (square > 1e-280 && square < 1e280) {
            return Math.sqrt(square);
        }
        double largest = Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
        if (largest == 0 || Double.isInfinite(largest) || Double.isNaN(largest)) {
            return largest;
        }
        double scaledX = x / largest;
        double scaledY = y / largest;
        double scaledZ = z / largest;
        return largest * Math.sqrt(scaledX * scaledX + scaledY * scaledY + scaledZ * scaledZ);
    }

    /**
     * Returns this vector with length 1.
     *
     * @return the unit vector, or {@link #ZERO} where this vector is zero
     */
    public Vector3 normalized() {
        double length = length();
        if (length == 0) {
            return ZERO;
        }
        if (length < 1e-150 || length > 1e150) {
            // The length may overflow, and dividing by it lose digits, where the largest component does neither.
            double largest = Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
            return new Vector3(x / largest, y / largest, z / largest).normalized();
        }
        return new Vector3(x / length, y / length, z / length);
    }

    /** Returns whether all three components are finite numbers. */
    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
    }
}
