import { Problem } from '../api.js';
import { Chart, Timeline } from '../chart.js';
import { h, icon, ICONS } from '../dom.js';
import { figure } from '../figures.js';
import { Form } from '../form.js';
import { figures, iconButton, segmented, toggle } from '../parts.js';
import { explain, wellAgain } from '../status.js';
import { Surface } from '../surface.js';
import { BOIDS_GROUPS, BOIDS_STANDARD, BOUNDS_RADIUS, rulesOf } from './controls.js';
import { FlockPicture, REACH } from './picture.js';
import { FRAME_SECONDS, Stream } from './stream.js';

/** Seconds that the curves look back. */
const MEMORY = 12;

const FIGURES = [
    { name: 'polarization', label: 'Polarization' },
    { name: 'groups', label: 'Groups' },
    { name: 'speed', label: 'Mean speed', unit: 'm/s' },
    { name: 'nearest', label: 'Nearest, mean', unit: 'm' },
    { name: 'least', label: 'Nearest of all', unit: 'm' },
    { name: 'time', label: 'Time', unit: 's' },
];

/** A live flock that goes where it is drawn to. */
export class BoidsTab {
    #state = BOIDS_STANDARD;
    #picture = new FlockPicture();
    #timeline = new Timeline();
    #running = false;
    #share = 0;
    #seconds = 0;
    #past = [];
    #drag = false;
    #isOver = false;

    constructor(root, changed) {
        this.changed = changed;
        this.form = new Form(BOIDS_GROUPS, (state, pointer) => this.#set(state, pointer.startsWith('/spawn')));
        this.stream = new Stream(
            () => {
                wellAgain();
                this.form.complain([]);
            },
            (error) => this.#failed(error),
        );
        this.#layOut(root);
        this.surface = new Surface(this.canvas, (context, width, height) => this.#draw(context, width, height));
        const chart = (canvas, options) => new Chart(canvas, { timeline: this.#timeline, ...options });
        this.polarization = chart(this.charts[0], { title: 'Polarization', unit: '', least: 1, most: 1 });
        this.nearest = chart(this.charts[1], { title: 'Distance to the nearest, mean', unit: 'm', least: 1, axis: true });
    }

    async open(state) {
        if (state) {
            this.restore(state);
        } else {
            this.#set(this.#state, true);
        }
        this.#run(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    }

    get state() {
        return this.#state;
    }

    restore(state) {
        const like = (given, standard) => {
            if (Array.isArray(standard)) {
                return Array.isArray(given) && given.length === standard.length && given.every(Number.isFinite) ? given : standard;
            }
            if (typeof standard === 'object') {
                return Object.fromEntries(Object.entries(standard).map(([name, value]) => [name, like(given?.[name], value)]));
            }
            return typeof given === typeof standard ? given : standard;
        };
        const restored = like(state, BOIDS_STANDARD);
        const formulas = ['published', 'corrected'].includes(restored.formulas) ? restored.formulas : BOIDS_STANDARD.formulas;
        this.#set({ ...restored, formulas }, true);
    }

    enter() {
        if (this.wasRunning) {
            this.#run(true);
        }
    }

    leave() {
        this.wasRunning = this.#running;
        this.#run(false);
    }

    key(event) {
        if (event.key === ' ') {
            event.preventDefault();
            this.#run(!this.#running);
        }
    }

    #layOut(root) {
        this.canvas = h('canvas', {
            class: 'picture',
            id: 'flock',
            tabindex: '0',
            role: 'application',
            'aria-label': 'The flock from above. The arrow keys move the target.',
            onpointerdown: (event) => this.#grabbed(event),
            onpointermove: (event) => this.#moved(event),
            onpointerup: () => (this.#drag = false),
            onpointercancel: () => (this.#drag = false),
            onkeydown: (event) => this.#keyed(event),
        });
        this.charts = [h('canvas', { class: 'chart' }), h('canvas', { class: 'chart' })];
        this.values = figures(FIGURES);
        this.runButton = h('button', { type: 'button', class: 'button button-main fire', id: 'fly', onclick: () => this.#run(!this.#running) });
        this.formulas = segmented(
            'Formulas',
            [
                ['published', 'published', 'Separation pushes equally hard at any distance'],
                ['corrected', 'corrected', 'Separation pushes the harder the nearer'],
            ],
            (formulas) => this.#set({ ...this.#state, formulas }),
        );
        this.chases = toggle('Target', (chases) => this.#set({ ...this.#state, chases }), { id: 'chases' });
        root.append(
            h(
                'div',
                { class: 'controls' },
                h(
                    'div',
                    { class: 'intro' },
                    h('h2', { class: 'weapon-name' }, 'Boids'),
                    h('p', {}, 'A flock, live and from above: each chunk of frames goes on from the last one. Drag the target, or put it anywhere; the weights take hold at once.'),
                ),
                this.form.element,
            ),
            h(
                'div',
                { class: 'stage' },
                h('div', { class: 'stage-bar' }, this.formulas.element, this.chases.element),
                h('div', { class: 'picture-frame' }, this.canvas),
                h(
                    'div',
                    { class: 'stage-bar transport' },
                    this.runButton,
                    h('span', { class: 'spring' }),
                    iconButton('repeat', 'Start over', () => this.#set(this.#state, true), { id: 'respawn' }),
                ),
            ),
            h('div', { class: 'readouts' }, this.values.element, h('div', { class: 'charts' }, ...this.charts)),
        );
        this.#label();
    }

    #label() {
        const on = this.#running;
        this.runButton.replaceChildren(icon(on ? ICONS.stop : ICONS.play), h('span', {}, on ? 'Pause' : 'Fly'), h('kbd', {}, 'space'));
    }

    #set(state, anew = false) {
        this.#state = state;
        this.form.show(state, BOIDS_STANDARD);
        this.formulas.show(state.formulas);
        this.chases.show(state.chases);
        if (anew) {
            this.#spawn();
        } else {
            this.stream.steer(rulesOf(state), state.formulas);
        }
        this.surface.redraw();
        this.changed();
    }

    async #spawn() {
        const { spawn, formulas } = this.#state;
        this.#seconds = 0;
        this.#share = 0;
        this.#past = [];
        await this.stream.spawn({ ...spawn, radius: 10, speed: 3 }, rulesOf(this.#state), formulas);
        this.#picture.clear();
        this.#passed();
        this.surface.redraw();
    }

    #run(on) {
        if (on === this.#running) {
            return;
        }
        this.#running = on;
        this.#label();
        if (on) {
            this.stream.fill();
            let before = performance.now();
            const frame = (time) => {
                if (this.#running) {
                    // A page that was in the background does not catch up.
                    this.#advance(Math.min(0.1, Math.max(0, (time - before) / 1000)));
                    before = time;
                    requestAnimationFrame(frame);
                }
            };
            requestAnimationFrame(frame);
        } else {
            this.stream.pause();
        }
    }

    #advance(seconds) {
        this.#share += seconds / FRAME_SECONDS;
        while (this.#share >= 1) {
            if (this.stream.frames.length < 2) {
                // Late: the flock waits for its frames instead of jumping.
                this.#share = 1;
                this.stream.fill();
                break;
            }
            this.#share -= 1;
            this.stream.advance();
            this.#passed();
        }
        this.surface.paint();
    }

    #passed() {
        const frame = this.stream.frames[0];
        if (!frame) {
            return;
        }
        this.#picture.passed(frame.agents);
        this.#seconds += FRAME_SECONDS;
        const { polarization, groups, meanSpeed, meanNearestDistance, leastNearestDistance } = frame.summary;
        this.#past.push({ seconds: this.#seconds, polarization, nearest: meanNearestDistance ?? 0 });
        this.#past = this.#past.filter((entry) => entry.seconds > this.#seconds - MEMORY);
        this.values.show({
            polarization: [figure(polarization, 2)],
            groups: [String(groups)],
            speed: [figure(meanSpeed, 1)],
            nearest: [figure(meanNearestDistance, 2)],
            least: [figure(leastNearestDistance, 2)],
            time: [figure(this.#seconds, 1)],
        });
        const begin = Math.max(0, this.#seconds - MEMORY);
        const x = this.#past.map((entry) => entry.seconds - begin);
        this.polarization.show([{ x, y: this.#past.map((entry) => entry.polarization), ink: 'shot' }], [], MEMORY);
        this.nearest.show([{ x, y: this.#past.map((entry) => entry.nearest), ink: 'ghost' }], [], MEMORY);
    }

    #failed(error) {
        if (error instanceof Problem && error.isInput) {
            this.form.complain(error.errors.map((entry) => ({ ...entry, pointer: entry.pointer?.replace(/^\/rules/, '') })));
        } else {
            explain(error, () => (this.stream.frames.length > 0 ? this.stream.retry() : this.#spawn()));
        }
    }

    #draw(context, width, height) {
        const [now, next] = this.stream.frames;
        this.#picture.place(width, height);
        if (now) {
            this.shown = now;
        }
        if (this.shown) {
            this.#picture.draw(context, width, height, {
                now: this.shown,
                next,
                share: this.#share,
                target: this.#state.chases ? this.#state.target : undefined,
                bounds: BOUNDS_RADIUS,
                isOver: this.#isOver,
            });
        }
    }

    #grabbed(event) {
        this.canvas.setPointerCapture(event.pointerId);
        this.#drag = true;
        this.#aim(event);
    }

    #moved(event) {
        const [x, y] = this.#picture.toCanvas(this.#state.target);
        this.#isOver = Math.hypot(event.offsetX - x, event.offsetY - y) < 22;
        if (this.#drag) {
            this.#aim(event);
        }
    }

    #aim(event) {
        this.#move(this.#picture.toGround(event.offsetX, event.offsetY));
    }

    /** @param {number[]} target in metres */
    #move([x, , z]) {
        const within = (value) => Math.round(Math.min(REACH, Math.max(-REACH, value)) * 10) / 10;
        this.#set({ ...this.#state, target: [within(x), 0, within(z)], chases: true });
    }

    #keyed(event) {
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
        if (step) {
            event.preventDefault();
            const [x, y, z] = this.#state.target;
            this.#move([x + step[0], y, z + step[1]]);
        }
    }
}
