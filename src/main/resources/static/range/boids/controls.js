const weight = (name, label, hint) => ({ pointer: `/weights/${name}`, label, hint, max: 4, step: 0.05 });

const meters = { unit: 'm', spoken: 'metres' };

/** What a flock is steered by. */
export const BOIDS_GROUPS = [
    {
        section: 'Steering',
        title: 'Weights',
        hint: 'only their ratios matter',
        pointer: '/weights',
        fields: [
            weight('separation', 'Separate', 'Away from agents that are too near'),
            weight('alignment', 'Align', 'Along with the neighbours'),
            weight('cohesion', 'Cohere', 'To the middle of the neighbours'),
            weight('target', 'Target', 'To the target'),
            weight('bounds', 'Bounds', 'Back from beyond the bounds'),
        ],
    },
    {
        title: 'Senses',
        fields: [
            { pointer: '/neighborRadius', label: 'Sees', ...meters, min: 0.5, max: 15, step: 0.1, hint: 'How near another agent must be to count as a neighbour' },
            { pointer: '/separationRadius', label: 'Keeps clear', ...meters, min: 0.1, max: 8, step: 0.1, hint: 'How near another agent must be to be kept away from' },
        ],
    },
    {
        title: 'Movement',
        fields: [
            { pointer: '/maxSpeed', label: 'Speed', unit: 'm/s', spoken: 'metres per second', min: 0.5, max: 15, step: 0.1 },
            { pointer: '/maxSteerForce', label: 'Steering', unit: 'm/s²', spoken: 'metres per second squared', min: 0.5, max: 30, step: 0.1 },
        ],
    },
    {
        section: 'Flock',
        title: 'At the start',
        pointer: '/spawn',
        fields: [
            { pointer: '/spawn/count', label: 'Agents', min: 1, max: 200, step: 1 },
            {
                kind: 'text',
                pointer: '/spawn/seed',
                label: 'Seed',
                inputmode: 'numeric',
                print: String,
                parse: (text) => (Number.isSafeInteger(Number(text)) && text.trim() !== '' ? Number(text) : text),
                roll: () => crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
            },
        ],
    },
];

export const BOIDS_STANDARD = {
    formulas: 'corrected',
    weights: { separation: 1.6, alignment: 1.6, cohesion: 0.9, target: 0.5, bounds: 1 },
    neighborRadius: 5,
    separationRadius: 2.5,
    maxSpeed: 7,
    maxSteerForce: 8,
    target: [8, 0, 6],
    chases: true,
    spawn: { count: 80, seed: 1 },
};

/** The radius of the bounds, in metres. */
export const BOUNDS_RADIUS = 20;

/** The rules of the API for a state of the page. */
export const rulesOf = ({ weights, neighborRadius, separationRadius, maxSpeed, maxSteerForce, target, chases }) => ({
    weights,
    neighborRadius,
    separationRadius,
    maxSpeed,
    maxSteerForce,
    bounds: { radius: BOUNDS_RADIUS },
    ...(chases ? { target } : {}),
});
