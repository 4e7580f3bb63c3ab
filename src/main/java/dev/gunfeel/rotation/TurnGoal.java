package dev.gunfeel.rotation;

import dev.gunfeel.input.Complaints;
import dev.gunfeel.math.Axes;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/**
 * What a turn leads to: an orientation, or the one that looks along a direction.
 *
 * @param axes what the numbers of the direction and of up mean
 * @param to the orientation, of any length; null where there is a direction
 * @param lookAt the direction, of any length; null where there is an orientation
 * @param up what the orientation's own up leans to, of any length; null for no roll
 */
record TurnGoal(
        Axes axes,
        @Nullable Quaternion to,
        @Nullable Vector3 lookAt,
        @Nullable Vector3 up) {
    /** The least sine of the angle between up and the direction: nearer, rounding would choose the roll. */
    private static final double ALONG = 1e-6;

    /** Complains about a goal that is missing, given twice or no orientation. */
    void rules(Complaints complaints) {
        TurnRules.rotation(complaints, "to", to);
        TurnRules.direction(complaints, "lookAt", lookAt);
        TurnRules.direction(complaints, "up", up);
        if (complaints.sound("to", "lookAt")) {
            if (to == null && lookAt == null) {
                complaints.add(
                        "to", "is required, unless lookAt gives a direction to look along; give one of the two", null);
            } else if (to != null && lookAt != null) {
                complaints.add(
                        "lookAt",
                        "can't stand beside to, which says already what to turn to; leave one of the two out",
                        TurnRules.text(lookAt));
            }
        }
        if (up != null && complaints.sound("lookAt", "up")) {
            if (lookAt == null) {
                complaints.add("up", "means nothing without lookAt; leave it out, or give both", TurnRules.text(up));
            } else if (up.unit().cross(lookAt.unit()).length() < ALONG) {
                complaints.add(
                        "up",
                        "points along lookAt, so it says nothing about the roll; give another one, or leave it out for"
                                + " no roll",
                        TurnRules.text(up));
            }
        }
    }

    /** Returns the orientation; the rules held before. */
    Quaternion rotation() {
        if (lookAt == null) {
            return to == null ? Quaternion.IDENTITY : to.unit();
        }
        Vector3 direction = lookAt.withoutNegativeZeros().unit();
        return up == null ? axes.lookRotation(direction) : axes.lookRotation(direction, up.unit());
    }

    /** Returns where in the request it stands. */
    String pointer() {
        return lookAt == null ? "/to" : "/lookAt";
    }
}
