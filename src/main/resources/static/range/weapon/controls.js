import { read, written } from '../pointer.js';

// Which controls a weapon has. Ranges are what makes sense for a weapon that a person holds; beyond them, type.

const SIGNS = [
    ['positive', 'positive'],
    ['negative', 'negative'],
    ['random', 'random'],
];

const list = {
    print: (value) => (Array.isArray(value) ? value.join(', ') : JSON.stringify(value)),
    parse: (text) =>
        text
            .split(/[\s,;]+/)
            .filter((item) => item !== '')
            .map((item) => (Number.isFinite(Number(item)) ? Number(item) : item)),
};

/** Seeds beyond what a JavaScript number can hold are decimal strings, in the API too. */
const seed = {
    print: String,
    parse: (text) => {
        const value = Number(text);
        return text.trim() === '' ? undefined : Number.isSafeInteger(value) ? value : text.trim();
    },
    roll: () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
};

const exponent = (pointer, hint) => ({ pointer, label: 'Exponent', hint, min: 1, max: 5, step: 0.05, fallback: 1 });

const share = (pointer, label, fallback, hint) => ({ kind: 'text', pointer, label, hint, fallback, ...list });

/** A channel of recoil that is critically damped, as knocking must be. */
function knock(pointer, largestPeak) {
    return [peak(pointer, largestPeak), settle(pointer), variation(pointer), sign(pointer, 'positive')];
}

/** A channel of recoil that may swing. */
function swing(pointer, largestPeak, standardSign, advice) {
    const isTimed = (document) => read(document, `${pointer}/model`) === 'underdamped' || read(document, `${pointer}/peakSeconds`) !== undefined;
    return [
        peak(pointer, largestPeak),
        settle(pointer),
        {
            kind: 'choice',
            pointer: `${pointer}/model`,
            label: 'Model',
            hint: advice,
            fallback: 'critical',
            choices: [
                ['critical', 'critical'],
                ['underdamped', 'underdamped'],
            ],
            also: (document, model) => withPeakTime(document, pointer, model),
        },
        { pointer: `${pointer}/peakSeconds`, label: 'Peak at', unit: 's', spoken: 'seconds', min: 0.005, max: 0.2, step: 0.001, when: isTimed },
        variation(pointer),
        sign(pointer, standardSign),
    ];
}

const peak = (pointer, max) => ({ pointer: `${pointer}/peakDegrees`, label: 'Peak', unit: '°', spoken: 'degrees', max, step: 0.01 });

const settle = (pointer) => ({
    pointer: `${pointer}/settleSeconds`,
    label: 'Settles',
    hint: 'Time until about 1 % of the peak is left',
    unit: 's',
    spoken: 'seconds',
    min: 0.03,
    max: 1.2,
    step: 0.005,
});

const variation = (pointer) => ({
    pointer: `${pointer}/variation`,
    label: 'Variation',
    hint: 'Share of the peak that chance takes away at most',
    max: 1,
    step: 0.01,
    fallback: 0,
});

const sign = (pointer, fallback) => ({ kind: 'choice', pointer: `${pointer}/sign`, label: 'Sign', choices: SIGNS, fallback });

/** A critically damped peak has no time of its own, a swinging one needs it. */
function withPeakTime(document, pointer, model) {
    const place = `${pointer}/peakSeconds`;
    const seconds = read(document, `${pointer}/settleSeconds`);
    const early = typeof seconds === 'number' ? Math.round(seconds * 100) / 1000 : 0.03;
    return written(document, place, model === 'underdamped' ? (read(document, place) ?? early) : undefined);
}

export const WEAPON_GROUPS = [
    {
        section: 'Fire',
        title: 'Fire rate',
        hint: (weapon) => (weapon.fireIntervalSeconds > 0 ? `${Math.round(60 / weapon.fireIntervalSeconds)} rounds a minute` : ''),
        fields: [
            {
                pointer: '/fireIntervalSeconds',
                label: 'Interval',
                unit: 's',
                spoken: 'seconds',
                min: 0.03,
                max: 0.6,
                step: 0.001,
                hint: 'Seconds from one shot to the next at full rate',
            },
        ],
    },
    {
        title: 'Potential',
        hint: 'memory of recent fire',
        pointer: '/potential',
        fields: [
            { pointer: '/potential/maxSeconds', label: 'Rest', unit: 's', min: 0.05, max: 3, step: 0.01, hint: 'Seconds of rest from full to empty' },
            { pointer: '/potential/gain', label: 'Gain', max: 1, step: 0.005, hint: 'Share of the maximum that one shot adds' },
        ],
    },
    {
        section: 'Spread',
        title: 'Lift',
        hint: 'straight up',
        pointer: '/spread/lift',
        part: true,
        template: { magnitude: 0.5, exponent: 1 },
        fields: [
            { pointer: '/spread/lift/magnitude', label: 'Height', max: 1.5, step: 0.01, hint: 'Lift at full potential, in units of the forward distance' },
            exponent('/spread/lift/exponent', 'Above 1 the climb starts slowly'),
        ],
    },
    {
        title: 'Random',
        hint: 'the pattern to learn',
        pointer: '/spread/random',
        part: true,
        template: { horizontal: 0.2, vertical: 0.1 },
        fields: [
            { pointer: '/spread/random/horizontal', label: 'Width', max: 0.6, step: 0.005, hint: 'Half the width of the ellipse at full potential' },
            { pointer: '/spread/random/vertical', label: 'Height', max: 0.4, step: 0.005, hint: 'Half the height of the ellipse' },
            exponent('/spread/random/exponent', 'The power of the potential ratio'),
            share('/spread/random/horizontalRange', 'Across', [0.5, 1], 'Shares of the half width that a sideways step is drawn between'),
            share('/spread/random/verticalRange', 'Up, down', [-1, 1], 'Shares of the height that a vertical step is drawn between'),
            {
                kind: 'choice',
                pointer: '/spread/random/signPattern',
                label: 'Sides',
                fallback: 'runs',
                choices: [
                    ['runs', 'in runs'],
                    ['random', 'by chance'],
                ],
            },
            {
                kind: 'text',
                pointer: '/spread/random/signRuns',
                label: 'Runs',
                hint: 'Shots to one side, then to the other, and so on; the last one repeats',
                unit: 'shots',
                fallback: [2, 4, 4, 8, 8],
                when: (document) => read(document, '/spread/random/signPattern') !== 'random',
                ...list,
            },
            {
                kind: 'choice',
                pointer: '/spread/random/firstSign',
                label: 'First',
                fallback: 1,
                choices: [
                    [-1, 'left'],
                    [1, 'right'],
                ],
                when: (document) => read(document, '/spread/random/signPattern') !== 'random',
            },
        ],
    },
    {
        title: 'Running',
        hint: 'truly random',
        pointer: '/spread/running',
        part: true,
        closed: true,
        template: { magnitude: 1, maxSpeed: 5 },
        fields: [
            { pointer: '/spread/running/magnitude', label: 'Distance', max: 3, step: 0.01, hint: 'Largest distance at full speed, in units of the forward distance' },
            exponent('/spread/running/exponent', 'Above 1 slow steps cost little'),
            { pointer: '/spread/running/maxSpeed', label: 'Full at', unit: 'm/s', min: 0.5, max: 10, step: 0.1, hint: 'The speed at which the spread is full' },
            { pointer: '/spread/running/verticalScale', label: 'Flatness', max: 2, step: 0.05, fallback: 1, hint: 'What the vertical part is multiplied by' },
            share('/spread/running/range', 'Between', [0, 1], 'Shares of the distance that a shot is drawn between'),
        ],
    },
    {
        title: 'Frame',
        hint: 'what magnitudes refer to',
        pointer: '/spread',
        closed: true,
        fields: [
            { pointer: '/spread/forwardDistance', label: 'Forward', min: 1, max: 50, step: 0.5, fallback: 10, hint: 'The distance at which magnitudes are measured' },
            { pointer: '/spread/carryExponent', label: 'Carry', min: 1, max: 8, step: 0.05, fallback: 1, hint: 'How little of the shot before a shot starts from' },
        ],
    },
    {
        section: 'Recoil',
        title: 'Knocking up',
        hint: 'pitch',
        pointer: '/recoil/knocking/vertical',
        part: true,
        template: { peakDegrees: 0.5, settleSeconds: 0.35 },
        fields: knock('/recoil/knocking/vertical', 4),
    },
    {
        title: 'Knocking sideways',
        hint: 'yaw',
        pointer: '/recoil/knocking/horizontal',
        part: true,
        template: { peakDegrees: 0.1, settleSeconds: 0.35, sign: 'random' },
        fields: knock('/recoil/knocking/horizontal', 2),
    },
    {
        title: 'Stacking',
        hint: 'of knocks',
        pointer: '/recoil/knocking',
        fields: [
            {
                kind: 'choice',
                pointer: '/recoil/knocking/stacking',
                label: 'Next shot',
                fallback: 'restart',
                choices: [
                    ['restart', 'keeps the climb'],
                    ['superpose', 'lets it return'],
                ],
                when: (document) => read(document, '/recoil/knocking') !== undefined,
            },
        ],
    },
    {
        title: 'Rolling',
        hint: 'seen, not aimed',
        pointer: '/recoil/rolling',
        part: true,
        template: { model: 'underdamped', peakDegrees: 1, settleSeconds: 0.4, peakSeconds: 0.04 },
        fields: swing('/recoil/rolling', 5, 'random'),
    },
    {
        title: 'Punching',
        hint: 'field of view',
        pointer: '/recoil/punching',
        part: true,
        closed: true,
        template: { peakDegrees: 1.5, settleSeconds: 0.3 },
        fields: swing('/recoil/punching', 6, 'positive', 'Best critical: a field of view that swings is unpleasant to look at'),
    },
    {
        section: 'Chance',
        title: 'Seeds',
        hint: 'same seeds, same pattern',
        pointer: '/seeds',
        fields: [
            { kind: 'text', pointer: '/seeds/spread', label: 'Spread', inputmode: 'numeric', fallback: 1, ...seed },
            { kind: 'text', pointer: '/seeds/recoil', label: 'Recoil', inputmode: 'numeric', fallback: 500009, ...seed },
        ],
    },
];

/** How the weapon is fired, which is no part of it. */
export const RANGE_GROUPS = [
    {
        section: 'On the range',
        title: 'Shooter',
        fields: [
            { pointer: '/shots', label: 'Shots', min: 1, max: 60, step: 1 },
            { pointer: '/distanceMeters', label: 'Distance', unit: 'm', spoken: 'metres', min: 1, max: 60, step: 0.5 },
            { pointer: '/speed', label: 'Speed', unit: 'm/s', spoken: 'metres per second', max: 8, step: 0.1 },
            { pointer: '/recoilControl', label: 'Control', max: 1, step: 0.01, hint: 'Share of the knocking that the player cancels' },
            {
                kind: 'choice',
                pointer: '/aim',
                label: 'Aims at',
                choices: [
                    ['head', 'head'],
                    ['chest', 'chest'],
                    ['hips', 'hips'],
                ],
            },
            { kind: 'text', pointer: '/running', label: 'Run seed', inputmode: 'numeric', hint: 'The seed of running spread, the only one that a game draws anew', ...seed, when: (range) => range.speed > 0 },
        ],
    },
];

export const rollSeed = seed.roll;
