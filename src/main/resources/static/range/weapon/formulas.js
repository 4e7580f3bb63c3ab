// A weapon may say by which formulas it is shaped; the page fires it by those, and lets somebody look at the others.

const KNOWN = ['published', 'corrected'];

/** Returns by which formulas a weapon is shaped, or what was chosen where it doesn't say. */
export const formulasOf = (weapon, chosen) => (KNOWN.includes(weapon?.formulas) ? weapon.formulas : chosen);

/** Returns a weapon that says by which formulas it is fired, if it says so at all. */
export const firedBy = (weapon, formulas) => (KNOWN.includes(weapon.formulas) ? { ...weapon, formulas } : weapon);

/** Returns a weapon to take away: what it was shaped by travels with it, and published are what nobody needs to say. */
export function takenAway(weapon, formulas) {
    if (formulas === 'published') {
        return firedBy(weapon, formulas);
    }
    const { name, ...rest } = weapon;
    return { ...(name === undefined ? {} : { name }), formulas, ...firedBy(rest, formulas) };
}
