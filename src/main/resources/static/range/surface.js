import { oncePerFrame } from './latest.js';

/** Colours by the name of their custom property, read once per theme. */
const inks = new Map();
const surfaces = new Set();

/** Returns a colour of the theme in force. */
export function ink(name) {
    if (!inks.has(name)) {
        inks.set(name, getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
    }
    return inks.get(name);
}

/** Draws everything anew after the theme has changed. */
export function themeChanged() {
    inks.clear();
    surfaces.forEach((surface) => surface.redraw());
}

export const FONT = '"IBM Plex Sans Condensed", system-ui, sans-serif';

/** A canvas that keeps its size and sharpness, and draws at most once a frame. */
export class Surface {
    width = 0;
    height = 0;
    #draw;

    /** @param draw takes the context, with CSS pixels as its unit, and the width and height in them */
    constructor(canvas, draw) {
        this.canvas = canvas;
        this.context = canvas.getContext('2d');
        this.#draw = draw;
        this.redraw = oncePerFrame(() => this.paint());
        new ResizeObserver(() => {
            const box = canvas.getBoundingClientRect();
            const density = devicePixelRatio || 1;
            this.width = box.width;
            this.height = box.height;
            canvas.width = Math.round(box.width * density);
            canvas.height = Math.round(box.height * density);
            this.paint();
        }).observe(canvas);
        surfaces.add(this);
    }

    /** Draws now. */
    paint() {
        if (this.width === 0 || this.height === 0) {
            return;
        }
        const density = this.canvas.width / this.width;
        this.context.setTransform(density, 0, 0, density, 0, 0);
        this.context.clearRect(0, 0, this.width, this.height);
        this.#draw(this.context, this.width, this.height);
    }
}
