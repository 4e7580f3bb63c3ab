import { Problem, post } from '../api.js';

// What is asked of the API about a weapon, and what comes back.

const SAMPLES = 480;

export const OTHER = { published: 'corrected', corrected: 'published' };

/** The body of /v1/weapon/sequence. */
export function sequenceBody(state, formulas = state.formulas) {
    const { shots, speed, distanceMeters, recoilControl } = state.range;
    const body = { formulas, weapon: state.weapon, firing: { shots, speed }, distanceMeters, recoilControl };
    // A drawn seed would change the pattern with every move of a slider.
    return state.weapon?.seeds?.running === undefined ? { ...body, seeds: { running: state.range.running } } : body;
}

function recoilBody(state, formulas) {
    const { shots } = state.range;
    const last = (shots - 1) * state.weapon.fireIntervalSeconds;
    const sampleRateHz = Math.min(240, Math.max(20, Math.round(SAMPLES / (last + 1)))) || 60;
    return { formulas, weapon: state.weapon, firing: { shots }, sampleRateHz, tailSeconds: 1 };
}

async function burst(state, formulas, signal) {
    const [sequence, recoil] = await Promise.all([
        post('v1/weapon/sequence', sequenceBody(state, formulas), signal),
        state.weapon?.recoil === undefined ? undefined : post('v1/recoil/sequence', recoilBody(state, formulas), signal),
    ]);
    return { formulas, sequence, samples: recoil?.samples };
}

/**
 * Fires a burst with the formulas that are chosen, and as a ghost with the others.
 *
 * @return {main, ghost, ghostProblem}: the others may be impossible where the chosen ones are not
 */
export async function fired(state, signal) {
    const ghost = state.ghost ? burst(state, OTHER[state.formulas], signal) : Promise.resolve(undefined);
    const [main, other] = await Promise.allSettled([burst(state, state.formulas, signal), ghost]);
    if (main.status === 'rejected') {
        throw main.reason;
    }
    if (other.status === 'fulfilled') {
        return { main: main.value, ghost: other.value };
    }
    if (other.reason instanceof Problem && other.reason.isInput) {
        return { main: main.value, ghostProblem: other.reason };
    }
    throw other.reason;
}
