import { Problem, post } from '../api.js';
import { intervalOf, stancesOf } from './controls.js';
import { errs, numbersOf } from './shooter.js';

// What is asked of the API about a weapon, and what comes back.

const SAMPLES = 400;

export const OTHER = { published: 'corrected', corrected: 'published' };

/** The body of /v1/weapon/sequence. */
export function sequenceBody(state, formulas = state.formulas) {
    const { speed, distanceMeters, player, running, playerSeed } = state.range;
    // Drawn seeds would change the pattern with every move of a slider.
    const own = state.weapon?.seeds ?? {};
    const seeds = { ...(own.running === undefined && { running }), ...(own.player === undefined && errs(player) && { player: playerSeed }) };
    return {
        formulas,
        weapon: state.weapon,
        firing: { ...firing(state), speed },
        distanceMeters,
        ...(player !== 'none' && { player }),
        ...(Object.keys(seeds).length > 0 && { seeds }),
        ...numbersOf(state.range),
    };
}

/** How the weapon is fired; a stance that it hasn't is for another weapon. */
export function firing({ weapon, range }) {
    const known = stancesOf(weapon);
    const stances = range.stances.filter((name) => known.includes(name));
    return {
        shots: range.shots,
        ...(stances.length > 0 && { stances }),
        ...(range.clock !== 'none' && { clock: { hz: range.hz, mode: range.clock } }),
    };
}

/** The body of /v1/recoil/sequence, without the spread, which does not move the view. */
export function recoilBody(state, formulas) {
    const { shots } = state.range;
    const { spread, ...weapon } = state.weapon;
    const last = (shots - 1) * intervalOf(weapon);
    const sampleRateHz = Math.min(240, Math.max(20, Math.round(SAMPLES / (last + 1)))) || 60;
    return { formulas, weapon, firing: firing(state), sampleRateHz, tailSeconds: 1, ...numbersOf(state.range) };
}

/** The last answers about the view, by formulas: most sliders move the bullets alone, and the same body has the same answer. */
const views = new Map();

async function view(state, formulas, signal) {
    if (state.weapon?.recoil === undefined) {
        return undefined;
    }
    const body = JSON.stringify(recoilBody(state, formulas));
    const known = views.get(formulas);
    if (known?.body === body) {
        return known.samples;
    }
    const { samples } = await post('v1/recoil/sequence', body, signal);
    views.set(formulas, { body, samples });
    return samples;
}

async function burst(state, formulas, signal) {
    const asked = view(state, formulas, signal);
    // The whole weapon's answer complains about all of it, so it goes first; the other must not fail unheard meanwhile.
    asked.catch(() => {});
    const sequence = await post('v1/weapon/sequence', sequenceBody(state, formulas), signal);
    return { formulas, sequence, samples: await asked };
}

/**
 * Fires a burst with the formulas that are chosen, and as a ghost with the others.
 *
 * @return `{main, ghost, ghostProblem}`: the others may be impossible where the chosen ones are not
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
