import { Problem } from '../api.js';
import { Chart, Timeline } from '../chart.js';
import { h, icon, ICONS } from '../dom.js';
import { figure } from '../figures.js';
import { Form } from '../form.js';
import { Latest, oncePerFrame } from '../latest.js';
import { figures, segmented } from '../parts.js';
import { Playback } from '../playback.js';
import { explain, wellAgain } from '../status.js';
import { FONT, ink, Surface } from '../surface.js';
import { BEGIN, BLENDING_GROUPS, BLENDING_STANDARD, END, FRAMES_PER_SECOND } from './controls.js';
import { drawFigure, drawGround, mixed } from './figure.js';
import { OTHER, played, readSample } from './sample.js';
import { Skeleton } from './skeleton.js';

const FIGURES = [
    { name: 'turn', label: 'Largest turn in a frame', unit: '°' },
    { name: 'move', label: 'Largest move in a frame', unit: 'cm' },
];

/** Colours of the clips, so that the strip shows what is blended. */
const CLIP_INKS = { idle: 'faint', walk: 'method-4', run: 'method-1', hit: 'method-2' };

/** The sample biped, from one clip into another, and what an interruption does. */
export class BlendingTab {
    #state = BLENDING_STANDARD;
    #timeline = new Timeline();
    #turn = 28;
    #drag;

    constructor(root, changed) {
        this.changed = changed;
        this.latest = new Latest(
            (answer) => this.#answered(answer),
            (error) => this.#failed(error),
        );
        this.ask = oncePerFrame(() => {
            const state = this.#state;
            if (this.sample) {
                this.latest.ask((signal) => played(state, this.sample.clips, signal));
            }
        });
        this.form = new Form(BLENDING_GROUPS, (state) => this.#set(state));
        this.playback = new Playback(() => this.#ticked());
        this.playback.repeat = true;
        this.#layOut(root);
        this.surface = new Surface(this.canvas, (context, width, height) => this.#draw(context, width, height));
        this.strip = new Surface(this.stripCanvas, (context, width, height) => this.#drawStrip(context, width, height));
        const chart = (canvas, options) => new Chart(canvas, { timeline: this.#timeline, ...options });
        this.turns = chart(this.charts[0], { title: 'Largest turn of a bone per frame', unit: '°', decimals: 1, least: 4 });
        this.moves = chart(this.charts[1], { title: 'Largest move of a bone per frame', unit: 'cm', decimals: 1, least: 1 });
        this.weights = chart(this.charts[2], { title: 'Weight of the newest clip', unit: '', least: 1, axis: true });
    }

    async open(state) {
        if (state) {
            this.restore(state);
        } else {
            this.#set(this.#state);
        }
        try {
            this.sample = await readSample();
            this.skeleton = new Skeleton(this.sample.bones);
        } catch (error) {
            explain(error, () => this.open(this.#state));
            return;
        }
        this.ask();
    }

    get state() {
        return this.#state;
    }

    restore(state) {
        const restored = Object.entries(BLENDING_STANDARD).map(([name, standard]) => [name, typeof state[name] === typeof standard ? state[name] : standard]);
        const given = Object.fromEntries(restored);
        this.#set({ ...given, interrupt: OTHER[given.interrupt] ? given.interrupt : 'restart' });
    }

    leave() {
        this.wasRunning = this.playback.isRunning;
        this.playback.stop();
    }

    enter() {
        if (this.wasRunning) {
            this.playback.start(END);
        }
    }

    key(event) {
        if (event.key === ' ') {
            event.preventDefault();
            this.#play();
        }
    }

    #layOut(root) {
        this.canvas = h('canvas', {
            class: 'picture',
            id: 'biped',
            role: 'img',
            'aria-label': 'The sample biped',
            onpointerdown: (event) => {
                this.canvas.setPointerCapture(event.pointerId);
                this.#drag = { x: event.offsetX, turn: this.#turn };
            },
            onpointermove: (event) => {
                if (this.#drag) {
                    this.#turn = this.#drag.turn + (event.offsetX - this.#drag.x) * 0.5;
                    this.surface.redraw();
                }
            },
            onpointerup: () => (this.#drag = undefined),
            onpointercancel: () => (this.#drag = undefined),
        });
        this.stripCanvas = h('canvas', { class: 'strip', id: 'strip', role: 'img', 'aria-label': 'The poses over time' });
        this.charts = [0, 1, 2].map(() => h('canvas', { class: 'chart' }));
        this.values = figures(FIGURES);
        this.bone = h('p', { class: 'remark' });
        this.playButton = h('button', { type: 'button', class: 'button button-main fire', id: 'play', onclick: () => this.#play() });
        const slow = segmented(
            'Speed of the playback',
            [
                [1, '1\u00d7'],
                [4, '0.25\u00d7'],
                [16, '0.06\u00d7'],
            ],
            (slowness) => this.playback.slow(slowness),
        );
        slow.show(1);
        root.append(
            h(
                'div',
                { class: 'controls' },
                h(
                    'div',
                    { class: 'intro' },
                    h('h2', { class: 'weapon-name' }, 'Blending'),
                    h('p', {}, 'The sample biped goes from one clip into another and is interrupted on the way. A fade that restarts from the clip jumps to it at once; one from a snapshot doesn\u2019t.'),
                ),
                this.form.element,
            ),
            h(
                'div',
                { class: 'stage' },
                h('div', { class: 'picture-frame' }, this.canvas),
                this.stripCanvas,
                h('div', { class: 'stage-bar transport' }, this.playButton, slow.element),
            ),
            h('div', { class: 'readouts' }, this.values.element, this.bone, h('div', { class: 'charts' }, ...this.charts)),
        );
        this.values.element.classList.add('figures-wide');
        this.#label(false);
    }

    #label(on) {
        if (this.playButton.dataset.on !== String(on)) {
            this.playButton.dataset.on = String(on);
            this.playButton.replaceChildren(icon(on ? ICONS.stop : ICONS.play), h('span', {}, on ? 'Stop' : 'Play'), h('kbd', {}, 'space'));
        }
    }

    #play() {
        if (this.playback.isRunning) {
            this.playback.stop();
        } else if (this.shown) {
            this.playback.start(END);
        }
    }

    #set(state) {
        this.#state = state;
        this.form.show(state, BLENDING_STANDARD);
        this.ask();
        this.changed();
    }

    #answered(answer) {
        wellAgain();
        const isFirst = !this.shown;
        this.shown = answer;
        const { main, other, state } = answer;
        this.form.complain([]);
        this.form.warn(main.warnings.filter((warning) => warning.code !== 'restartJumps').map((warning) => ({ ...warning, pointer: control(warning.pointer, state) })));
        const { largestRotation, largestMove } = main.summary;
        const others = other?.summary;
        this.values.show({
            turn: [figure(largestRotation?.degrees, 1), others && figure(others.largestRotation.degrees, 1), largestRotation && `${largestRotation.bone} at ${figure(largestRotation.atSeconds, 2)} s`],
            move: [figure(largestMove?.meters * 100, 1), others && figure(others.largestMove.meters * 100, 1), largestMove && `${largestMove.bone} at ${figure(largestMove.atSeconds, 2)} s`],
        });
        const jump = main.warnings.find((warning) => warning.code === 'restartJumps');
        this.bone.textContent = jump ? `The second transition ${jump.message}.` : '';
        this.#curves(main, other, state);
        this.surface.redraw();
        this.strip.redraw();
        if (isFirst && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
            this.playback.start(END);
        }
    }

    #curves(main, other, state) {
        const marks = state.interrupted ? [BEGIN, BEGIN + state.after] : [BEGIN];
        const line = ({ frames }, of, properties) => ({ x: frames.map((frame) => frame.timeSeconds), y: frames.map(of), ...properties });
        const show = (chart, of) =>
            chart.show([...(other ? [line(other, of, { ink: 'ghost', width: 1.25 })] : []), line(main, of, { ink: 'shot', width: 1.75 })], marks, END);
        show(this.turns, (frame) => frame.rotationDegrees);
        show(this.moves, (frame) => frame.moveMeters * 100);
        show(this.weights, (frame) => frame.weight);
    }

    #failed(error) {
        if (error instanceof Problem && error.isInput) {
            this.form.complain(error.errors.map((entry) => ({ ...entry, pointer: control(entry.pointer, this.#state) })));
        } else {
            explain(error, () => this.ask());
        }
    }

    #ticked() {
        this.#timeline.playhead = this.playback.now;
        this.#timeline.redraw();
        this.#label(this.playback.isRunning);
        this.surface.redraw();
        this.strip.redraw();
    }

    #frame({ frames }, seconds) {
        return frames[Math.min(frames.length - 1, Math.floor(seconds * FRAMES_PER_SECOND + 1e-6))];
    }

    /** The moment that is shown: of the playback, of the pointer, or else where the interruption is. */
    #moment() {
        const { state } = this.shown;
        return this.playback.now ?? this.#timeline.pointed ?? BEGIN + (state.interrupted ? state.after : state.durationSeconds / 2);
    }

    #draw(context, width, height) {
        if (!this.shown) {
            return;
        }
        const { main, other, state } = this.shown;
        const floor = height - 46;
        const scale = Math.min((floor - 40) / 1.85, width / (other ? 2.7 : 1.6));
        drawGround(context, width, floor);
        const now = this.#moment();
        const pose = (sequence) => this.skeleton.limbs(this.#frame(sequence, now).pose);
        const place = (share) => ({ x: width * share, floor, scale, turn: this.#turn });
        if (other) {
            drawFigure(context, pose(other), { ...place(0.72), color: ink('ghost'), far: mixed(ink('ghost'), ink('stage'), 0.6) });
            this.#caption(context, width * 0.72, floor, state.interrupt === 'restart' ? 'snapshot' : 'restart', 'ghost');
        }
        drawFigure(context, pose(main), { ...place(other ? 0.28 : 0.5), color: ink('figure'), far: ink('figure-far') });
        this.#caption(context, width * (other ? 0.28 : 0.5), floor, other ? state.interrupt : this.#frame(main, now).clip, 'text');
    }

    #caption(context, x, floor, text, color) {
        context.font = `500 14px ${FONT}`;
        context.textAlign = 'center';
        context.textBaseline = 'top';
        context.fillStyle = ink(color);
        context.fillText(text, x, floor + 14);
    }

    #drawStrip(context, width, height) {
        if (!this.shown) {
            return;
        }
        const { main, state } = this.shown;
        const floor = height - 24;
        const scale = (floor - 12) / 1.9;
        const x = (seconds) => 24 + (seconds / END) * (width - 48);
        drawGround(context, width, floor);
        const count = Math.max(6, Math.floor(width / 54));
        for (let i = 0; i < count; i++) {
            const seconds = ((i + 0.5) / count) * END;
            const frame = this.#frame(main, seconds);
            const color = this.#clipColor(frame, seconds, state);
            drawFigure(context, this.skeleton.limbs(frame.pose), { x: x(seconds), floor, scale, turn: 12, color, far: color, alpha: 0.9 });
        }
        context.font = `11px ${FONT}`;
        context.textBaseline = 'top';
        const marks = [[BEGIN, `into ${state.to}`], ...(state.interrupted ? [[BEGIN + state.after, `into ${state.then}`]] : [])];
        marks.forEach(([seconds, text], i) => {
            context.strokeStyle = ink('faint');
            context.beginPath();
            context.moveTo(x(seconds), 4);
            context.lineTo(x(seconds), floor + 6);
            context.stroke();
            context.textAlign = i === 0 && marks.length > 1 ? 'right' : 'left';
            context.fillStyle = ink('muted');
            context.fillText(text, x(seconds) + (context.textAlign === 'right' ? -4 : 4), floor + 7);
        });
        context.strokeStyle = ink('shot');
        context.beginPath();
        context.moveTo(x(this.#moment()), 4);
        context.lineTo(x(this.#moment()), floor + 6);
        context.stroke();
    }

    #clipColor(frame, seconds, state) {
        const before = seconds < BEGIN + (state.interrupted ? state.after : Infinity) ? state.from : state.to;
        return mixed(ink(CLIP_INKS[before]), ink(CLIP_INKS[frame.clip]), Math.min(1, Math.max(0, frame.weight)));
    }
}

/** Which control a member of the body comes from. */
function control(pointer = '', state) {
    if (/\/easing$/.test(pointer)) {
        return state.easing === 'cubicBezier' ? '/bezier' : '/easing';
    }
    if (/^\/transitions\/1\/(atSeconds)?/.test(pointer) && !/durationSeconds/.test(pointer)) {
        return '/after';
    }
    return /durationSeconds/.test(pointer) ? '/durationSeconds' : '';
}
