import { decimalsOf, figure, graduation, ticks } from '../figures.js';
import { FONT, ink } from '../surface.js';

// The time to kill over the distance, a line a weapon.

const INKS = ['method-1', 'method-3', 'method-4', 'method-2'];
const DASHES = [[], [9, 4], [2, 4], [12, 4, 2, 4]];

/** How a weapon is drawn: colours come again with other dashes, so that colour alone tells nothing apart. */
export const styleOf = (i) => ({ ink: INKS[i % INKS.length], dash: DASHES[Math.floor(i / INKS.length + (i % INKS.length)) % DASHES.length] });

const LEFT = 52;
const TOP = 34;
const BOTTOM = 42;

/** Where things are on a picture of a size. */
export class Plot {
    constructor(width, height, { distances, longest, isNamed }) {
        this.isNamed = width >= 520 && isNamed;
        this.right = this.isNamed ? 150 : 16;
        this.width = width;
        this.height = height;
        this.farthest = distances.at(-1) ?? 1;
        this.longest = longest > 0 ? longest * 1.08 : 1;
    }

    x = (meters) => LEFT + (meters / this.farthest) * (this.width - LEFT - this.right);
    y = (seconds) => this.height - BOTTOM - (seconds / this.longest) * (this.height - TOP - BOTTOM);

    /** Returns the distance of a list that is nearest to a place. */
    nearest(x, distances) {
        return distances.reduce((best, one) => (Math.abs(this.x(one) - x) < Math.abs(this.x(best) - x) ? one : best));
    }
}

/** Returns the stretches of a line between the places where it is interrupted, each `[[meters, seconds]]`. */
export function stretches(points) {
    const all = [[]];
    for (const [meters, seconds] of points) {
        if (seconds === undefined) {
            all.push([]);
        } else {
            all.at(-1).push([meters, seconds]);
        }
    }
    return all.filter((stretch) => stretch.length > 0);
}

/**
 * Draws it.
 *
 * @param scene `{distances, shown (the distance that figures are shown of), lines: [{name, points: [[meters, seconds]], style}],
 *     crossings}`
 */
export function drawArsenal(context, width, height, scene) {
    const all = scene.lines.flatMap(({ points }) => points.map(([, seconds]) => seconds)).filter((seconds) => seconds !== undefined);
    const longest = worthShowing(all);
    const plot = new Plot(width, height, { distances: scene.distances, longest, isNamed: scene.lines.length <= 12 });
    grid(context, plot, all.some((seconds) => seconds > longest));
    shownAt(context, plot, scene.shown);
    context.save();
    context.beginPath();
    context.rect(0, TOP - 8, width, height);
    context.clip();
    scene.lines.forEach((line) => drawLine(context, plot, line));
    context.restore();
    const crossings = scene.crossings.filter(({ timeToKillSeconds }) => timeToKillSeconds <= longest);
    crossings.forEach((crossing) => mark(context, plot, crossing));
    if (crossings.length <= 4) {
        crossings.forEach((crossing) => say(context, plot, crossing));
    }
    if (plot.isNamed) {
        names(context, plot, scene.lines);
    }
    return plot;
}

/** Returns the longest time that a scale has to reach: a weapon that hardly ever kills would press all others flat. */
export function worthShowing(all) {
    const sorted = [...all].sort((one, other) => one - other);
    const usual = 4 * (sorted[Math.floor(sorted.length / 2)] ?? 0);
    return sorted.findLast((seconds) => seconds <= usual) ?? sorted.at(-1) ?? 0;
}

function grid(context, plot, isCut) {
    const foot = plot.y(0);
    const right = plot.width - plot.right;
    context.font = `12px ${FONT}`;
    context.lineWidth = 1;
    const places = graduation(0, plot.longest, (foot - TOP) / 1.6);
    const decimals = decimalsOf(places);
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    for (const seconds of places) {
        const y = Math.round(plot.y(seconds)) + 0.5;
        context.strokeStyle = ink(seconds === 0 ? 'rule' : 'hairline');
        context.beginPath();
        context.moveTo(LEFT, y);
        context.lineTo(right, y);
        context.stroke();
        context.fillStyle = ink('faint');
        context.fillText(figure(seconds, decimals), LEFT - 8, y);
    }
    context.textAlign = 'center';
    context.textBaseline = 'top';
    for (const meters of ticks(0, plot.farthest, Math.max(2, Math.floor((right - LEFT) / 70)))) {
        context.fillText(`${meters}`, plot.x(meters), foot + 6);
    }
    context.fillText('distance in metres', (LEFT + right) / 2, foot + 23);
    context.textAlign = 'left';
    context.font = `500 13px ${FONT}`;
    context.fillStyle = ink('text');
    context.fillText('Time to kill', 12, 8);
    const after = 12 + context.measureText('Time to kill').width + 6;
    context.font = `13px ${FONT}`;
    context.fillStyle = ink('faint');
    context.fillText(`in seconds, half of the bursts by then${isCut ? '; some take longer' : ''}`, after, 8);
}

function shownAt(context, plot, meters) {
    const x = Math.round(plot.x(meters)) + 0.5;
    context.strokeStyle = ink('faint');
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, TOP - 4);
    context.lineTo(x, plot.y(0) + 4);
    context.stroke();
}

function drawLine(context, plot, { points, style }) {
    context.strokeStyle = ink(style.ink);
    context.fillStyle = ink(style.ink);
    context.lineWidth = 2;
    context.lineJoin = 'round';
    for (const stretch of stretches(points)) {
        context.setLineDash(style.dash);
        context.beginPath();
        stretch.forEach(([meters, seconds]) => context.lineTo(plot.x(meters), plot.y(seconds)));
        context.stroke();
        context.setLineDash([]);
        for (const [meters, seconds] of stretch) {
            context.beginPath();
            context.arc(plot.x(meters), plot.y(seconds), 3, 0, 2 * Math.PI);
            context.fill();
        }
    }
}

/** A crossing is a diamond: filled where it is certain. */
function mark(context, plot, { distanceMeters, timeToKillSeconds, certain }) {
    const x = plot.x(distanceMeters);
    const y = plot.y(timeToKillSeconds);
    context.beginPath();
    for (const [dx, dy] of [[0, -6], [6, 0], [0, 6], [-6, 0]]) {
        context.lineTo(x + dx, y + dy);
    }
    context.closePath();
    context.fillStyle = ink(certain ? 'text' : 'stage');
    context.fill();
    context.strokeStyle = ink('text');
    context.lineWidth = 1.5;
    context.stroke();
}

function say(context, plot, { distanceMeters, timeToKillSeconds }) {
    context.font = `500 12px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    context.lineWidth = 3;
    context.strokeStyle = ink('stage');
    context.fillStyle = ink('text');
    const place = [plot.x(distanceMeters), plot.y(timeToKillSeconds) - 9];
    const text = `${figure(distanceMeters, 1)} m`;
    context.strokeText(text, ...place);
    context.fillText(text, ...place);
}

/** Writes each weapon's name at the end of its line, one under the other. */
function names(context, plot, lines) {
    const ends = lines
        .map((line) => ({ line, end: stretches(line.points).at(-1)?.at(-1) }))
        .filter(({ end }) => end)
        .map(({ line, end }) => ({ line, x: plot.x(end[0]), y: Math.max(TOP, plot.y(end[1])) }))
        .sort((one, other) => one.y - other.y);
    context.font = `13px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    let above = TOP - 8;
    const places = ends.map((end) => ({ ...end, place: (above = Math.max(end.y, above + 17)) }));
    // Whoever was pushed over the foot pushes those above up again.
    let below = plot.y(0) + 8;
    for (const place of places.toReversed()) {
        place.place = Math.min(place.place, below);
        below = place.place - 17;
    }
    const x = plot.width - plot.right + 12;
    for (const { line, place, x: endX, y } of places) {
        context.strokeStyle = ink(line.style.ink);
        context.globalAlpha = 0.45;
        context.lineWidth = 1;
        context.beginPath();
        context.moveTo(endX + 5, y);
        context.lineTo(x - 3, place);
        context.stroke();
        context.globalAlpha = 1;
        context.fillStyle = ink(line.style.ink);
        context.fillText(shortened(context, line.name, plot.right - 16), x, place);
    }
}

function shortened(context, text, room) {
    let short = text;
    while (context.measureText(short).width > room && short.length > 2) {
        short = `${short.replace(/…$/, '').slice(0, -1)}…`;
    }
    return short;
}
