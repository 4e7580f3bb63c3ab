import { address, get, Problem } from '../api.js';
import { at, Chart, Timeline } from '../chart.js';
import { copy } from '../clipboard.js';
import { figure } from '../figures.js';
import { describedGroups } from '../described.js';
import { Form } from '../form.js';
import { Latest, oncePerFrame } from '../latest.js';
import { same } from '../pointer.js';
import { Schema } from '../schema.js';
import { explain, wellAgain } from '../status.js';
import { Surface } from '../surface.js';
import { fired, OTHER, recoilBody, sequenceBody } from './burst.js';
import { RANGE_GROUPS, rollSeed, WEAPON_GROUPS } from './controls.js';
import { firedBy, formulasOf, takenAway } from './formulas.js';
import { killed } from './kill.js';
import { PasteDialog } from './paste.js';
import { Playback } from '../playback.js';
import { coneAt, conesOf, countHits, curveOf } from './shots.js';
import { drawTarget, Framing, onWall } from './target.js';
import { layOut } from './layout.js';
import { restoredRange, SHOOTER_GROUPS, shooterSchema, STANDARD_RANGE } from './shooter.js';

const CHANNELS = [
    { name: 'pitchDegrees', title: 'Pitch', least: 0.5 },
    { name: 'yawDegrees', title: 'Yaw', least: 0.5 },
    { name: 'rollDegrees', title: 'Roll', least: 0.5 },
    { name: 'fovDegrees', title: 'Field of view', least: 0.5 },
];

/** What shots say of themselves; a weapon that hasn't it has no chart of it. */
const SHOT_CURVES = [
    { name: 'coneDegrees', title: 'Cone at a shot', least: 0.5 },
    { name: 'heat', title: 'Heat at a shot', unit: '', least: 1 },
];

/** How long nothing must change before bursts are simulated, in milliseconds. */
const REST = 200;

/** The weapon on the range: sliders, target, recoil, figures. */
export class WeaponTab {
    #state = { weapon: {}, preset: undefined, formulas: 'published', ghost: true, range: STANDARD_RANGE, eye: false };
    #presets = [];
    #shown;
    #soundWeapon;
    #since;
    #pasteProblem;
    #framing = new Framing();
    #timeline = new Timeline();
    #resting = 0;

    /** @param changed is called when what a link should restore has changed */
    constructor(root, changed) {
        this.changed = changed;
        this.root = root;
        this.latest = new Latest(
            (answer) => this.#answered(answer),
            (error) => this.#failed(error),
        );
        this.kills = new Latest(
            (answer) => this.#killed(answer),
            // What is wrong with the weapon is told by who draws it.
            () => {
                this.view.figures({ share: ['–'], kill: ['–'] });
                this.view.simulating(false);
            },
        );
        this.view = layOut(root, {
            curves: [...CHANNELS, ...SHOT_CURVES],
            choosePreset: (name) => this.#choose(name),
            setFormulas: (formulas) => this.#set({ formulas, weapon: firedBy(this.#state.weapon, formulas) }),
            setGhost: (ghost) => this.#set({ ghost }),
            setEye: (eye) => this.#set({ eye }),
            roll: () => this.#roll(),
            fire: () => this.fire(),
            repeat: (on) => (this.playback.repeat = on),
            slow: (slowness) => this.playback.slow(slowness),
            copyJson: () => copy(`${JSON.stringify(takenAway(this.#state.weapon, this.#state.formulas), null, 2)}\n`, 'Weapon'),
            copyCurl: () => copy(this.#curl(), 'curl command'),
            copyLink: async () => copy(await this.changed(true), 'Link'),
            takeAway: () => this.#takeAway(),
            paste: () => this.paste.open(this.#state.range, this.#state.formulas),
            reset: () => this.#choose(this.#state.preset ?? this.#presets[0]?.name),
            back: () => this.#set({ weapon: this.#soundWeapon }),
            showWarnings: () => this.weaponForm?.reveal('warning'),
        });
        this.paste = new PasteDialog((taken) => this.#pasted(taken));
        this.playback = new Playback(() => this.#ticked());
        this.target = new Surface(this.view.target, (context, width, height) => this.#draw(context, width, height));
        this.charts = [...CHANNELS, ...SHOT_CURVES].map((curve, i) => new Chart(this.view.charts[i], { unit: '°', ...curve, timeline: this.#timeline }));
        this.charts.slice(CHANNELS.length).forEach(({ surface }) => (surface.canvas.hidden = true));
        this.ask = oncePerFrame(() => this.#ask());
    }

    /** Reads the presets and what the controls are made of, and shows the first preset, or what a link says. */
    async open(state) {
        let schema;
        let arsenal;
        try {
            [this.#presets, schema, arsenal] = await Promise.all([get('v1/weapons'), get('schemas/weapon.schema.json'), get('schemas/arsenal.schema.json')]);
        } catch (error) {
            explain(error, () => this.open(state));
            return;
        }
        this.weaponForm = new Form(describedGroups(WEAPON_GROUPS, new Schema(schema)), (weapon) => this.#set({ weapon }));
        const shooter = describedGroups(SHOOTER_GROUPS, new Schema(shooterSchema(arsenal)));
        this.rangeForm = new Form([...RANGE_GROUPS, ...shooter], (range) => this.#set({ range }));
        this.view.showForms(this.rangeForm.element, this.weaponForm.element);
        this.view.listPresets(this.#presets);
        if (state) {
            this.restore(state);
        } else {
            this.#choose(this.#presets[0].name);
        }
    }

    /** The weapon as it stands, with the formulas that it is fired by. */
    get weapon() {
        return takenAway(this.#state.weapon, this.#state.formulas);
    }

    /** What a link keeps: the whole weapon, unless it is a preset as it stands. */
    get state() {
        const { weapon, preset, formulas, ghost, range, eye } = this.#state;
        const untouched = preset && same(weapon, this.#home());
        return { preset, weapon: untouched ? undefined : weapon, formulas, ghost, range, eye: eye || undefined };
    }

    /** Takes over what a link kept; what makes no sense in it is left as it stands. */
    restore(state) {
        if (!this.weaponForm) {
            // The service isn't there yet; what a link said first is shown when it is.
            return;
        }
        const preset = this.#presets.find((candidate) => candidate.name === state.preset);
        this.#set({
            preset: preset?.name,
            weapon: state.weapon ?? preset?.weapon ?? this.#presets[0].weapon,
            formulas: OTHER[state.formulas] ? state.formulas : 'published',
            ghost: state.ghost !== false,
            eye: state.eye === true,
            range: restoredRange(state.range),
        });
    }

    /** Fires a burst, or stops the one that is fired. */
    fire() {
        if (this.playback.isRunning) {
            this.playback.stop();
        } else if (this.#shown) {
            this.playback.start(this.#end());
        }
    }

    /** Whether the space bar fires. */
    key(event) {
        if (event.key === ' ') {
            event.preventDefault();
            this.fire();
        }
    }

    #home() {
        return this.#presets.find((preset) => preset.name === this.#state.preset)?.weapon;
    }

    #choose(name) {
        const preset = this.#presets.find((candidate) => candidate.name === name);
        const { magazineSize } = preset.weapon;
        const shots = Math.min(magazineSize ?? 30, 30);
        this.#set({ weapon: preset.weapon, preset: name, range: { ...this.#state.range, shots } });
    }

    #pasted({ weapon, problem }) {
        this.#set({ weapon, preset: undefined });
        if (problem) {
            // Complaints about the text as it was pasted say more than those about what was read from it.
            this.#failed(problem);
            this.latest.drop();
            this.#pasteProblem = problem;
        }
    }

    #roll() {
        const { weapon, range } = this.#state;
        const seeds = { ...weapon.seeds, spread: rollSeed(), recoil: rollSeed() };
        this.#set({ weapon: { ...weapon, seeds }, range: { ...range, running: rollSeed(), playerSeed: rollSeed() } });
    }

    #set(change) {
        this.#since ??= performance.now();
        this.#pasteProblem = undefined;
        this.#state = { ...this.#state, ...change };
        this.#state.formulas = formulasOf(this.#state.weapon, this.#state.formulas);
        if ('weapon' in change) {
            this.weaponForm.show(this.#state.weapon, this.#home() ?? this.#state.weapon);
        }
        this.rangeForm.show(this.#state.range, STANDARD_RANGE, this.#state.weapon);
        this.view.show(this.#state, this.#presets, !same(this.#state.weapon, this.#home()));
        this.root.setAttribute('aria-busy', 'true');
        this.view.simulating(true);
        this.ask();
        this.changed();
    }

    #ask() {
        if (!this.#pasteProblem) {
            const state = this.#state;
            this.latest.ask(async (signal) => ({ state, ...(await fired(state, signal)) }));
        }
    }

    #answered(answer) {
        wellAgain();
        this.#shown = answer;
        this.#soundWeapon = answer.state.weapon;
        const { main, ghost, ghostProblem, state } = answer;
        const [onWeapon, onRange] = parted(main.sequence.warnings);
        this.weaponForm.complain([]);
        this.rangeForm.complain([]);
        this.weaponForm.warn(onWeapon);
        this.rangeForm.warn(onRange);
        this.view.sound(main.sequence.warnings.length, ghostProblem?.errors[0]?.message);
        this.#figures(main.sequence, ghost?.sequence, state);
        this.#curves(main, ghost);
        this.playback.lasts(this.#end());
        this.target.redraw();
        this.#simulate();
    }

    /** Simulates bursts once the weapon rests, for the figures that one burst can't show. */
    #simulate() {
        clearTimeout(this.#resting);
        this.#resting = setTimeout(() => {
            const state = this.#state;
            const hasGhost = this.#shown.ghost !== undefined;
            this.kills.ask(async (signal) => {
                const asked = [state.formulas, ...(hasGhost ? [OTHER[state.formulas]] : [])].map((formulas) => killed(state, formulas, signal));
                const [main, ghost] = await Promise.all(asked);
                return { state, main, ghost };
            });
        }, REST);
    }

    #killed({ state, main, ghost }) {
        const percent = (value) => (value === 1 ? '100' : figure(value === undefined ? value : 100 * value, 1));
        const [low, high] = main.hits.interval ?? [];
        this.view.figures({
            share: [percent(main.hits.value), ghost && percent(ghost.hits.value), low === undefined ? 'of all bullets' : `${percent(low)} to ${percent(high)} %`],
            kill: [figure(main.kill?.value, 2), ghost && figure(ghost.kill?.value, 2), killRemark(main.kill, state)],
        });
        this.view.simulating(false);
    }

    #failed(error) {
        if (!(error instanceof Problem) || !error.isInput) {
            explain(error, () => this.ask());
            return;
        }
        const [onWeapon, onRange] = parted(error.errors);
        this.weaponForm.warn([]);
        this.rangeForm.warn([]);
        this.weaponForm.complain(onWeapon);
        this.rangeForm.complain(onRange);
        this.view.broken(error.errors.length, this.#soundWeapon !== undefined);
        this.#since = undefined;
        this.root.setAttribute('aria-busy', 'false');
    }

    #figures(sequence, ghost, state) {
        const { hits, heads, bullets, noun } = countHits(sequence.shots, state.range.aim);
        const others = ghost && countHits(ghost.shots, state.range.aim).hits;
        const value = (name, decimals) => [figure(sequence.summary[name], decimals), ghost && figure(ghost.summary[name], decimals)];
        this.view.figures({
            hits: [`${hits}`, others === undefined ? '' : `${others}`, `of ${bullets}, ${heads} in the head`],
            largest: value('largestDegrees', 2),
            climb: value('largestClimbDegrees', 2),
            sway: value('largestSwayDegrees', 2),
            settles: value('viewSettledSeconds', 2),
            rests: value('recoverySeconds', 2),
            // Formulas don't change it, so the ghost has the same.
            rate: [figure(sequence.summary.roundsPerMinute, 0)],
        });
        const { shots, distanceMeters } = state.range;
        this.view.target.setAttribute(
            'aria-label',
            `${shots} shots${noun === 'pellets' ? ` of ${bullets} pellets` : ''} at ${distanceMeters} metres: ${hits} on the silhouette, ${heads} in the head, ` +
                `the farthest ${figure(sequence.summary.largestDegrees, 1)} degrees from the aim`,
        );
    }

    #curves(main, ghost) {
        const end = this.#end();
        const marks = main.sequence.shots.map((shot) => shot.timeSeconds);
        const lines = [
            ...CHANNELS.map(({ name }) => ({ samples }) => samples && { x: samples.timeSeconds, y: samples[name] }),
            ...SHOT_CURVES.map(({ name }) => ({ sequence }) => curveOf(sequence.shots, name)),
        ];
        const shown = lines.map((of, i) => this.#curve(this.charts[i], of(main), ghost && of(ghost), marks, end));
        // The time stands under the last of those that are to be seen.
        this.charts.forEach((chart, i) => chart.axis(i === shown.lastIndexOf(true)));
        this.view.still(!shown.includes(true));
    }

    /** Shows one curve and its ghost, unless both are at rest all the time; returns whether there is anything to see. */
    #curve(chart, own, other, marks, end) {
        const moves = [own, other].some((line) => line?.y.some((value) => value !== 0));
        chart.surface.canvas.hidden = !moves;
        const lines = [
            ...(other ? [{ ...other, ink: 'ghost', width: 1.25 }] : []),
            ...(own ? [{ ...own, ink: 'shot', width: 1.75 }] : []),
        ];
        chart.show(lines, marks, end);
        return moves;
    }

    #end() {
        const { samples, sequence } = this.#shown.main;
        return samples ? samples.timeSeconds.at(-1) : sequence.shots.at(-1).timeSeconds + 1;
    }

    #ticked() {
        this.#timeline.playhead = this.playback.now;
        this.#timeline.redraw();
        this.view.firing(this.playback.isRunning);
        this.target.redraw();
    }

    #draw(context, width, height) {
        if (!this.#shown) {
            return;
        }
        const { main, ghost, state } = this.#shown;
        const { distanceMeters: distance, aim, player } = state.range;
        const now = this.playback.now;
        drawTarget(context, width, height, {
            distance,
            aim,
            now,
            eye: this.#state.eye,
            shots: main.sequence.shots,
            ghost: ghost?.sequence.shots ?? [],
            path: path(main, distance, player),
            ghostPath: ghost ? path(ghost, distance, player) : [],
            view: now === undefined ? undefined : viewAt(main, now, player),
            cones: shownCones(main.sequence.shots, now),
        }, this.#framing);
        if (state === this.#state) {
            this.#drawn();
        }
    }

    /** The picture shows what the controls say. */
    #drawn() {
        if (this.#since !== undefined) {
            measured(this.#since);
            this.#since = undefined;
        }
        this.root.setAttribute('aria-busy', 'false');
    }

    /** Lets somebody save what is shown in the form that they need. */
    async #takeAway() {
        const { takeAway, WEAPON_FORMATS, VIEW_FORMATS } = await import('../takeaway.js');
        const state = this.#state;
        takeAway(state.weapon?.name ?? 'weapon', [
            { word: 'burst', text: 'Shots and view', path: 'v1/weapon/sequence', body: sequenceBody(state), formats: WEAPON_FORMATS },
            { word: 'view', text: 'The view alone', path: 'v1/recoil/sequence', body: recoilBody(state, state.formulas), formats: VIEW_FORMATS },
        ]);
    }

    #curl() {
        const body = JSON.stringify(sequenceBody(this.#state), null, 2).replaceAll("'", "'\\''");
        return `curl -s ${address('v1/weapon/sequence')} -H 'Content-Type: application/json' -d '${body}'\n`;
    }
}

/** Parts what is said about a body: what is about the weapon, and what about how it is fired; each as its form calls the place. */
function parted(entries) {
    const isOnWeapon = ({ pointer = '' }) => /^(\/weapon|\/preset|$)/.test(pointer);
    const onRange = (pointer) => pointer.replace('/seeds/player', '/playerSeed').replace(/^\/(firing|seeds)/, '').replace('/clock/hz', '/hz');
    return [
        entries.filter(isOnWeapon).map((entry) => ({ ...entry, pointer: (entry.pointer ?? '').replace(/^\/(weapon|preset)/, '') })),
        entries.filter((entry) => !isOnWeapon(entry)).map((entry) => ({ ...entry, pointer: onRange(entry.pointer) })),
    ];
}

/** Where the aim is carried, on the wall: by the view alone where nobody pulls, else it is known at each shot. */
function path({ samples, sequence }, distance, player) {
    if (player !== 'none') {
        return sequence.shots.map(({ aim }) => onWall(aim.yawDegrees, aim.pitchDegrees, distance));
    }
    return samples ? samples.timeSeconds.map((_, i) => onWall(samples.yawDegrees[i], samples.pitchDegrees[i], distance)) : [];
}

/** What is to be said of the time to kill, in a line. */
function killRemark(kill, { weapon, range }) {
    if (!kill) {
        return weapon?.damage ? 'needs health' : 'needs damage';
    }
    if (kill.value === undefined) {
        return `outlives ${range.shots === 1 ? 'a shot' : `${range.shots} shots`}`;
    }
    const [low, high] = kill.interval ?? [];
    return low === undefined ? 'median' : `${figure(low, 2)} to ${figure(high, 2)} s`;
}

/** The cones to draw: the narrowest and the widest of a burst, or while it is played that of the newest shot. */
function shownCones(shots, now) {
    const cones = now === undefined ? (conesOf(shots) ?? []) : [coneAt(shots, now) ?? 0];
    return [...new Set(cones)].filter((degrees) => degrees > 0);
}

function viewAt({ samples, sequence }, now, player) {
    const value = (name) => (samples ? at({ x: samples.timeSeconds, y: samples[name] }, now) : 0);
    const times = sequence.shots.map((shot) => shot.timeSeconds);
    const aim = (name) => (player === 'none' ? value(name) : at({ x: times, y: sequence.shots.map((shot) => shot.aim[name]) }, now));
    return { pitch: aim('pitchDegrees'), yaw: aim('yawDegrees'), roll: value('rollDegrees'), fov: value('fovDegrees') };
}

/** From the change of a control to the picture of it: to be seen in the browser's performance tools, and by the tests. */
function measured(since) {
    performance.measure('gunfeel.picture', { start: since, end: performance.now() });
    const all = performance.getEntriesByName('gunfeel.picture');
    if (all.length > 500) {
        performance.clearMeasures('gunfeel.picture');
    }
}
