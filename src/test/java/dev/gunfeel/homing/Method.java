package dev.gunfeel.homing;

import java.util.function.Function;

/** The methods of homing, for tests of every one. */
enum Method {
    VECTOR(HomingMethod.Vector::new),
    VECTOR_AS_PRINTED(HomingMethod.VectorAsPrinted::new),
    QUATERNION_LERP(HomingMethod.QuaternionLerp::new),
    SLERP(HomingMethod.Slerp::new),
    EXPONENTIAL(HomingMethod.Exponential::new);

    private final Function<Double, HomingMethod> atRate;

    Method(Function<Double, HomingMethod> atRate) {
        this.atRate = atRate;
    }

    /** Returns the method at a rate of its own: degrees a second, or a share of what is left. */
    HomingMethod at(double rate) {
        return atRate.apply(rate);
    }

    boolean carriesRotation() {
        return at(1) instanceof HomingMethod.OfOrientations;
    }
}
