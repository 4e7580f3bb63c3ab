// A person of 1.8 m, in metres from the floor between the feet. The outline is what is drawn and what is hit.

const SIDE = [
    [0.05, 1.58],
    [0.07, 1.515],
    [0.17, 1.485],
    [0.235, 1.42],
    [0.262, 1.25],
    [0.283, 1.05],
    [0.292, 0.86],
    [0.27, 0.77],
    [0.235, 0.8],
    [0.228, 0.9],
    [0.205, 1.1],
    [0.178, 1.3],
    [0.158, 1.12],
    [0.163, 0.98],
    [0.182, 0.86],
    [0.17, 0.6],
    [0.14, 0.42],
    [0.118, 0.1],
    [0.155, 0.035],
    [0.15, 0],
    [0.06, 0],
    [0.052, 0.12],
    [0.05, 0.44],
    [0.018, 0.78],
];

/** Where a shooter may aim, in metres from the floor. */
export const AIMS = { head: 1.66, chest: 1.3, hips: 0.92 };

function body() {
    const mirrored = SIDE.map(([x, y]) => [-x, y]).reverse();
    const points = [...SIDE, ...mirrored];
    const path = new Path2D();
    const middle = (i) => {
        const [ax, ay] = points[i % points.length];
        const [bx, by] = points[(i + 1) % points.length];
        return [(ax + bx) / 2, (ay + by) / 2];
    };
    path.moveTo(...middle(0));
    for (let i = 1; i <= points.length; i++) {
        path.quadraticCurveTo(...points[i % points.length], ...middle(i));
    }
    path.closePath();
    return path;
}

function ellipse(y, halfWidth, halfHeight) {
    const path = new Path2D();
    path.ellipse(0, y, halfWidth, halfHeight, 0, 0, 2 * Math.PI);
    return path;
}

export const BODY = body();
export const HEAD = ellipse(1.67, 0.085, 0.125);
/** The scoring lines of a paper target, only to look at. */
export const RINGS = [ellipse(1.28, 0.045, 0.07), ellipse(1.28, 0.095, 0.14), ellipse(1.67, 0.04, 0.06)];
export const HEIGHT = 1.8;

const probe = document.createElement('canvas').getContext('2d');

/**
 * Returns what a bullet hits: head, body or nothing.
 *
 * @param impact [right, up] of the aim, in metres
 */
export function struck(impact, aim) {
    if (!impact) {
        return null;
    }
    const [x, y] = [impact[0], impact[1] + AIMS[aim]];
    return probe.isPointInPath(HEAD, x, y) ? 'head' : probe.isPointInPath(BODY, x, y) ? 'body' : null;
}
