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

    /** The length below which a vector that is given points nowhere. */
    private static final double LEAST_LENGTH = 1e-12;

    /**
     * Adds a vector.
     *
     * @param other the other vector
     * @return the sum
     */
    public Vector3 plus(Vector3 other) {
        return new Vector3(x + other.x, y + other.y, z + other.z);
    }

    /**
     * Subtracts a vector.
     *
     * @param other the other vector
     * @return this vector minus the other: the way from there to here
     */
    public Vector3 minus(Vector3 other) {
        return new Vector3(x - other.x, y - other.y, z - other.z);
    }

    /**
     * Multiplies every component.
     *
     * @param factor any number
     * @return the product
     */
    public Vector3 times(double factor) {
        return new Vector3(x * factor, y * factor, z * factor);
    }

    /**
     * Returns the dot product.
     *
     * @param other the other vector
     * @return the sum of the products of the components: both lengths times the cosine of the angle between them
     */
    public double dot(Vector3 other) {
        return x * other.x + y * other.y + z * other.z;
    }

    /**
     * Returns the cross product; the formula is the same in right- and left-handed axes.
     *
     * @param other the other vector
     * @return {@code this x other}: square to both, as long as both lengths times the sine of the angle between them
     */
    public Vector3 cross(Vector3 other) {
        return new Vector3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
    }

    /**
     * Returns the Euclidean length. Components are scaled first where their squares would overflow or vanish, so a
     * vector of 1e300 or 1e-300 has its true length.
     *
     * @return the length, at least 0
     */
    public double length() {
        double square = dot(this);
        if (Norms.isPrecise(square)) {
            return Math.sqrt(square);
        }
        double largest = largest();
        if (largest == 0 || Double.isInfinite(largest) || Double.isNaN(largest)) {
            return largest;
        }
        Vector3 scaled = new Vector3(x / largest, y / largest, z / largest);
        return largest * Math.sqrt(scaled.dot(scaled));
    }

    /**
     * Returns this vector with length 1. It divides whatever the length is, so a vector that was divided before may
     * change in its last bit; {@link #unit} leaves it alone.
     *
     * @return the unit vector, or {@link #ZERO} where this vector is zero
     */
    public Vector3 normalized() {
        double square = dot(this);
        if (Norms.isPrecise(square)) {
            double length = Math.sqrt(square);
            return new Vector3(x / length, y / length, z / length);
        }
        double largest = largest();
        if (largest == 0) {
            return ZERO;
        }
        // Scaling by a power of two is exact, and afterwards no square overflows or vanishes.
        int exponent = -Math.getExponent(largest);
        Vector3 scaled = new Vector3(Math.scalb(x, exponent), Math.scalb(y, exponent), Math.scalb(z, exponent));
        double length = Math.sqrt(scaled.dot(scaled));
        return new Vector3(scaled.x / length, scaled.y / length, scaled.z / length);
    }

    /**
     * Returns this vector with length 1; itself, to the last bit, where it is of length 1 already but for rounding. So
     * a state that was returned once can be fed back for ever without creeping.
     *
     * @return the unit vector, or {@link #ZERO} where this vector is zero
     */
    public Vector3 unit() {
        return Norms.isOne(dot(this)) ? this : normalized();
    }

    /**
     * Returns the same vector with 0 for every -0, which prints with a sign and turns half a turn the other way.
     *
     * @return an equal vector, as numbers compare
     */
    public Vector3 withoutNegativeZeros() {
        return new Vector3(x + 0.0, y + 0.0, z + 0.0);
    }

    /** {@return whether the vector is too short to say where it points: below 1e-12} */
    public boolean pointsNowhere() {
        return length() < LEAST_LENGTH;
    }

    /** {@return whether all three components are finite numbers} */
    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
    }

    private double largest() {
        return Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
    }
}
