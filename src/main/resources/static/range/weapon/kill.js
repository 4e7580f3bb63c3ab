import { post } from '../api.js';
import { firing } from './burst.js';
import { AIMS } from './silhouette.js';
import { numbersOf } from './shooter.js';

// What a target would say of the weapon: the share of bullets that hit and the time to a kill, as a check finds them.

/** Enough for two digits; a check in the build takes more. */
const SIMULATIONS = 500;

/** The checks that the figures come from, bounded by nothing. */
export function killChecks({ weapon, range }) {
    const target = { shape: 'humanoid', ...(Number(range.health) > 0 && { health: range.health }) };
    const shared = {
        target,
        distanceMeters: range.distanceMeters,
        aim: { upMeters: AIMS[range.aim] },
        player: range.player,
        firing: { ...firing({ weapon, range }), speed: range.speed },
        min: 0,
    };
    const hits = { metric: 'hitProbability', ...shared };
    return weapon?.damage && target.health ? [hits, { metric: 'timeToKillSeconds', percentile: 50, ...shared }] : [hits];
}

/** Asks for both figures by one form of the formulas: `{hits, kill}`, each `{value, interval}`; no kill without damage. */
export async function killed(state, formulas, signal) {
    const { weapon, range } = state;
    // A check's weapon goes by its name.
    const named = { ...weapon, name: 'weapon', formulas };
    const body = { formulas, weapons: [named], checks: killChecks(state), simulations: SIMULATIONS, ...numbersOf(range) };
    const { results } = await post('v1/checks', body, signal);
    const [hits, kill] = results;
    return { hits, kill };
}
