import { written } from '../pointer.js';
import { GENERATOR_NAMES, playerFields, PRACTISED } from '../weapon/shooter.js';

// What a whole arsenal is asked: at whom, from where, by whom. The document is the body of /v1/arsenal, but for the weapons.

const SIZES = { circle: { radiusMeters: 0.25 }, rectangle: { widthMeters: 0.5, heightMeters: 1.5 }, humanoid: {} };

const isShape = (...shapes) => ({ target }) => shapes.includes(target?.shape);

/** A target of another shape keeps what all shapes have. */
const shaped = (task, shape) => {
    const { health, armor } = task.target;
    return { ...task, target: { shape, ...SIZES[shape], ...(health !== undefined && { health }), ...(armor !== undefined && { armor }) } };
};

const metres = {
    kind: 'text',
    print: (value) => (Array.isArray(value) ? value.join(', ') : JSON.stringify(value)),
    parse: (text) =>
        text
            .split(/[\s,;]+/)
            .filter((item) => item !== '')
            .map((item) => (Number.isFinite(Number(item)) ? Number(item) : item)),
};

export const STANDARD_TASK = {
    target: { shape: 'humanoid', health: 100 },
    distances: [5, 10, 15, 20, 30, 40],
    players: ['perfect', PRACTISED],
};

/** The presets that an arsenal begins with: weapons of different ranges, so that some change places. */
export const STANDARD_PRESETS = ['assaultRifle', 'submachineGun', 'marksmanRifle', 'pistol'];

export const ARSENAL_GROUPS = [
    {
        section: 'Task',
        title: 'Target',
        pointer: '/target',
        fields: [
            {
                kind: 'choice',
                own: true,
                pointer: '/target/shape',
                label: 'Shape',
                choices: Object.keys(SIZES).reverse().map((shape) => [shape, shape]),
                into: shaped,
            },
            { pointer: '/target/health', label: 'Health', unit: 'HP', spoken: 'health', min: 1, max: 300, step: 1 },
            { pointer: '/target/radiusMeters', label: 'Radius', max: 2, when: isShape('circle') },
            { pointer: '/target/widthMeters', label: 'Width', max: 3, when: isShape('rectangle') },
            { pointer: '/target/heightMeters', label: 'Height', max: 3, when: isShape('rectangle') },
        ],
    },
    {
        title: 'Armor',
        hint: 'takes a share of every hit',
        pointer: '/target/armor',
        part: true,
        add: 'armor to the target',
        template: { points: 50, absorbs: 0.5 },
        fields: [
            { pointer: '/target/armor/points', label: 'Points', max: 200, step: 1 },
            { pointer: '/target/armor/absorbs', label: 'Absorbs', max: 1 },
        ],
    },
    {
        title: 'Distances',
        fields: [{ ...metres, pointer: '/distances', label: 'From', unit: 'm' }],
    },
    {
        section: 'Players',
        title: 'Player',
        pointer: '/players',
        each: true,
        most: 5,
        add: 'a player',
        template: (players = []) => (players.includes('none') ? PRACTISED : 'none'),
        titleOf: (player, i) => `Player ${i + 1}`,
        fields: playerFields(''),
    },
    {
        section: 'Firing',
        title: 'Burst',
        hint: 'instead of a whole magazine',
        pointer: '/firing',
        part: true,
        add: 'a burst of so many shots',
        template: { shots: 30 },
        fields: [
            { pointer: '/firing/shots', label: 'Shots', min: 1, max: 60, step: 1 },
            { pointer: '/firing/speed', label: 'Speed', max: 8, step: 0.1 },
        ],
    },
    {
        title: 'Simulation',
        closed: true,
        fields: [
            { pointer: '/tradeSeconds', label: 'Trade', max: 0.5 },
            { pointer: '/simulations', label: 'Bursts', min: 100, max: 10000, step: 100 },
            { pointer: '/generator', label: 'Engine', names: GENERATOR_NAMES },
        ],
    },
];

/** Returns the body of /v1/arsenal. */
export function arsenalBody({ task, presets, documents }) {
    return { ...(presets.length > 0 && { presets }), ...(documents.length > 0 && { weapons: documents }), ...task };
}

/** Returns a document under a name that no other has. */
export function named(document, taken) {
    const wanted = typeof document.name === 'string' && document.name !== '' ? document.name : 'Weapon';
    let name = wanted;
    for (let i = 2; taken.includes(name); i++) {
        name = `${wanted} ${i}`;
    }
    return written(document, '/name', name);
}

/** Takes over what a link kept; what makes no sense in it is left as it stands. */
export function restored(state, known) {
    const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
    const presets = Array.isArray(state?.presets) ? state.presets.filter((name) => known.includes(name)) : STANDARD_PRESETS.filter((name) => known.includes(name));
    const documents = Array.isArray(state?.documents) ? state.documents.filter(isObject) : [];
    const { target, distances, players, ...rest } = isObject(state?.task) ? state.task : STANDARD_TASK;
    return {
        presets,
        documents,
        task: {
            ...rest,
            target: isObject(target) ? target : STANDARD_TASK.target,
            distances: distances ?? STANDARD_TASK.distances,
            players: Array.isArray(players) && players.length > 0 ? players : STANDARD_TASK.players,
        },
    };
}
