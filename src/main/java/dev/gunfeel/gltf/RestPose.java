package dev.gunfeel.gltf;

import dev.gunfeel.blend.Bone;
import dev.gunfeel.math.Figures;
import dev.gunfeel.math.Quaternion;
import dev.gunfeel.math.Vector3;
import org.jspecify.annotations.Nullable;

/** Where a node is when nothing moves it: its translation, rotation and scale, or its matrix taken apart. */
final class RestPose {
    /** Matrices are written in single precision, after products of others: their axes are square only roughly. */
    private static final double SQUARE = 1e-4;

    private RestPose() {}

    /** Returns a node's rest as a bone of some name, or null after a complaint. */
    static @Nullable Bone of(GltfValue node, @Nullable String name) {
        if (node.at("matrix").isPresent()) {
            for (String other : new String[] {"translation", "rotation", "scale"}) {
                if (node.at(other).isPresent()) {
                    node.at(other).complain("must not stand beside a matrix; leave one of the two out");
                    return null;
                }
            }
            double[] matrix = node.at("matrix").numbers(16);
            return matrix == null ? null : decomposed(node.at("matrix"), matrix, name);
        }
        double[] position = numbers(node.at("translation"), 0, 0, 0);
        double[] rotation = numbers(node.at("rotation"), 0, 0, 0, 1);
        double[] scale = numbers(node.at("scale"), 1, 1, 1);
        if (position == null || rotation == null || scale == null) {
            return null;
        }
        Quaternion quaternion = new Quaternion(rotation[0], rotation[1], rotation[2], rotation[3]);
        if (quaternion.isNoRotation()) {
            node.at("rotation").complain("has length 0, so it is no rotation; none at all is [0, 0, 0, 1]");
            return null;
        }
        return new Bone(name, vector(position), quaternion.unit(), vector(scale));
    }

    private static double @Nullable [] numbers(GltfValue place, double... standard) {
        return place.isPresent() ? place.numbers(standard.length) : standard;
    }

    private static Vector3 vector(double[] numbers) {
        return new Vector3(numbers[0], numbers[1], numbers[2]);
    }

    /** Takes a matrix apart whose columns are the node's axes, as long as their scale, and its position. */
    private static @Nullable Bone decomposed(GltfValue place, double[] matrix, @Nullable String name) {
        Vector3 x = new Vector3(matrix[0], matrix[1], matrix[2]);
        Vector3 y = new Vector3(matrix[4], matrix[5], matrix[6]);
        Vector3 z = new Vector3(matrix[8], matrix[9], matrix[10]);
        if (matrix[3] != 0 || matrix[7] != 0 || matrix[11] != 0 || matrix[15] != 1) {
            place.complain("must have the last row 0, 0, 0, 1");
            return null;
        }
        // An odd number of mirrored axes is no rotation; the first one then counts as mirrored.
        double sign = x.normalized().cross(y.normalized()).dot(z.normalized()) < 0 ? -1 : 1;
        Vector3 scale = new Vector3(sign * x.length(), y.length(), z.length());
        if (scale.x() == 0 || scale.y() == 0 || scale.z() == 0) {
            place.complain("scales an axis to 0, so its rotation can't be told; give translation, rotation and scale");
            return null;
        }
        Vector3 right = x.normalized().times(sign);
        Vector3 up = y.normalized();
        Vector3 forward = z.normalized();
        double skew =
                Math.max(Math.abs(right.dot(up)), Math.max(Math.abs(up.dot(forward)), Math.abs(forward.dot(right))));
        if (skew > SQUARE) {
            place.complain("has axes that are not square to each other (cosine " + Figures.of(skew)
                    + "): a shear, which no translation, rotation and scale can give");
            return null;
        }
        Vector3 position = new Vector3(matrix[12], matrix[13], matrix[14]);
        return new Bone(name, position, rotation(right, up, forward), scale);
    }

    /** Returns the rotation whose axes are these: from its largest component, so that no small one is divided by. */
    private static Quaternion rotation(Vector3 x, Vector3 y, Vector3 z) {
        double w = 1 + x.x() + y.y() + z.z();
        double first = 1 + x.x() - y.y() - z.z();
        double second = 1 - x.x() + y.y() - z.z();
        double third = 1 - x.x() - y.y() + z.z();
        if (w >= Math.max(first, Math.max(second, third))) {
            return new Quaternion(y.z() - z.y(), z.x() - x.z(), x.y() - y.x(), w).unit();
        } else if (first >= Math.max(second, third)) {
            return new Quaternion(first, x.y() + y.x(), z.x() + x.z(), y.z() - z.y()).unit();
        } else if (second >= third) {
            return new Quaternion(x.y() + y.x(), second, y.z() + z.y(), z.x() - x.z()).unit();
        }
        return new Quaternion(z.x() + x.z(), y.z() + z.y(), third, x.y() - y.x()).unit();
    }
}
