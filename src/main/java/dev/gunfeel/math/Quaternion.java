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

    /** Returns the rotation by an angle about a unit axis: {@code [axis sin(angle/2), cos(angle/2)]}. */
    public static Quaternion about(Vector3 axis, double radians) {
        double sine = StrictMath.sin(radians / 2);
        return new Quaternion(axis.x() * sine, axis.y() * sine, axis.z() * sine, StrictMath.cos(radians / 2));
    }

    /** Returns the product {@code this * other}: the rotation {@code other} followed by this one. */
    public Quaternion times(Quaternion other) {
        return new Quaternion(
                w * other.x + x * other.w + y * other.z - z * other.y,
                w * other.y - x * other.z + y * other.w + z * other.x,
                w * other.z + x * other.y - y * other.x + z * other.w,
                w * other.w - x * other.x - y * other.y - z * other.z);
    }

    /** Returns the same quaternion with every component multiplied by a factor. */
    public Quaternion times(double factor) {
        return new Quaternion(x * factor, y * factor, z * factor, w * factor);
    }

    /** Returns this quaternion plus another, component by component. */
    public Quaternion plus(Quaternion other) {
        return new Quaternion(x + other.x, y + other.y, z + other.z, w + other.w);
    }

    /** Returns this quaternion minus another, component by component. */
    public Quaternion minus(Quaternion other) {
        return new Quaternion(x - other.x, y - other.y, z - other.z, w - other.w);
    }

    /** Returns the quaternion with every sign turned: the same rotation, the other way round the 4-sphere. */
    public Quaternion negated() {
        return new Quaternion(-x, -y, -z, -w);
    }

    /** Returns the conjugate: the inverse rotation where the length is 1. */
    public Quaternion conjugate() {
        return new Quaternion(-x, -y, -z, w);
    }

    /** Returns the dot product with another quaternion. */
    public double dot(Quaternion other) {
        return x * other.x + y * other.y + z * other.z + w * other.w;
    }

    /** Returns the norm; components are scaled first where their squares would overflow or vanish. */
    public double norm() {
        double square = dot(this);
        if (square > 1e-280 && square < 1e280) {
            return Math.sqrt(square);
        }
        double largest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
        if (largest == 0 || Double.isInfinite(largest) || Double.isNaN(largest)) {
            return largest;
        }
        Quaternion scaled = new Quaternion(x / largest, y / largest, z / largest, w / largest);
        return largest * Math.sqrt(scaled.dot(scaled));
    }

    /**
     * Returns this quaternion with norm 1.
     *
     * @return the unit quaternion; {@link #IDENTITY} where the norm is 0, which inputs are checked against beforehand
     */
    public Quaternion normalized() {
        double norm = norm();
        if (norm == 0) {
            return IDENTITY;
        }
        if (norm < 1e-150 || norm > 1e150) {
            // The norm may overflow, and dividing by it lose digits, where the largest component does neither.
            double largest = Math.max(Math.max(Math.abs(x), Math.abs(y)), Math.max(Math.abs(z), Math.abs(w)));
            return new Quaternion(x / largest, y / largest, z / largest, w / largest).normalized();
        }
        return new Quaternion(x / norm, y / norm, z / norm, w / norm);
    }

    /** Returns a vector turned by this unit quaternion. */
    public Vector3 rotate(Vector3 vector) {
        Vector3 axis = new Vector3(x, y, z);
        Vector3 twice = axis.cross(vector).times(2);
        return vector.plus(twice.times(w)).plus(axis.cross(twice));
    }

    /** Returns whether all four components are finite numbers. */
    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z) && Double.isFinite(w);
    }
}
