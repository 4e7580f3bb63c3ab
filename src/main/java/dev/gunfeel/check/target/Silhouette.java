package dev.gunfeel.check.target;

/** The outline of a target, in metres round its middle. */
public sealed interface Silhouette {
    /** Returns what a bullet hits that goes through a point so far right of the middle and above it. */
    Zone zone(double right, double up);

    /** A disc. */
    record Disc(double radius) implements Silhouette {
        @Override
        public Zone zone(double right, double up) {
            return right * right + up * up <= radius * radius ? Zone.BODY : Zone.NOTHING;
        }
    }

    /** A rectangle. */
    record Board(double width, double height) implements Silhouette {
        @Override
        public Zone zone(double right, double up) {
            return 2 * Math.abs(right) <= width && 2 * Math.abs(up) <= height ? Zone.BODY : Zone.NOTHING;
        }
    }

    /** Somebody who stands. */
    record Figure(
            double headRadius,
            double bodyWidth,
            double bodyHeight,
            double armWidth,
            double armLength,
            double legWidth,
            double legLength)
            implements Silhouette {
        @Override
        public Zone zone(double right, double up) {
            double side = Math.abs(right);
            double shoulders = bodyHeight / 2;
            double aboveHead = up - shoulders - headRadius;
            if (side * side + aboveHead * aboveHead <= headRadius * headRadius) {
                return Zone.HEAD;
            }
            double hips = -shoulders;
            double waist = bodyWidth / 2;
            if (side <= waist && up <= shoulders && up >= hips) {
                return Zone.BODY;
            }
            boolean isArm = side >= waist && side <= waist + armWidth && up <= shoulders && up >= shoulders - armLength;
            boolean isLeg = side <= waist && side >= waist - legWidth && up <= hips && up >= hips - legLength;
            return isArm || isLeg ? Zone.LIMB : Zone.NOTHING;
        }
    }
}
