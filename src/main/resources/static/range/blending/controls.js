const CLIPS = [
    ['idle', 'idle'],
    ['walk', 'walk'],
    ['run', 'run'],
    ['hit', 'hit'],
];

const FAMILIES = ['Sine', 'Quad', 'Cubic', 'Quart', 'Quint', 'Expo', 'Circ', 'Back', 'Elastic', 'Bounce'];

const EASINGS = [
    'linear',
    'smoothstep',
    'smootherstep',
    'cosine',
    'easeOut',
    ...FAMILIES.flatMap((family) => [`easeIn${family}`, `easeOut${family}`, `easeInOut${family}`]),
    'cssEase',
    'cssEaseIn',
    'cssEaseOut',
    'cssEaseInOut',
    'cubicBezier',
];

/** When the first transition starts, in seconds. */
export const BEGIN = 0.7;
export const END = 2.2;
export const FRAMES_PER_SECOND = 60;

const isInterrupted = (state) => state.interrupted === true;

export const BLENDING_GROUPS = [
    {
        section: 'Transition',
        title: 'Clips',
        fields: [
            { kind: 'choice', pointer: '/from', label: 'From', choices: CLIPS },
            { kind: 'choice', pointer: '/to', label: 'To', choices: CLIPS },
        ],
    },
    {
        title: 'Fade',
        fields: [
            {
                kind: 'choice',
                pointer: '/kind',
                label: 'Kind',
                choices: [
                    ['crossFade', 'cross-fade'],
                    ['inertialization', 'inertialization'],
                ],
            },
            { pointer: '/durationSeconds', label: 'Duration', unit: 's', spoken: 'seconds', max: 1, step: 0.01 },
            { kind: 'select', pointer: '/easing', label: 'Easing', choices: EASINGS.map((name) => [name, name]), when: (state) => state.kind === 'crossFade' },
            {
                kind: 'text',
                pointer: '/bezier',
                label: 'Bezier',
                hint: 'x1, y1, x2, y2 of the curve\u2019s handles',
                print: String,
                parse: (text) => text,
                when: (state) => state.kind === 'crossFade' && state.easing === 'cubicBezier',
            },
        ],
    },
    {
        section: 'Interruption',
        title: 'Interrupted',
        hint: 'before the fade is over',
        fields: [
            { kind: 'switch', pointer: '/interrupted', label: 'Happens' },
            { kind: 'choice', pointer: '/then', label: 'By', choices: CLIPS, when: isInterrupted },
            { pointer: '/after', label: 'After', unit: 's', spoken: 'seconds', min: 0.01, max: 0.6, step: 0.01, when: isInterrupted },
            {
                kind: 'choice',
                pointer: '/interrupt',
                label: 'Fades from',
                choices: [
                    ['restart', 'the clip (restart)'],
                    ['snapshot', 'a snapshot'],
                ],
                when: isInterrupted,
            },
        ],
    },
];

export const BLENDING_STANDARD = {
    from: 'walk',
    to: 'run',
    kind: 'crossFade',
    durationSeconds: 0.3,
    easing: 'smoothstep',
    bezier: '0.3, 0, 0.1, 1.2',
    interrupted: true,
    then: 'walk',
    after: 0.1,
    interrupt: 'restart',
};

/** The easing's name as the API takes it. */
export const easingOf = ({ easing, bezier }) => (easing === 'cubicBezier' ? `cubicBezier(${bezier})` : easing);
