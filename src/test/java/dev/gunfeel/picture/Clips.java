package dev.gunfeel.picture;

import dev.gunfeel.blend.BlendClip;
import dev.gunfeel.blend.Bone;
import dev.gunfeel.blend.Pose;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.ArrayList;
import java.util.List;

/** A simple walk and a simple run of one leg, to blend. */
final class Clips {
    private static final int RATE = 30;
    private static final Vector3 RIGHT = new Vector3(1, 0, 0);
    private static final Vector3 UNSCALED = new Vector3(1, 1, 1);

    private Clips() {}

    /**
     * Returns a looping clip.
     *
     * @param name of the clip
     * @param poses how many poses a round has, at 30 a second
     * @param thighDegrees how far the thigh swings to either side
     * @param hipsMeters how far the hips bob
     */
    static BlendClip legs(String name, int poses, double thighDegrees, double hipsMeters) {
        List<Pose> round = new ArrayList<>();
        for (int i = 0; i < poses; i++) {
            double phase = 2 * StrictMath.PI * i / poses;
            double thigh = thighDegrees * StrictMath.sin(phase);
            double shin = -thighDegrees * (1 + StrictMath.cos(phase));
            round.add(new Pose(List.of(
                    bone("hips", 1 + hipsMeters * StrictMath.sin(2 * phase), 0),
                    bone("thigh", -0.1, thigh),
                    bone("shin", -0.4, shin))));
        }
        return BlendClip.of(name, (double) RATE, round).withLoop(true);
    }

    private static Bone bone(String name, double up, double degrees) {
        return new Bone(name, new Vector3(0, up, 0), Quaternion.about(RIGHT, StrictMath.toRadians(degrees)), UNSCALED);
    }
}
