import { read, written } from '../pointer.js';

// Who fires, at what, and whose random numbers the game has. None of it is part of the weapon.

/** How a burst is fired until somebody says otherwise. */
export const STANDARD_RANGE = {
    shots: 30,
    distanceMeters: 10,
    speed: 0,
    player: 'none',
    health: 100,
    stances: [],
    aim: 'chest',
    clock: 'none',
    hz: 60,
    running: 700001,
    playerSeed: 900001,
    generator: undefined,
    seedMixing: undefined,
    generatorLifetime: undefined,
};

/** Somebody who has practised, but is no machine: where a player of one's own begins. */
export const PRACTISED = { view: 0.8, pattern: 0.6, reactionSeconds: 0.15, controlError: 0.1, aimErrorDegrees: 0.15, tremorDegrees: 0.1 };

const WORDS = ['none', 'perfect'];
const OWN = 'own';
const DEVIATIONS = ['controlError', 'aimErrorDegrees', 'tremorDegrees'];

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether each sequence is shot differently, so that a seed decides how. */
export const errs = (player) => isObject(player) && DEVIATIONS.some((name) => player[name] > 0);

/** Writes both shares as one number for both directions, or each by itself. */
function parted(player, on) {
    const one = (share) => (isObject(share) ? (share.vertical ?? 1) : (share ?? 1));
    const change = (share) => (on ? (isObject(share) ? share : { vertical: one(share), horizontal: one(share) }) : one(share));
    return { ...player, view: change(player.view), pattern: change(player.pattern) };
}

/**
 * The controls of a player.
 *
 * @param {string} base where the player stands, from the place that the group stands for
 */
export function playerFields(base) {
    // A group that stands for each of a list has its place put before its fields'; then that is where the player stands.
    const at = (document, place = '') => read(document, `${place}${base}`);
    const isOwn = (document, context, place) => isObject(at(document, place));
    const isApart = (name) => (document, context, place) => isObject(at(document, place)?.[name]);
    const shares = (name, label) => [
        { pointer: `${base}/${name}`, label, max: 1, when: (...its) => isOwn(...its) && !isApart(name)(...its) },
        { pointer: `${base}/${name}/vertical`, label: `${label} up`, fallback: 1, max: 1, when: isApart(name) },
        { pointer: `${base}/${name}/horizontal`, label: `${label} side`, fallback: 1, max: 1, when: isApart(name) },
    ];
    return [
        {
            kind: 'choice',
            pointer: base,
            label: 'Player',
            names: { none: 'nobody' },
            more: [[OWN, 'own', 'Somebody of your own: what they cancel, and how well']],
            from: (document, place) => (isObject(at(document, place)) ? OWN : at(document, place)),
            into: (document, word, place = '') => written(document, `${place}${base}`, word === OWN ? PRACTISED : word),
        },
        ...shares('view', 'View'),
        ...shares('pattern', 'Pattern'),
        {
            kind: 'switch',
            pointer: `${base}/apart`,
            label: 'Apart',
            hint: 'Up and sideways each by itself',
            own: true,
            from: (document, place) => ['view', 'pattern'].some((name) => isObject(at(document, place)?.[name])),
            into: (document, on, place = '') => written(document, `${place}${base}`, parted(at(document, place), on)),
            when: isOwn,
        },
        { pointer: `${base}/reactionSeconds`, label: 'Reaction', max: 0.6, when: isOwn },
        { pointer: `${base}/controlError`, label: 'Misjudges', max: 0.5, when: isOwn },
        { pointer: `${base}/aimErrorDegrees`, label: 'Aim error', max: 2, when: isOwn },
        { pointer: `${base}/tremorDegrees`, label: 'Tremor', max: 1, when: isOwn },
    ];
}

/** The random numbers of engines, in the words that their users have for them. */
export const GENERATOR_NAMES = {
    splitmix64: 'none: SplitMix64',
    unity: 'Unity: Random',
    unityMathematics: 'Unity: Mathematics.Random',
    unreal: 'Unreal: FRandomStream',
    godot: 'Godot: RandomNumberGenerator',
    dotnet: '.NET: System.Random',
    java: 'Java: java.util.Random',
    source: 'Source: CUniformRandomStream',
};

/** Controls whose texts, words and limits are the schema's. */
export const SHOOTER_GROUPS = [
    {
        title: 'Player',
        hint: 'who pulls the view down',
        pointer: '/player',
        fields: playerFields('/player'),
    },
    {
        title: 'Random numbers',
        hint: 'whose the game has',
        closed: true,
        fields: [
            { pointer: '/generator', label: 'Engine', names: GENERATOR_NAMES },
            { pointer: '/generatorLifetime', label: 'Made', names: { shot: 'for each shot', burst: 'for a burst' }, optional: true },
            { pointer: '/seedMixing', label: 'Mixing', optional: true },
        ],
    },
];

/**
 * The schema of what the controls above stand for, made of that of arsenals, where the service says it.
 *
 * @param arsenal the schema of arsenals
 */
export function shooterSchema(arsenal) {
    const { generator, seedMixing, generatorLifetime } = arsenal.properties;
    return { $defs: arsenal.$defs, properties: { player: { $ref: '#/$defs/Player' }, generator, seedMixing, generatorLifetime } };
}

/** Returns what a body says of the random numbers, without what nobody chose. */
export function numbersOf({ generator, seedMixing, generatorLifetime }) {
    return {
        ...(generator !== undefined && { generator }),
        ...(seedMixing !== undefined && { seedMixing }),
        ...(generatorLifetime !== undefined && { generatorLifetime }),
    };
}

/** Takes over what a link kept about the range; what makes no sense in it is the standard. */
export function restoredRange(given) {
    const range = { ...STANDARD_RANGE };
    for (const [name, value] of Object.entries(STANDARD_RANGE)) {
        const one = given?.[name];
        if (value !== undefined && Array.isArray(value) === Array.isArray(one) && typeof one === typeof value) {
            range[name] = one;
        } else if (value === undefined && typeof one === 'string') {
            range[name] = one;
        }
    }
    // A seed beyond 2^53 is text.
    for (const name of ['running', 'playerSeed']) {
        if (typeof given?.[name] === 'string') {
            range[name] = given[name];
        }
    }
    range.player = playerOf(given);
    range.aim = ['head', 'chest', 'hips'].includes(range.aim) ? range.aim : STANDARD_RANGE.aim;
    range.clock = ['none', 'naive', 'carry'].includes(range.clock) ? range.clock : STANDARD_RANGE.clock;
    return range;
}

/** Links of before there were players say which share of the view is cancelled. */
function playerOf(given) {
    const { player, recoilControl } = given ?? {};
    if (isObject(player) || WORDS.includes(player)) {
        return player;
    }
    return recoilControl > 0 ? { view: recoilControl, pattern: 0 } : STANDARD_RANGE.player;
}
