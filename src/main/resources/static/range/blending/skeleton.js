// From a pose, where each bone is relative to its parent, to places on the canvas. This is drawing alone.

const rotate = ([x, y, z, w], [a, b, c]) => {
    const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
    return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx];
};

const times = ([ax, ay, az, aw], [bx, by, bz, bw]) => [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
];

const plus = (a, b) => a.map((component, i) => component + b[i]);

/** What a limb without a child ends in, from its own start. */
const TIPS = { head: [0, 0.15, 0.01], leftHand: [0, -0.15, 0.01], rightHand: [0, -0.15, 0.01], leftToes: [0, 0, 0.07], rightToes: [0, 0, 0.07] };

/**
 * How thick a limb is, in metres, by its name.
 *
 * @type {[RegExp, number][]}
 */
const THICKNESS = [
    [/chest/i, 0.24],
    [/hips|spine/i, 0.2],
    [/shoulder/i, 0.09],
    [/thigh/i, 0.135],
    [/shin/i, 0.1],
    [/upperarm/i, 0.085],
    [/forearm/i, 0.07],
    [/head/i, 0.19],
    [/neck/i, 0.09],
    [/./, 0.065],
];

/** A skeleton as the API reads it from a file: its bones, and who hangs on whom. */
export class Skeleton {
    #parents;
    #limbs;

    constructor(bones) {
        const places = new Map(bones.map((bone, i) => [bone.name, i]));
        this.#parents = bones.map((bone) => places.get(bone.parent) ?? -1);
        this.#limbs = bones.flatMap((bone, i) => {
            const thickness = THICKNESS.find(([name]) => name.test(bone.name))[1];
            const side = /^left/i.test(bone.name) ? 'left' : /^right/i.test(bone.name) ? 'right' : 'middle';
            const part = side === 'middle' ? 'trunk' : `${side} ${/thigh|shin|foot|toes/i.test(bone.name) ? 'leg' : 'arm'}`;
            const children = this.#parents.flatMap((parent, child) => (parent === i ? [child] : []));
            const tip = TIPS[bone.name];
            const limbs = children
                .filter((child) => side !== 'middle' || !/shoulder|thigh/i.test(bones[child].name))
                .map((child) => ({ bone: i, child, thickness, part }));
            return tip ? [...limbs, { bone: i, tip, thickness, part }] : limbs;
        });
    }

    /** Returns the limbs of a pose, each with its two ends in metres: x to the left of the character, y up, z forward. */
    limbs(pose) {
        const places = [];
        pose.bones.forEach((bone, i) => {
            const parent = places[this.#parents[i]];
            places.push(
                parent
                    ? { position: plus(parent.position, rotate(parent.rotation, bone.position)), rotation: times(parent.rotation, bone.rotation) }
                    : bone,
            );
        });
        return this.#limbs.map(({ bone, child, tip, thickness, part }) => {
            const from = places[bone];
            const to = child === undefined ? plus(from.position, rotate(from.rotation, tip)) : places[child].position;
            return { from: from.position, to, thickness, part };
        });
    }
}
