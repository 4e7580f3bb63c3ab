package dev.gunfeel.reference;

/** Directions as [right, up, forward] of the level view. */
final class PlainAim {
    private PlainAim() {}

    /** Turns forward, right and up by a pitch about right, then by a yaw about up; normalised. */
    static double[] turned(double yawDegrees, double pitchDegrees, double p, double q, double r) {
        double yaw = Math.toRadians(yawDegrees);
        double pitch = Math.toRadians(pitchDegrees);
        double ahead = p * Math.cos(pitch) - r * Math.sin(pitch);
        double up = p * Math.sin(pitch) + r * Math.cos(pitch);
        double right = q * Math.cos(yaw) + ahead * Math.sin(yaw);
        double forward = ahead * Math.cos(yaw) - q * Math.sin(yaw);
        double length = Math.sqrt(right * right + up * up + forward * forward);
        return new double[] {right / length, up / length, forward / length};
    }

    /** Returns a direction as [forward, right, up] of a view: the same turns back. */
    static double[] seenFrom(double yawDegrees, double pitchDegrees, double[] direction) {
        double yaw = Math.toRadians(yawDegrees);
        double pitch = Math.toRadians(pitchDegrees);
        double right = direction[0] * Math.cos(yaw) - direction[2] * Math.sin(yaw);
        double ahead = direction[0] * Math.sin(yaw) + direction[2] * Math.cos(yaw);
        double forward = ahead * Math.cos(pitch) + direction[1] * Math.sin(pitch);
        double up = direction[1] * Math.cos(pitch) - ahead * Math.sin(pitch);
        return new double[] {forward, right, up};
    }

    static double[] inAxes(double[] direction, String axes) {
        double right = direction[0];
        double up = direction[1];
        double forward = direction[2];
        return switch (axes) {
            case "unity" -> new double[] {right, up, forward};
            case "unreal" -> new double[] {forward, right, up};
            case "godot" -> new double[] {right, up, -forward};
            case "gltf" -> new double[] {-right, up, forward};
            default -> throw new IllegalArgumentException(axes);
        };
    }

    static double yaw(double p, double q) {
        return Math.toDegrees(Math.atan2(q, p));
    }

    static double pitch(double p, double q, double r) {
        return Math.toDegrees(Math.atan2(r, Math.hypot(p, q)));
    }

    static double angle(double p, double q, double r) {
        return Math.toDegrees(Math.atan2(Math.hypot(q, r), p));
    }
}
