import { read, written } from '../pointer.js';
import { errs } from './shooter.js';

// Which controls a weapon has, by their places in its document. Ranges are what makes sense for a weapon that a person
// holds; beyond them, type. Defaults, limits, words and most of the help are the schema's, units follow from names.

const list = {
    kind: 'text',
    print: (value) => (Array.isArray(value) ? value.join(', ') : JSON.stringify(value)),
    parse: (text) =>
        text
            .split(/[\s,;]+/)
            .filter((item) => item !== '')
            .map((item) => (Number.isFinite(Number(item)) ? Number(item) : item)),
};

/** Seeds beyond what a JavaScript number can hold are decimal strings, in the API too. */
const seed = {
    kind: 'text',
    inputmode: 'numeric',
    print: String,
    parse: (text) => {
        const value = Number(text);
        return text.trim() === '' ? undefined : Number.isSafeInteger(value) ? value : text.trim();
    },
    roll: () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
};

const words = { kind: 'text', print: (value) => (typeof value === 'string' ? value : JSON.stringify(value)), parse: (text) => (text === '' ? undefined : text) };

const exponent = (pointer) => ({ pointer, label: 'Exponent', max: 5, step: 0.05 });

/** What the parts that look at recent fire can't be without. */
const MEMORY = ['/potential'];

/** The entries of a drawn pattern. */
const entries = (pointer, label, entry) => ({
    kind: 'table',
    pointer,
    label,
    entry,
    most: 1000,
    columns: [
        { label: 'Right', unit: '°' },
        { label: 'Up', unit: '°' },
    ],
});

const ending = (pointer) => [
    { pointer: `${pointer}/after`, label: 'Then', names: { hold: 'hold the last', repeat: 'repeat' }, also: (document, after) => (after === 'hold' ? written(document, `${pointer}/repeatFrom`, undefined) : document) },
    { pointer: `${pointer}/repeatFrom`, label: 'From', max: 60, when: (document) => read(document, `${pointer}/after`) === 'repeat' },
];

/** A channel of recoil that is critically damped, as knocking must be. A drawn pattern of kicks says where to, instead of it. */
function knock(pointer, largestPeak) {
    const isDrawn = (document) => read(document, '/recoil/knocking/pattern') !== undefined;
    return [
        { ...peak(pointer, largestPeak), when: (document) => !isDrawn(document) || read(document, `${pointer}/peakDegrees`) !== undefined },
        settle(pointer),
        variation(pointer),
        ...sign(pointer, (document) => !isDrawn(document) || read(document, `${pointer}/sign`) !== undefined),
    ];
}

/** A channel of recoil that may swing. */
function swing(pointer, largestPeak, advice) {
    const isTimed = (document) => read(document, `${pointer}/model`) === 'underdamped' || read(document, `${pointer}/peakSeconds`) !== undefined;
    return [
        peak(pointer, largestPeak),
        settle(pointer),
        { pointer: `${pointer}/model`, label: 'Model', ...(advice && { hint: advice }), also: (document, model) => withPeakTime(document, pointer, model) },
        { pointer: `${pointer}/peakSeconds`, label: 'Peak at', min: 0.005, max: 0.2, step: 0.001, when: isTimed },
        variation(pointer),
        ...sign(pointer),
    ];
}

const peak = (pointer, max) => ({ pointer: `${pointer}/peakDegrees`, label: 'Peak', min: 0, max });

const settle = (pointer) => ({ pointer: `${pointer}/settleSeconds`, label: 'Settles', min: 0.03, max: 1.2, step: 0.005 });

const variation = (pointer) => ({ pointer: `${pointer}/variation`, label: 'Variation' });

function sign(pointer, when = () => true) {
    const place = `${pointer}/sign`;
    const positive = `${pointer}/positiveShare`;
    return [
        { pointer: place, label: 'Sign', when },
        { pointer: positive, label: 'Positive', when: (document) => read(document, place) === 'random' || read(document, positive) !== undefined },
    ];
}

/** A critically damped peak has no time of its own, a swinging one needs it. */
function withPeakTime(document, pointer, model) {
    const place = `${pointer}/peakSeconds`;
    const seconds = read(document, `${pointer}/settleSeconds`);
    const early = typeof seconds === 'number' ? Math.round(seconds * 100) / 1000 : 0.03;
    return written(document, place, model === 'underdamped' ? (read(document, place) ?? early) : undefined);
}

/** Returns the seconds from one shot to the next; a document may say how many come in a minute instead. */
export const intervalOf = (weapon) => weapon?.fireIntervalSeconds ?? 60 / weapon?.roundsPerMinute;

const INTERVAL = 'fireIntervalSeconds';
const RATE = 'roundsPerMinute';

/** Writes the other of the two, with the same value. */
function ratedBy(weapon, name) {
    const other = name === RATE ? INTERVAL : RATE;
    const value = Number((60 / weapon[other]).toPrecision(12));
    return written(written(weapon, `/${other}`, undefined), `/${name}`, Number.isFinite(value) ? value : undefined);
}

const isRated = (weapon) => weapon[RATE] !== undefined && weapon[INTERVAL] === undefined;

/** The other way to say how fast it fires. */
function rate(weapon) {
    const seconds = intervalOf(weapon);
    return !(seconds > 0) ? '' : isRated(weapon) ? `a shot every ${Number(seconds.toPrecision(4))} s` : `${Math.round(60 / seconds)} rounds a minute`;
}

const isInRuns = (document) => read(document, '/spread/random/shape') !== 'polar' && read(document, '/spread/random/signPattern') !== 'random';

const notPolar = (pointer) => (document) => read(document, '/spread/random/shape') !== 'polar' || read(document, pointer) !== undefined;

/** A cone that has no curve yet gets one, or heat would change nothing. */
function withHeat(document) {
    const degrees = read(document, '/spread/cone/degrees');
    return typeof degrees === 'number' ? written(document, '/spread/cone/degrees', [[0, degrees], [read(document, '/spread/cone/heat/max'), 3 * degrees]]) : document;
}

const CHANNELS = ['vertical', 'horizontal'];

/** With drawn kicks both channels are there for how a kick settles, and neither says how far it goes. */
const withDrawnKicks = (document) =>
    CHANNELS.reduce((changed, name) => {
        const { peakDegrees, sign: direction, positiveShare, ...rest } = read(changed, `/recoil/knocking/${name}`) ?? KICK;
        return written(changed, `/recoil/knocking/${name}`, rest);
    }, document);

/** Without them, a channel that doesn't say how far it goes, goes. */
const withoutDrawnKicks = (document) =>
    CHANNELS.reduce((changed, name) => {
        const place = `/recoil/knocking/${name}/peakDegrees`;
        return read(changed, `/recoil/knocking/${name}`) === undefined ? changed : written(changed, place, read(changed, place) ?? KICK.peakDegrees);
    }, document);

const KICK = { peakDegrees: 0.5, settleSeconds: 0.35 };

const STANCES = [
    { name: 'aimed', spreadFactor: 0.5, coneFactor: 0.3, recoilFactor: 0.8 },
    { name: 'crouched', spreadFactor: 0.8, coneFactor: 0.7, recoilFactor: 0.9 },
    { name: 'in the air', spreadFactor: 2, coneFactor: 3 },
];

/** The next stance that is missing, or one with a name that nobody has. */
function nextStance(stances) {
    const names = stances.map((stance) => stance?.name);
    const free = (count) => (names.includes(`stance ${count}`) ? free(count + 1) : `stance ${count}`);
    return STANCES.find(({ name }) => !names.includes(name)) ?? { name: free(stances.length + 1) };
}

export const WEAPON_GROUPS = [
    {
        section: 'Fire',
        title: 'Fire rate',
        hint: rate,
        fields: [
            { pointer: `/${INTERVAL}`, label: 'Interval', min: 0.03, max: 0.6, step: 0.001, when: (weapon) => !isRated(weapon) },
            { pointer: `/${RATE}`, label: 'Rate', min: 30, max: 1500, step: 1, when: isRated },
            {
                kind: 'choice',
                pointer: `/${RATE}`,
                label: 'As',
                hint: 'How the document says it',
                from: (weapon) => (isRated(weapon) ? RATE : INTERVAL),
                into: ratedBy,
                choices: [
                    [INTERVAL, 'interval'],
                    [RATE, 'rounds a minute'],
                ],
            },
        ],
    },
    {
        title: 'Potential',
        hint: 'memory of recent fire',
        pointer: '/potential',
        part: true,
        add: 'the potential',
        template: { maxSeconds: 0.6, gain: 0.1 },
        fields: [
            { pointer: '/potential/maxSeconds', label: 'Rest', min: 0.05, max: 3 },
            { pointer: '/potential/gain', label: 'Gain', step: 0.005 },
            { pointer: '/potential/rest', label: 'Rests', names: { beyondInterval: 'beyond interval' } },
        ],
    },
    {
        title: 'Magazine',
        closed: true,
        fields: [
            { pointer: '/magazineSize', label: 'Size', unit: 'shots', min: 1, max: 200 },
            { pointer: '/reloadSeconds', label: 'Reload', max: 6, step: 0.05 },
        ],
    },
    {
        section: 'Spread',
        title: 'Lift',
        hint: 'straight up',
        pointer: '/spread/lift',
        part: true,
        add: 'the lift',
        needs: MEMORY,
        template: { magnitude: 0.5 },
        fields: [{ pointer: '/spread/lift/magnitude', label: 'Height', max: 1.5 }, exponent('/spread/lift/exponent')],
    },
    {
        title: 'Random',
        hint: 'the pattern to learn',
        pointer: '/spread/random',
        part: true,
        add: 'random spread',
        needs: MEMORY,
        template: { horizontal: 0.2, vertical: 0.1 },
        fields: [
            { pointer: '/spread/random/horizontal', label: 'Width', max: 0.6, step: 0.005 },
            { pointer: '/spread/random/vertical', label: 'Height', max: 0.4, step: 0.005 },
            exponent('/spread/random/exponent'),
            { pointer: '/spread/random/shape', label: 'Shape', kind: 'choice' },
            { ...list, pointer: '/spread/random/horizontalRange', label: 'Across' },
            { ...list, pointer: '/spread/random/verticalRange', label: 'Up, down', when: notPolar('/spread/random/verticalRange') },
            { pointer: '/spread/random/signPattern', label: 'Sides', names: { runs: 'in runs', random: 'by chance' }, when: notPolar('/spread/random/signPattern') },
            { ...list, pointer: '/spread/random/signRuns', label: 'Runs', unit: 'shots', when: isInRuns },
            {
                kind: 'choice',
                pointer: '/spread/random/firstSign',
                label: 'First',
                choices: [
                    [-1, 'left'],
                    [1, 'right'],
                ],
                when: isInRuns,
            },
        ],
    },
    {
        title: 'Running',
        hint: 'truly random',
        pointer: '/spread/running',
        part: true,
        add: 'running spread',
        needs: MEMORY,
        closed: true,
        template: { magnitude: 1, maxSpeed: 5 },
        fields: [
            { pointer: '/spread/running/magnitude', label: 'Distance', max: 3 },
            exponent('/spread/running/exponent'),
            { pointer: '/spread/running/maxSpeed', label: 'Full at', min: 0.5, max: 10, step: 0.1 },
            { pointer: '/spread/running/verticalScale', label: 'Flatness', max: 2, step: 0.05 },
            { ...list, pointer: '/spread/running/range', label: 'Between' },
        ],
    },
    {
        title: 'Cone',
        hint: 'chance on every bullet',
        pointer: '/spread/cone',
        part: true,
        add: 'a cone',
        template: { degrees: 1 },
        fields: [
            { kind: 'curve', pointer: '/spread/cone/degrees', label: 'Angle', max: 10 },
            { pointer: '/spread/cone/exponent', label: 'Exponent', max: 3 },
            { pointer: '/spread/cone/restedFactor', label: 'Rested' },
        ],
    },
    {
        title: 'Heat',
        hint: 'bloom: widens the cone',
        pointer: '/spread/cone/heat',
        part: true,
        add: 'heat to the cone',
        added: withHeat,
        template: { perShot: 10, coolingPerSecond: 40, max: 60 },
        fields: [
            { kind: 'curve', pointer: '/spread/cone/heat/perShot', label: 'Per shot', max: 40, step: 0.1 },
            { kind: 'curve', pointer: '/spread/cone/heat/coolingPerSecond', label: 'Cools', max: 200, step: 0.5 },
            { pointer: '/spread/cone/heat/coolingDelaySeconds', label: 'After', max: 1 },
            { pointer: '/spread/cone/heat/max', label: 'At most', min: 1, max: 200, step: 1 },
        ],
    },
    {
        title: 'Drawn pattern',
        hint: 'shot for shot',
        pointer: '/spread/pattern',
        part: true,
        add: 'a drawn pattern',
        needs: MEMORY,
        template: { degrees: [[0, 0], [0, 0.5], [0.1, 1], [-0.1, 1.5], [0.2, 1.9]] },
        fields: [entries('/spread/pattern/degrees', 'Goes to', 'shot'), ...ending('/spread/pattern')],
    },
    {
        title: 'Pellets',
        hint: 'several a shot',
        pointer: '/pellets',
        part: true,
        add: 'pellets',
        template: { count: 8, degrees: 2 },
        fields: [
            { pointer: '/pellets/count', label: 'Count', max: 24 },
            { kind: 'curve', pointer: '/pellets/degrees', label: 'Angle', max: 10 },
            { pointer: '/pellets/exponent', label: 'Exponent', max: 3 },
            { ...entries('/pellets/pattern', 'Fixed', 'pellet'), most: 64 },
        ],
    },
    {
        title: 'Frame',
        hint: 'what magnitudes refer to',
        pointer: '/spread',
        inside: true,
        closed: true,
        fields: [
            { pointer: '/spread/forwardDistance', label: 'Forward', min: 1, max: 50, step: 0.5 },
            { pointer: '/spread/carryExponent', label: 'Carry', max: 8, step: 0.05 },
        ],
    },
    {
        section: 'Recoil',
        title: 'Knocking up',
        hint: 'pitch',
        pointer: '/recoil/knocking/vertical',
        part: true,
        add: 'knocking up',
        needs: MEMORY,
        template: KICK,
        fields: knock('/recoil/knocking/vertical', 4),
    },
    {
        title: 'Knocking sideways',
        hint: 'yaw',
        pointer: '/recoil/knocking/horizontal',
        part: true,
        add: 'knocking sideways',
        needs: MEMORY,
        template: { peakDegrees: 0.1, settleSeconds: 0.35, sign: 'random' },
        fields: knock('/recoil/knocking/horizontal', 2),
    },
    {
        title: 'Drawn kicks',
        hint: 'shot for shot',
        pointer: '/recoil/knocking/pattern',
        part: true,
        add: 'drawn kicks',
        needs: MEMORY,
        added: withDrawnKicks,
        removed: withoutDrawnKicks,
        template: { degrees: [[0, 0.4], [0.1, 0.5], [-0.1, 0.5], [0.2, 0.4]] },
        fields: [entries('/recoil/knocking/pattern/degrees', 'Kicks', 'shot'), ...ending('/recoil/knocking/pattern')],
    },
    {
        title: 'Stacking',
        hint: 'of knocks',
        pointer: '/recoil/knocking',
        inside: true,
        fields: [{ pointer: '/recoil/knocking/stacking', label: 'Next shot', names: { restart: 'keeps the climb', superpose: 'lets it return' } }],
    },
    {
        title: 'Recentring',
        hint: 'the view comes back',
        pointer: '/recoil/knocking/recentring',
        part: true,
        add: 'recentring',
        template: { delaySeconds: 0.2, settleSeconds: 0.3 },
        fields: [
            { pointer: '/recoil/knocking/recentring/share', label: 'Share' },
            { pointer: '/recoil/knocking/recentring/delaySeconds', label: 'After', max: 1 },
            { pointer: '/recoil/knocking/recentring/settleSeconds', label: 'Within', min: 0.03, max: 2 },
        ],
    },
    {
        title: 'Rolling',
        hint: 'seen, not aimed',
        pointer: '/recoil/rolling',
        part: true,
        add: 'rolling',
        needs: MEMORY,
        template: { model: 'underdamped', peakDegrees: 1, settleSeconds: 0.4, peakSeconds: 0.04 },
        fields: swing('/recoil/rolling', 5),
    },
    {
        title: 'Punching',
        hint: 'field of view',
        pointer: '/recoil/punching',
        part: true,
        add: 'punching',
        needs: MEMORY,
        closed: true,
        template: { peakDegrees: 1.5, settleSeconds: 0.3 },
        fields: swing('/recoil/punching', 6, 'Best critical: a field of view that swings is unpleasant to look at'),
    },
    {
        title: 'First shot',
        pointer: '/recoil',
        inside: true,
        closed: true,
        fields: [{ pointer: '/recoil/firstShotFactor', label: 'Kick', max: 3 }],
    },
    {
        section: 'Stances',
        title: 'Stance',
        pointer: '/stances',
        each: true,
        most: 32,
        add: 'a stance',
        closed: true,
        template: nextStance,
        titleOf: (stance, i) => (typeof stance?.name === 'string' && stance.name !== '' ? stance.name : `Stance ${i}`),
        fields: [
            { ...words, pointer: '/name', label: 'Name' },
            { pointer: '/spreadFactor', label: 'Spread', max: 3 },
            { pointer: '/runningFactor', label: 'Running', max: 3 },
            { pointer: '/coneFactor', label: 'Cone', max: 3 },
            { pointer: '/coneDegrees', label: 'Cone plus', max: 10 },
            { pointer: '/recoilFactor', label: 'Recoil', max: 3 },
            { pointer: '/heatFactor', label: 'Heat', max: 3 },
            { pointer: '/restedFactor', label: 'Rested' },
        ],
    },
    {
        section: 'Damage and flight',
        title: 'Damage',
        pointer: '/damage',
        part: true,
        add: 'damage',
        closed: true,
        template: { perHit: 30 },
        fields: [
            { pointer: '/damage/perHit', label: 'Per hit', unit: 'HP', spoken: 'health', max: 200, step: 1 },
            { pointer: '/damage/headMultiplier', label: 'Head', max: 5, step: 0.05, when: (document) => read(document, '/damage/zones/head') === undefined },
            { pointer: '/damage/rounding', label: 'Rounding' },
            {
                kind: 'table',
                pointer: '/damage/falloff',
                label: 'Falloff',
                entry: 'point',
                most: 1000,
                begin: { distanceMeters: 20, factor: 1 },
                next: (last) => ({ ...last, distanceMeters: (Number(last?.distanceMeters) || 0) + 10 }),
                columns: [
                    { label: 'Distance', unit: 'm', key: 'distanceMeters' },
                    { label: 'Factor', unit: '×', key: 'factor' },
                ],
            },
            { pointer: '/damage/falloffInterpolation', label: 'Between', names: { linear: 'a line', step: 'steps' }, when: (document) => read(document, '/damage/falloff')?.length > 0 },
        ],
    },
    {
        title: 'Zones',
        hint: 'of the damage',
        pointer: '/damage/zones',
        part: true,
        add: 'zones to the damage',
        closed: true,
        template: { arms: 0.8, legs: 0.7 },
        fields: ['head', 'torso', 'arms', 'legs'].map((zone) => ({
            pointer: `/damage/zones/${zone}`,
            label: zone[0].toUpperCase() + zone.slice(1),
            unit: '×',
            spoken: 'times',
            max: 5,
            step: 0.05,
        })),
    },
    {
        title: 'Projectile',
        hint: 'flies and falls',
        pointer: '/projectile',
        part: true,
        add: 'a projectile',
        closed: true,
        template: { speed: 600 },
        fields: [
            { pointer: '/projectile/speed', label: 'Speed', min: 20, max: 1500, step: 5 },
            { pointer: '/projectile/gravity', label: 'Gravity', max: 20 },
        ],
    },
    {
        section: 'Chance',
        title: 'Seeds',
        hint: 'same seeds, same pattern',
        pointer: '/seeds',
        fields: [
            { ...seed, pointer: '/seeds/spread', label: 'Spread' },
            { ...seed, pointer: '/seeds/recoil', label: 'Recoil' },
        ],
    },
    {
        section: 'Papers',
        title: 'Name and notes',
        closed: true,
        fields: [
            { ...words, pointer: '/name', label: 'Name' },
            {
                ...words,
                pointer: '/tags',
                label: 'Tags',
                print: (value) => (Array.isArray(value) ? value.join(', ') : JSON.stringify(value)),
                parse: (text) => (text.trim() === '' ? undefined : text.split(',').map((tag) => tag.trim())),
            },
            // Notes may be of any shape; what is no text is kept as it is.
            { ...words, pointer: '/notes', label: 'Notes', when: ({ notes }) => notes === undefined || typeof notes === 'string' },
        ],
    },
];

/** How the weapon is fired, which is no part of it. */
export const RANGE_GROUPS = [
    {
        section: 'On the range',
        title: 'Shooter',
        fields: [
            { pointer: '/shots', label: 'Shots', min: 1, max: 60, step: 1, least: 1 },
            { pointer: '/distanceMeters', label: 'Distance', unit: 'm', spoken: 'metres', min: 1, max: 60, step: 0.5 },
            { pointer: '/speed', label: 'Speed', unit: 'm/s', spoken: 'metres per second', max: 8, step: 0.1, least: 0 },
            { pointer: '/health', label: 'Health', unit: 'HP', spoken: 'health', min: 1, max: 300, step: 1, hint: 'What hits must take away from the target to kill it' },
            {
                kind: 'words',
                pointer: '/stances',
                label: 'Stances',
                hint: 'How the shooter holds the weapon; none is hip fire',
                words: stancesOf,
                when: (range, weapon) => stancesOf(weapon).length > 0,
            },
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
            {
                kind: 'choice',
                pointer: '/clock',
                label: 'Clock',
                hint: 'Shots come when they are due, or with the frames of a game: by the loop that most games begin with, or by one that carries what is left over',
                choices: [
                    ['none', 'when due', 'Exactly when they are due'],
                    ['naive', 'with frames', 'At the first frame that is late enough after the last shot: fire slows down'],
                    ['carry', 'carried', 'At the first frame after each is due, several in one frame if so'],
                ],
            },
            { pointer: '/hz', label: 'Frames', unit: '/s', spoken: 'frames a second', min: 5, max: 240, step: 1, least: 1, most: 10000, when: (range) => range.clock !== 'none' },
            { ...seed, pointer: '/running', label: 'Run seed', hint: 'The seed of all chance, the only one that a game draws anew', when: (range, weapon) => range.speed > 0 || hasChance(weapon) },
            { ...seed, pointer: '/playerSeed', label: 'Own seed', hint: 'The seed of the player\u2019s errors', when: ({ player }) => errs(player) },
        ],
    },
];

/** The names that a weapon's stances can be asked for by. */
export function stancesOf(weapon) {
    const stances = Array.isArray(weapon?.stances) ? weapon.stances : [];
    return [...new Set(stances.map((stance) => stance?.name).filter((name) => typeof name === 'string' && name !== ''))];
}

/** Whether every shot draws from the running seed, also of a shooter who stands. */
const hasChance = (weapon) => weapon?.spread?.cone !== undefined || weapon?.pellets?.degrees !== undefined;

export const rollSeed = seed.roll;
