import { struck } from './silhouette.js';

// What there is to be seen of the shots of an answer.

/** Returns where bullets of a shot land, one a pellet; those that never get there are left out. */
export const impactsOf = (shot) => (shot.pellets ?? [shot]).map(({ impact }) => impact).filter(Boolean);

/** Counts what stands on the wall: `{hits, heads, bullets, what they are}`. */
export function countHits(shots, aim) {
    const zones = shots.flatMap(impactsOf).map((impact) => struck(impact, aim)).filter(Boolean);
    const hasPellets = shots.some((shot) => shot.pellets);
    return {
        hits: zones.length,
        heads: zones.filter((zone) => zone === 'head').length,
        bullets: hasPellets ? shots.reduce((sum, shot) => sum + (shot.pellets?.length ?? 1), 0) : shots.length,
        noun: hasPellets ? 'pellets' : 'shots',
    };
}

/** Returns the half-angles of the narrowest and the widest cone that shots were drawn in, undefined where there is none. */
export function conesOf(shots) {
    const angles = shots.map((shot) => shot.coneDegrees).filter(Number.isFinite);
    return angles.length > 0 ? [Math.min(...angles), Math.max(...angles)] : undefined;
}

/** Returns the half-angle of the cone of the newest shot at a moment of the burst, undefined where there is none. */
export const coneAt = (shots, now) => shots.findLast((shot) => shot.timeSeconds <= now + 1e-9)?.coneDegrees;

/** Returns what shots say of one thing over time, for a chart; undefined where they don't. */
export function curveOf(shots, name) {
    const known = shots.filter((shot) => Number.isFinite(shot[name]));
    return known.length > 0 ? { x: known.map((shot) => shot.timeSeconds), y: known.map((shot) => shot[name]), dots: true } : undefined;
}
