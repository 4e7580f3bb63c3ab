package dev.gunfeel.blend;

import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import java.util.List;

/** The columns that every table of bones has. */
final class BoneColumns {
    static final List<String> HEADER = List.of(
            "bone",
            "positionX",
            "positionY",
            "positionZ",
            "rotationX",
            "rotationY",
            "rotationZ",
            "rotationW",
            "scaleX",
            "scaleY",
            "scaleZ");

    private BoneColumns() {}

    static Object[] cells(Pose pose, int index) {
        Bone bone = pose.bones().get(index);
        Vector3 position = bone.position();
        Quaternion rotation = bone.rotation();
        Vector3 scale = bone.scale();
        return new Object[] {
            name(pose, index),
            position.x(),
            position.y(),
            position.z(),
            rotation.x(),
            rotation.y(),
            rotation.z(),
            rotation.w(),
            scale.x(),
            scale.y(),
            scale.z()
        };
    }

    /** Returns what a bone is called: its name, or its place in the pose where it has none. */
    static String name(Pose pose, int index) {
        String name = pose.bones().get(index).name();
        return name == null ? Integer.toString(index) : name;
    }
}
