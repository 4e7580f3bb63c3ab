// The humanoid that the API's checks shoot at, in metres right of the middle of its body and above it. The shape that is
// drawn is the shape that is hit.

/** What a check's target measures where it says nothing itself; a test compares it with the API's. */
export const MEASURES = {
    headRadiusMeters: 0.12,
    bodyWidthMeters: 0.34,
    bodyHeightMeters: 0.64,
    armWidthMeters: 0.09,
    armLengthMeters: 0.64,
    legWidthMeters: 0.15,
    legLengthMeters: 0.88,
};

const headRadius = MEASURES.headRadiusMeters;
const waist = MEASURES.bodyWidthMeters / 2;
const shoulders = MEASURES.bodyHeightMeters / 2;
const hips = -shoulders;

/** Rectangles between two distances from the middle line, on both sides of it, and between two heights. */
const RECTANGLES = [
    { zone: 'torso', inner: 0, outer: waist, bottom: hips, top: shoulders },
    { zone: 'arm', inner: waist, outer: waist + MEASURES.armWidthMeters, bottom: shoulders - MEASURES.armLengthMeters, top: shoulders },
    { zone: 'leg', inner: waist - MEASURES.legWidthMeters, outer: waist, bottom: hips - MEASURES.legLengthMeters, top: hips },
];

export const TOP = shoulders + 2 * headRadius;
export const SOLES = hips - MEASURES.legLengthMeters;

/** How far above the middle a shooter may aim, like the `upMeters` of a check's `aim`. */
export const AIMS = { head: shoulders + headRadius, chest: 0.1, hips: -0.28 };

/** Returns what a bullet hits that goes through a point: head, torso, arm, leg or nothing. */
export function zone(right, up) {
    const side = Math.abs(right);
    const aboveHead = up - shoulders - headRadius;
    if (side * side + aboveHead * aboveHead <= headRadius * headRadius) {
        return 'head';
    }
    const hit = RECTANGLES.find(({ inner, outer, bottom, top }) => side >= inner && side <= outer && up >= bottom && up <= top);
    return hit?.zone ?? null;
}

/**
 * Returns what a bullet hits that was aimed at a place.
 *
 * @param impact [right, up] of the aim, in metres; absent where the bullet never gets there
 */
export const struck = (impact, aim) => (impact ? zone(impact[0], impact[1] + AIMS[aim]) : null);

/** The parts by themselves, to draw. */
export const PARTS = [{ zone: 'head', path: circle(AIMS.head, headRadius) }, ...RECTANGLES.flatMap(bothSides)];

/** The scoring lines of a paper target, only to look at. */
export const RINGS = [circle(AIMS.chest, 0.06), circle(AIMS.chest, 0.12), circle(AIMS.head, 0.06)];

function circle(up, radius) {
    const path = new Path2D();
    path.arc(0, up, radius, 0, 2 * Math.PI);
    return path;
}

function rectangle(left, right, bottom, top) {
    const path = new Path2D();
    path.rect(left, bottom, right - left, top - bottom);
    return path;
}

/** Returns a rectangle and the one that mirrors it; round the middle line they are one. */
function bothSides({ zone: part, inner, outer, bottom, top }) {
    const sides = inner === 0 ? [[-outer, outer]] : [[inner, outer], [-outer, -inner]];
    return sides.map(([left, right]) => ({ zone: part, path: rectangle(left, right, bottom, top) }));
}
