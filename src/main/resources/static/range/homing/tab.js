import { Problem } from '../api.js';
import { Chart, Timeline } from '../chart.js';
import { h, icon, ICONS, svg } from '../dom.js';
import { figure } from '../figures.js';
import { Form } from '../form.js';
import { Latest, oncePerFrame } from '../latest.js';
import { iconButton, toggle } from '../parts.js';
import { Playback } from '../playback.js';
import { explain, wellAgain } from '../status.js';
import { FONT, ink, Surface } from '../surface.js';
import { degrees, direction, Globe } from './globe.js';
import { METHODS, raced } from './race.js';

const STANDARD = {
    aim: { yaw: -70, pitch: 55 },
    target: { yaw: 75, pitch: 50 },
    turnRate: 60,
    framesPerSecond: 30,
    path: [],
};

const angles = (pointer, section, title, hint) => ({
    section,
    title,
    hint,
    fields: [
        { pointer: `${pointer}/yaw`, label: 'Yaw', unit: '°', spoken: 'degrees', min: -180, max: 180, step: 1, hint: 'Right of forward' },
        { pointer: `${pointer}/pitch`, label: 'Pitch', unit: '°', spoken: 'degrees', min: -90, max: 90, step: 1, hint: 'Up from level' },
    ],
});

const GROUPS = [
    angles('/aim', 'Task', 'The aim starts at'),
    angles('/target', undefined, 'The target is at', 'drag it'),
    {
        section: 'Turning',
        title: 'Pace',
        fields: [
            { pointer: '/turnRate', label: 'Turn rate', unit: '°/s', spoken: 'degrees per second', min: 5, max: 360, step: 1 },
            {
                kind: 'choice',
                pointer: '/framesPerSecond',
                label: 'Frames',
                choices: [
                    [15, '15/s'],
                    [30, '30/s'],
                    [60, '60/s'],
                ],
            },
        ],
    },
];

/** A line as it is drawn, so that colours alone tell nothing apart. */
const swatch = (color, dash) =>
    svg(
        'svg',
        { class: `swatch swatch-${color}`, viewBox: '0 0 24 10', 'aria-hidden': 'true' },
        svg('line', { x1: 0, y1: 5, x2: 24, y2: 5, 'stroke-dasharray': dash ? '7 5' : 'none' }),
    );

/** Four methods of turning an aim, racing for the same target. */
export class HomingTab {
    #state = STANDARD;
    #globe = new Globe();
    #timeline = new Timeline();
    #drag;
    #recording = false;

    constructor(root, changed) {
        this.changed = changed;
        this.latest = new Latest(
            (answer) => this.#answered(answer),
            (error) => this.#failed(error),
        );
        this.ask = oncePerFrame(() => {
            const state = this.#state;
            this.latest.ask((signal) => raced(state, signal));
        });
        this.form = new Form(GROUPS, (state, pointer) =>
            this.#set(pointer.startsWith('/target') ? { ...state, path: [] } : state),
        );
        this.playback = new Playback(() => this.#ticked());
        this.#layOut(root);
        this.surface = new Surface(this.canvas, (context, width, height) => this.#draw(context, width, height));
        this.chart = new Chart(this.chartCanvas, { title: 'Angle left to the target', unit: '°', decimals: 1, least: 10, axis: true, timeline: this.#timeline });
        this.#look();
    }

    async open(state) {
        if (state) {
            this.restore(state);
        } else {
            this.#set(this.#state);
        }
    }

    get state() {
        return this.#state;
    }

    restore(state) {
        const number = (value, standard, low, high) =>
            typeof value === 'number' && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : standard;
        const place = (given, standard) => ({
            yaw: number(given?.yaw, standard.yaw, -180, 180),
            pitch: number(given?.pitch, standard.pitch, -90, 90),
        });
        const isPoint = (point) => Array.isArray(point) && point.length === 3 && point.every(Number.isFinite);
        const path = Array.isArray(state.path) && state.path.every(isPoint) ? state.path.slice(0, 400) : [];
        this.#set({
            aim: place(state.aim, STANDARD.aim),
            target: place(state.target, STANDARD.target),
            turnRate: number(state.turnRate, STANDARD.turnRate, 1, 100000),
            framesPerSecond: [15, 30, 60].includes(state.framesPerSecond) ? state.framesPerSecond : STANDARD.framesPerSecond,
            path,
        });
        this.#look();
    }

    leave() {
        this.playback.stop();
    }

    key(event) {
        if (event.key === ' ') {
            event.preventDefault();
            this.race();
        }
    }

    /** Starts the race anew, or stops it. */
    race() {
        if (this.playback.isRunning) {
            this.playback.stop();
        } else if (this.shown) {
            this.playback.start(this.shown.finish);
        }
    }

    #layOut(root) {
        this.canvas = h('canvas', {
            class: 'picture',
            id: 'globe',
            tabindex: '0',
            role: 'application',
            'aria-label': 'The directions round the follower. The arrow keys move the target.',
            onpointerdown: (event) => this.#grabbed(event),
            onpointermove: (event) => this.#moved(event),
            onpointerup: () => this.#released(),
            onpointercancel: () => this.#released(),
            onkeydown: (event) => this.#keyed(event),
        });
        this.raceButton = h('button', { type: 'button', class: 'button button-main fire', id: 'race', onclick: () => this.race() });
        this.record = toggle('Record a drag', (on) => (this.#recording = on), {
            id: 'record',
            title: 'The target then moves as you drag it, and the aims follow it',
        });
        this.chartCanvas = h('canvas', { class: 'chart chart-tall' });
        this.rows = new Map(METHODS.map((lane) => [lane.method, lane]));
        this.table = h('tbody', {});
        this.notes = h('div', { class: 'lane-notes' });
        root.append(
            h('div', { class: 'controls' }, this.#text(), this.form.element),
            h(
                'div',
                { class: 'stage' },
                h('div', { class: 'picture-frame' }, this.canvas),
                h(
                    'div',
                    { class: 'stage-bar transport' },
                    this.raceButton,
                    this.record.element,
                    h('span', { class: 'spring' }),
                    iconButton('repeat', 'Start over', () => {
                        this.#set(STANDARD);
                        this.#look();
                    }),
                ),
            ),
            h(
                'div',
                { class: 'readouts' },
                h(
                    'table',
                    { class: 'lanes' },
                    h(
                        'thead',
                        {},
                        h('tr', {}, ...['Method', 'Turned', 'Detour', 'Arrives'].map((text) => h('th', { scope: 'col' }, text))),
                    ),
                    this.table,
                ),
                h('div', { class: 'charts' }, this.chartCanvas),
                this.notes,
            ),
        );
        this.#ticking(false);
    }

    #text() {
        return h(
            'div',
            { class: 'intro' },
            h('h2', { class: 'weapon-name' }, 'Homing'),
            h('p', {}, 'Four ways to turn an aim towards a target at the same rate. Mixing orientations goes a long way round at steep pitches; an axis that isn\u2019t normalised turns too slowly.'),
        );
    }

    #set(state) {
        this.#state = state;
        this.form.show(state, STANDARD);
        this.ask();
        this.changed();
    }

    /** Turns the camera to where both the aim and the target can be seen. */
    #look() {
        const [a, b] = [direction(this.#state.aim), direction(this.#state.target)];
        const middle = a.map((component, i) => component + b[i]);
        const length = Math.hypot(...middle);
        const towards = length < 0.2 ? a : middle.map((component) => component / length);
        const { yaw, pitch } = degrees(towards);
        this.#globe.camera = { yaw, pitch: Math.min(60, Math.max(-60, pitch)) };
        this.surface.redraw();
    }

    #answered({ durationSeconds, lanes }) {
        wellAgain();
        this.form.complain([]);
        const arrivals = lanes.map(({ summary }) => summary.arrivedSeconds ?? durationSeconds);
        const finish = Math.max(0.1, ...arrivals);
        this.shown = { lanes, finish, durationSeconds };
        this.table.replaceChildren(...lanes.map((lane) => this.#row(lane)));
        this.notes.replaceChildren(...lanes.flatMap((lane) => this.#remarks(lane)));
        this.chart.show(
            lanes.map(({ steps, ink: color, width, dash, name }) => {
                const known = steps.filter((step) => step.remainingDegrees !== undefined && step.timeSeconds <= finish + 0.05);
                return { x: known.map((step) => step.timeSeconds), y: known.map((step) => step.remainingDegrees), ink: color, width, dash, name };
            }),
            [],
            finish,
        );
        this.playback.lasts(finish);
        this.surface.redraw();
    }

    #row({ name, remark, ink: color, dash, summary }) {
        const cell = (text) => h('td', {}, text);
        const arrives = summary.arrivedSeconds === undefined ? `> ${figure(this.shown.durationSeconds, 0)} s` : `${figure(summary.arrivedSeconds, 2)} s`;
        const head = h(
            'th',
            { scope: 'row', title: remark },
            swatch(color, dash),
            name,
        );
        const detour = h('td', { class: summary.detour > 1.005 ? 'is-long' : '' }, `${figure(summary.detour, 3)}\u00d7`);
        return h('tr', {}, head, cell(`${figure(summary.turnedDegrees, 1)}°`), detour, cell(arrives));
    }

    /** What the API warns of, under the name of the method. */
    #remarks({ name, ink: color, dash, warnings }) {
        return warnings.map(({ message }) =>
            h('p', { class: 'lane-note' }, swatch(color, dash), h('b', {}, name), ` ${message}`),
        );
    }

    #failed(error) {
        if (error instanceof Problem && error.isInput) {
            this.form.complain(error.errors.map((entry) => ({ ...entry, pointer: CONTROL[entry.pointer] ?? '' })));
        } else {
            explain(error, () => this.ask());
        }
    }

    #ticked() {
        this.#timeline.playhead = this.playback.now;
        this.#timeline.redraw();
        this.#ticking(this.playback.isRunning);
        this.surface.redraw();
    }

    #ticking(on) {
        if (this.raceButton.dataset.on !== String(on)) {
            this.raceButton.dataset.on = String(on);
            this.raceButton.replaceChildren(icon(on ? ICONS.stop : ICONS.play), h('span', {}, on ? 'Stop' : 'Race'), h('kbd', {}, 'space'));
        }
    }

    #draw(context, width, height) {
        this.#globe.place(width, height);
        this.#globe.draw(context);
        const { lanes, durationSeconds } = this.shown ?? { lanes: [], durationSeconds: 0 };
        const now = this.playback.now ?? durationSeconds;
        for (const far of [false, true]) {
            for (const lane of lanes) {
                this.#trace(context, lane, now, far);
            }
        }
        this.#cross(context, this.#globe.project(direction(this.#state.aim)));
        if (lanes.length > 0) {
            const { target } = lanes[0].steps.findLast((step) => step.timeSeconds <= now + 1e-9) ?? lanes[0].steps[0];
            const length = Math.hypot(...target);
            const place = this.#globe.project(target.map((component) => component / length));
            this.#ring(context, place);
            // Where to take hold of it, for who doesn't see it.
            this.canvas.dataset.target = `${Math.round(place[0])} ${Math.round(place[1])}`;
        }
        for (const lane of lanes) {
            this.#head(context, lane, now);
        }
    }

    #trace(context, { steps, ink: color, width, dash }, now, far) {
        const done = steps.filter((step) => step.timeSeconds <= now).map((step) => step.direction);
        const all = steps.map((step) => step.direction);
        context.strokeStyle = ink(color);
        context.lineWidth = width;
        context.lineJoin = 'round';
        context.setLineDash(dash ?? []);
        context.globalAlpha = far ? 0.25 : 0.1;
        this.#globe.path(context, far, all);
        context.globalAlpha = far ? 1 : 0.35;
        this.#globe.path(context, far, done);
        context.globalAlpha = 1;
        context.setLineDash([]);
    }

    #head(context, { steps, ink: color }, now) {
        const step = steps.findLast((candidate) => candidate.timeSeconds <= now + 1e-9) ?? steps[0];
        const [x, y, far] = this.#globe.project(step.direction);
        context.globalAlpha = far ? 1 : 0.4;
        context.fillStyle = ink(color);
        context.strokeStyle = ink('panel');
        context.lineWidth = 1.5;
        context.beginPath();
        context.arc(x, y, 5.5, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
        context.globalAlpha = 1;
    }

    /**
     * @param {CanvasRenderingContext2D} context
     * @param {[number, number, boolean]} place
     */
    #cross(context, [x, y, far]) {
        context.globalAlpha = far ? 1 : 0.4;
        context.strokeStyle = ink('aim');
        context.lineWidth = 1.5;
        context.beginPath();
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
            context.moveTo(x + 4 * dx, y + 4 * dy);
            context.lineTo(x + 11 * dx, y + 11 * dy);
        }
        context.stroke();
        this.#word(context, 'aim', x, y);
        context.globalAlpha = 1;
    }

    /**
     * @param {CanvasRenderingContext2D} context
     * @param {[number, number, boolean]} place
     */
    #ring(context, [x, y, far]) {
        context.globalAlpha = far ? 1 : 0.4;
        context.strokeStyle = ink('text');
        context.lineWidth = 2;
        context.beginPath();
        context.arc(x, y, 11, 0, 2 * Math.PI);
        context.stroke();
        this.#word(context, 'target', x, y);
        context.globalAlpha = 1;
    }

    #word(context, text, x, y) {
        context.font = `500 13px ${FONT}`;
        context.textAlign = 'center';
        context.textBaseline = 'top';
        context.lineWidth = 3;
        context.strokeStyle = ink('panel');
        context.strokeText(text, x, y + 15);
        context.fillStyle = ink('text');
        context.fillText(text, x, y + 15);
    }

    #grabbed(event) {
        const [x, y] = this.#globe.project(direction(this.#state.target));
        const onTarget = Math.hypot(event.offsetX - x, event.offsetY - y) < (event.pointerType === 'touch' ? 34 : 22);
        this.canvas.setPointerCapture(event.pointerId);
        this.playback.stop();
        this.#drag = { onTarget, x: event.offsetX, y: event.offsetY, begun: performance.now(), path: [], camera: this.#globe.camera };
    }

    #moved(event) {
        if (!this.#drag) {
            const [x, y] = this.#globe.project(direction(this.#state.target));
            this.canvas.classList.toggle('is-over', Math.hypot(event.offsetX - x, event.offsetY - y) < 22);
            return;
        }
        if (!this.#drag.onTarget) {
            const turn = 90 / this.#globe.radius;
            const { yaw, pitch } = this.#drag.camera;
            const up = pitch + (event.offsetY - this.#drag.y) * turn;
            this.#globe.camera = { yaw: yaw - (event.offsetX - this.#drag.x) * turn, pitch: Math.min(90, Math.max(-90, up)) };
            this.surface.redraw();
            return;
        }
        this.#aimTarget(degrees(this.#globe.unproject(event.offsetX, event.offsetY)));
    }

    #aimTarget({ yaw, pitch }) {
        const target = { yaw: Math.round(yaw * 10) / 10, pitch: Math.round(pitch * 10) / 10 };
        const seconds = this.#drag && Math.round(performance.now() - this.#drag.begun) / 1000;
        if (this.#recording && this.#drag && (this.#drag.path.at(-1)?.[0] ?? -1) + 0.03 < seconds) {
            this.#drag.path.push([seconds, target.yaw, target.pitch]);
        }
        this.#set({ ...this.#state, target, path: [] });
    }

    #released() {
        const drag = this.#drag;
        this.#drag = undefined;
        if (!drag?.onTarget) {
            return;
        }
        if (this.#recording && drag.path.length > 1) {
            const [begun] = drag.path[0];
            const path = drag.path.slice(0, 400).map(([seconds, yaw, pitch]) => [Math.round((seconds - begun) * 1000) / 1000, yaw, pitch]);
            this.#set({ ...this.#state, path });
        }
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
            this.playback.start(this.shown?.finish ?? 1);
        }
    }

    #keyed(event) {
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
        if (step) {
            event.preventDefault();
            const size = event.shiftKey ? 10 : 2;
            const { yaw, pitch } = this.#state.target;
            this.#aimTarget({
                yaw: ((yaw + step[0] * size + 540) % 360) - 180,
                pitch: Math.min(90, Math.max(-90, pitch + step[1] * size)),
            });
        }
    }
}

/** Which control a member of the body comes from. */
const CONTROL = { '/turnRateDegreesPerSecond': '/turnRate', '/deltaSeconds': '/framesPerSecond' };
