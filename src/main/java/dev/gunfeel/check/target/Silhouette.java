package dev.gunfeel.check.target;

/** The outline of a target, in metres round its middle. */
public sealed interface Silhouette {
    /**
     * Tells what a bullet hits.
     *
     * @param right metres to the right of the middle, where it goes through the plane of the outline
     * @param up metres above the middle
     * @return the part there; what lies on the outline belongs to it
     */
    Zone zone(double right, double up);

    /**
     * A disc.
     *
     * @param radius in metres
     */
    record Disc(double radius) implements Silhouette {
        @Override
        public Zone zone(double right, double up) {
            return right * right + up * up <= radius * radius ? Zone.TORSO : Zone.NOTHING;
        }
    }

    /**
     * A rectangle.
     *
     * @param width in metres
     * @param height in metres
     */
    record Board(double width, double height) implements Silhouette {
        @Override
        public Zone zone(double right, double up) {
            return 2 * Math.abs(right) <= width && 2 * Math.abs(up) <= height ? Zone.TORSO : Zone.NOTHING;
        }
    }

    /**
     * Somebody who stands and faces the shooter, all in metres.
     *
     * @param headRadius of the round head, which rests on the body
     * @param bodyWidth without arms
     * @param bodyHeight from hips to shoulders
     * @param armWidth of each arm, beside the body
     * @param armLength from the shoulders down
     * @param legWidth of each leg, flush with the body's sides
     * @param legLength from the hips down
     */
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
                return Zone.TORSO;
            }
            boolean isArm = side >= waist && side <= waist + armWidth && up <= shoulders && up >= shoulders - armLength;
            boolean isLeg = side <= waist && side >= waist - legWidth && up <= hips && up >= hips - legLength;
            return isArm ? Zone.ARM : isLeg ? Zone.LEG : Zone.NOTHING;
        }
    }
}
