import { decimalsOf, figure, graduation, ticks } from './figures.js';
import { FONT, ink, Surface } from './surface.js';

/** What most curves run over. */
const SECONDS = { unit: 's', name: 'seconds' };

const LEFT = 40;
const RIGHT = 12;
const TOP = 24;

/** What several charts over the same time share: the moment that is played, and the one that is pointed at. */
export class Timeline {
    charts = [];
    playhead = undefined;
    pointed = undefined;

    redraw() {
        this.charts.forEach((chart) => chart.surface.redraw());
    }
}

/** Curves over time, with a scale, marks, and the values at the moment that is pointed at. */
export class Chart {
    #lines = [];
    #marks = [];
    #end = 1;
    #low = 0;
    #high = 1;
    #extremes = '';
    #name = '';

    /** @param options `{title, unit, decimals, timeline, axis (whether to write the times),
     *     least (span of the scale), across ({unit, name} of what it runs over, where that isn't time)}` */
    constructor(canvas, options) {
        this.options = { decimals: 2, least: 0.1, across: SECONDS, ...options };
        this.timeline = options.timeline;
        this.timeline.charts.push(this);
        this.surface = new Surface(canvas, (context, width, height) => this.#draw(context, width, height));
        canvas.tabIndex = 0;
        canvas.setAttribute('role', 'img');
        canvas.setAttribute('aria-label', `${options.title}, nothing to show yet`);
        canvas.addEventListener('pointermove', (event) => this.#point(event.offsetX));
        canvas.addEventListener('pointerleave', () => this.#read(undefined));
        canvas.addEventListener('blur', () => this.#read(undefined));
        canvas.addEventListener('keydown', (event) => this.#keyed(event));
    }

    /**
     * Shows curves.
     *
     * @param lines `[{x, y, ink, width, dash, name, dots (whether to mark its points)}]`, the last one on top
     * @param marks moments to mark at the foot
     * @param end where the time axis ends
     */
    show(lines, marks, end) {
        this.#lines = lines;
        this.#marks = marks;
        this.#end = end > 0 ? end : 1;
        const values = lines.flatMap((line) => line.y);
        const least = values.reduce((one, other) => Math.min(one, other), Infinity);
        const most = values.reduce((one, other) => Math.max(one, other), -Infinity);
        const low = Math.min(0, least);
        const high = Math.max(0, most);
        const room = Math.max(high - low, this.options.least) * 0.12;
        this.#low = low < 0 ? low - room : 0;
        this.#high = high > 0 || low === 0 ? Math.max(high, low + this.options.least) + room : room / 2;
        const { title, unit, decimals, across } = this.options;
        this.#extremes = values.length > 0 ? `${figure(least, decimals)} to ${figure(most, decimals)}` : '';
        const range = values.length > 0 ? `from ${this.#extremes} ${unit}` : 'nothing to show';
        this.#name = `${title} over ${figure(this.#end, 1)} ${across.name}, ${range}`;
        this.#say();
        this.surface.redraw();
    }

    /** Says whether to write what it runs over under it. */
    axis(on) {
        this.options.axis = on;
        this.surface.redraw();
    }

    #x(seconds, width) {
        return LEFT + (seconds / this.#end) * (width - LEFT - RIGHT);
    }

    #y(value, height) {
        const bottom = height - (this.options.axis ? 20 : 8);
        return bottom - ((value - this.#low) / (this.#high - this.#low)) * (bottom - TOP);
    }

    #draw(context, width, height) {
        context.font = `11px ${FONT}`;
        this.#grid(context, width, height);
        for (const line of this.#lines) {
            this.#curve(context, line, width, height);
        }
        const { playhead, pointed } = this.timeline;
        if (playhead !== undefined) {
            this.#upright(context, playhead, ink('shot'), width, height);
        }
        this.#title(context, pointed ?? playhead, width);
        if (pointed !== undefined) {
            this.#upright(context, pointed, ink('faint'), width, height);
        }
    }

    #grid(context, width, height) {
        context.lineWidth = 1;
        context.textBaseline = 'middle';
        context.textAlign = 'right';
        const foot = this.#y(this.#low, height);
        const places = graduation(this.#low, this.#high, foot - TOP);
        const decimals = decimalsOf(places);
        for (const value of places) {
            const y = Math.round(this.#y(value, height)) + 0.5;
            context.strokeStyle = ink(value === 0 ? 'rule' : 'hairline');
            context.beginPath();
            context.moveTo(LEFT, y);
            context.lineTo(width - RIGHT, y);
            context.stroke();
            context.fillStyle = ink('faint');
            context.fillText(figure(value, decimals), LEFT - 6, y);
        }
        context.fillStyle = ink('faint');
        for (const mark of this.#marks) {
            context.fillRect(this.#x(mark, width) - 0.5, foot, 1, 5);
        }
        if (this.options.axis) {
            context.textBaseline = 'bottom';
            const across = ticks(0, this.#end, Math.max(2, Math.floor(width / 80)));
            for (const seconds of across) {
                const x = this.#x(seconds, width);
                const last = x > width - RIGHT - 16;
                context.textAlign = seconds === 0 ? 'left' : last ? 'right' : 'center';
                context.fillText(this.options.across.unit || seconds === across.at(-1) ? this.#with(seconds) : `${seconds}`, last ? width - RIGHT : x, height - 1);
            }
        }
    }

    #curve(context, line, width, height) {
        context.strokeStyle = ink(line.ink);
        context.lineWidth = line.width ?? 1.5;
        context.lineJoin = 'round';
        context.setLineDash(line.dash ?? []);
        context.beginPath();
        for (let i = 0; i < line.x.length; i++) {
            context.lineTo(this.#x(line.x[i], width), this.#y(line.y[i], height));
        }
        context.stroke();
        context.setLineDash([]);
        if (line.dots) {
            context.fillStyle = ink(line.ink);
            for (let i = 0; i < line.x.length; i++) {
                context.beginPath();
                context.arc(this.#x(line.x[i], width), this.#y(line.y[i], height), 2.5, 0, 2 * Math.PI);
                context.fill();
            }
        }
    }

    #title(context, seconds, width) {
        const { title, unit, decimals } = this.options;
        context.textBaseline = 'top';
        context.textAlign = 'left';
        context.font = `500 12px ${FONT}`;
        context.fillStyle = ink('text');
        context.fillText(title, 0, 3);
        const after = context.measureText(title).width + 6;
        context.font = `12px ${FONT}`;
        context.fillStyle = ink('faint');
        context.fillText(unit, after, 3);
        context.textAlign = 'right';
        let right = width - RIGHT;
        if (seconds === undefined) {
            context.fillText(this.#extremes, right, 3);
            return;
        }
        for (const line of [...this.#lines].reverse()) {
            context.font = `500 12px ${FONT}`;
            context.fillStyle = ink(line.ink);
            const text = figure(at(line, seconds), decimals);
            context.fillText(text, right, 3);
            right -= context.measureText(text).width + 12;
        }
        context.fillStyle = ink('faint');
        context.font = `12px ${FONT}`;
        context.fillText(`at ${this.#with(figure(seconds, 2))}`, right, 3);
    }

    /** A place on the axis with its unit, or with the name of what has none. */
    #with(place) {
        const { unit, name } = this.options.across;
        return `${place} ${unit || name}`;
    }

    #upright(context, seconds, color, width, height) {
        const x = this.#x(Math.min(seconds, this.#end), width);
        context.strokeStyle = color;
        context.lineWidth = 1;
        context.beginPath();
        context.moveTo(x, TOP - 2);
        context.lineTo(x, this.#y(this.#low, height));
        context.stroke();
    }

    #point(x) {
        const seconds = ((x - LEFT) / (this.surface.width - LEFT - RIGHT)) * this.#end;
        this.#read(Math.min(this.#end, Math.max(0, seconds)));
    }

    #keyed(event) {
        const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (direction) {
            event.preventDefault();
            const next = (this.timeline.pointed ?? 0) + (direction * this.#end) / 100;
            this.#read(Math.min(this.#end, Math.max(0, next)));
        }
    }

    /** Names the chart: what it shows, or what its curves are at the moment that is pointed at. */
    #say() {
        const { title, unit, decimals } = this.options;
        const { pointed } = this.timeline;
        const values = [...this.#lines].reverse().map((line) => `${line.ink === 'ghost' ? 'the ghost ' : ''}${figure(at(line, pointed ?? 0), decimals)} ${unit}`.trim());
        const name = pointed === undefined || values.length === 0 ? this.#name : `${title} at ${this.#with(figure(pointed, 2))}: ${values.join(', ')}`;
        this.surface.canvas.setAttribute('aria-label', name);
    }

    #read(seconds) {
        this.timeline.pointed = seconds;
        this.timeline.charts.forEach((chart) => chart.#say());
        this.timeline.redraw();
    }
}

/** Returns the value of a curve at a moment, straight between its samples, held outside. */
export function at(line, seconds) {
    const { x, y } = line;
    if (x.length === 0) {
        return 0;
    }
    let low = 0;
    let high = x.length - 1;
    if (seconds <= x[low]) {
        return y[low];
    }
    if (seconds >= x[high]) {
        return y[high];
    }
    while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (x[middle] <= seconds) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return y[low] + ((y[high] - y[low]) * (seconds - x[low])) / (x[high] - x[low]);
}
