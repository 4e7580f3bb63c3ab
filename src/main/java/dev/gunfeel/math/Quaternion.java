package dev.gunfeel.math;

/**
 * A quaternion, usually of length 1 and then a rotation. In JSON it is {@code [x, y, z, w]}.
 *
 * @param x the first imaginary component
 * @param y the second imaginary component
 * @param z the third imaginary component
 * @param w the real component
 */
public record Quaternion(double x, double y, double z, double w) {
    /** The rotation that turns nothing. */
    public static final Quaternion IDENTITY = new Quaternion(0, 0, 0, 1);

    /** The norm below which a quaternion that is given is no rotation. */
    private static final double LEAST_NORM = 1e-12;

    /**
     * Returns the rotation by an angle about an axis: {@code [axis sin(angle/2), cos(angle/2)]}.
     *
     * @param axis of length 1
     * @param radians the angle; its sense is the right hand's in right-handed axes and the left hand's in left-handed
     *     ones
     * @return a quaternion of norm 1
     */
    public static Quaternion about(Vector3 axis, double radians) {
        double sine = StrictMath.sin(radians / 2);
        return new Quaternion(axis.x() * sine, axis.y() * sine, axis.z() * sine, StrictMath.cos(radians / 2));
    }

    /**
     * Returns the product {@code this * other}.
     *
     * @param other the rotation that comes first
     * @return the rotation {@code other} followed by this one
     */
    public Quaternion times(Quaternion other) {
        return new Quaternion(
                w * other.x + x * other.w + y * other.z - z * other.y,
                w * other.y - x * other.z + y * other.w + z * other.x,
                w * other.z + x * other.y - y * other.x + z * other.w,
                w * other.w - x * other.x - y * other.y - z * other.z);
    }

    /**
     * Multiplies every component.
     *
     * @param factor any number
     * @return the product
     */
    public Quaternion times(double factor) {
        return new Quaternion(x * factor, y * factor, z * factor, w * factor);
    }

    /**
     * Adds a quaternion, component by component.
     *
     * @param other the other quaternion
     * @return the sum
     */
    public Quaternion plus(Quaternion other) {
        return new Quaternion(x + other.x, y + other.y, z + other.z, w + other.w);
    }

    /**
     * Subtracts a quaternion, component by component.
     *
     * @param other the other quaternion
     * @return this one minus the other
     */
    public Quaternion minus(Quaternion other) {
        return new Quaternion(x - other.x, y - other.y, z - other.z, w - other.w);
    }

    /** {@return the quaternion with every sign turned: the same rotation, the other way round the 4-sphere} */
    public Quaternion negated() {
        return new Quaternion(-x, -y, -z, -w);
    }

    /** {@return the conjugate: the inverse rotation where the norm is 1} */
    public Quaternion conjugate() {
        return new Quaternion(-x, -y, -z, w);
    }

    /**
     * Returns the dot product.
     *
     * @param other the other quaternion
     * @return the sum of the products of the components: the cosine of half the turn between two of norm 1
     */
    public double dot(Quaternion other) {
        return x * other.x + y * other.y + z * other.z + w * other.w;
    }

    /** {@return the norm, at least 0; components are scaled first where their squares would overflow or vanish} */
    public double norm() {
        double square = dot(this);
        if (Norms.isPrecise(square)) {
            return Math.sqrt(square);
        }
        double largest = largest();
        if (largest == 0 || Double.isInfinite(largest) || Double.isNaN(largest)) {
            return largest;
        }
        Quaternion scaled = new Quaternion(x / largest, y / largest, z / largest, w / largest);
        return largest * Math.sqrt(scaled.dot(scaled));
    }

    /**
     * Returns this quaternion with norm 1. It divides whatever the norm is, so a quaternion that was divided before may
     * change in its last bit; {@link #unit} leaves it alone.
     *
     * @return the unit quaternion; {@link #IDENTITY} where the norm is 0, which inputs are checked against beforehand
     */
    public Quaternion normalized() {
        double square = dot(this);
        if (Norms.isPrecise(square)) {
            double norm = Math.sqrt(square);
            return new Quaternion(x / norm, y / norm, z / norm, w / norm);
        }
        double largest = largest();
        if (largest == 0) {
            return IDENTITY;
        }
        // Scaling by a power of two is exact, and afterwards no square overflows or vanishes.
        int exponent = -Math.getExponent(largest);
        Quaternion scaled = new Quaternion(
                Math.scalb(x, exponent), Math.scalb(y, exponent), Math.scalb(z, exponent), Math.scalb(w, exponent));
        double norm = Math.sqrt(scaled.dot(scaled));
        return new Quaternion(scaled.x / norm, scaled.y / norm, scaled.z / norm, scaled.w / norm);
    }

    /**
     * Returns this quaternion with norm 1; itself, to the last bit, where it is of norm 1 already but for rounding. So a
     * state that was returned once can be fed back for ever without creeping, and an endpoint comes back exactly as it
     * went in.
     *
     * @return the unit quaternion; {@link #IDENTITY} where the norm is 0
     */
    public Quaternion unit() {
        return Norms.isOne(dot(this)) ? this : normalized();
    }

    /**
     * Turns a vector.
     *
     * @param vector of any length
     * @return the vector turned by this quaternion, which has norm 1
     */
    public Vector3 rotate(Vector3 vector) {
        Vector3 axis = new Vector3(x, y, z);
        Vector3 twice = axis.cross(vector).times(2);
        return vector.plus(twice.times(w)).plus(axis.cross(twice));
    }

    /**
     * Returns the same quaternion with 0 for every -0, which prints with a sign.
     *
     * @return an equal quaternion, as numbers compare
     */
    public Quaternion withoutNegativeZeros() {
        return new Quaternion(x + 0.0, y + 0.0, z + 0.0, w + 0.0);
    }

    /** {@return whether the norm is too small to say what rotation is meant: below 1e-12} */
    public boolean isNoRotation() {
        return norm() < LEAST_NORM;
    }

    /** {@return whether all four components are finite numbers} */
    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z) && Double.isFinite(w);
    }

    private double largest() {
        return Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
    }
}
