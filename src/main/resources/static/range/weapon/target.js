import { figure, ticks } from '../figures.js';
import { FONT, ink } from '../surface.js';
import { impactsOf } from './shots.js';
import { AIMS, PARTS, RINGS, SOLES, TOP } from './silhouette.js';

const MARGIN = 34;
const FULL_TURN = 2 * Math.PI;
/** The field of view that punching is shown against, in degrees. */
const FIELD_OF_VIEW = 80;

const tan = (degrees) => Math.tan((degrees * Math.PI) / 180);

/** Where an aim that has turned meets the wall, in metres right and up of where it started. */
export const onWall = (yaw, pitch, distance) => [distance * tan(yaw), (distance * tan(pitch)) / Math.cos((yaw * Math.PI) / 180)];

/**
 * How much of the wall is shown. It follows what is on it, but not every little change, or a pattern could never be seen
 * to grow.
 */
export class Framing {
    scale = 0;
    #aimY = 0;
    #size = '';

    /** @param points impacts and places of the aim, in metres; without those that are absent */
    fit(points, aim, distance, width, height) {
        let top = TOP - AIMS[aim];
        let bottom = SOLES - AIMS[aim];
        let side = 0.5;
        const farthest = distance * tan(50);
        for (const [x, y] of points) {
            top = Math.max(top, Math.min(y, farthest));
            bottom = Math.min(bottom, Math.max(y, -farthest));
            side = Math.max(side, Math.min(Math.abs(x), farthest));
        }
        const best = Math.min((width - 2 * MARGIN) / (2 * side), (height - 2 * MARGIN) / (top - bottom));
        const size = `${width} ${height} ${aim} ${distance}`;
        const fits =
            this.#size === size &&
            side * this.scale < width / 2 - 10 &&
            this.#aimY - top * this.scale > 10 &&
            this.#aimY - bottom * this.scale < height - 10;
        if (!fits || best > this.scale * 1.4) {
            this.scale = best;
            this.#size = size;
            this.#aimY = (height + (top + bottom) * best) / 2;
        }
        return { scale: this.scale, x: width / 2, y: this.#aimY };
    }
}

/**
 * Draws the wall with the silhouette, the pattern of both formulas and the aim.
 *
 * @param scene `{distance, aim, shots, ghost, path, ghostPath, now (of a burst that is played), view, eye,
 *     cones (half-angles to show)}`
 */
export function drawTarget(context, width, height, scene, framing) {
    const points = [...scene.shots, ...scene.ghost].flatMap(impactsOf);
    const frame = framing.fit([...points, ...scene.path], scene.aim, scene.distance, width, height);
    const aimed = scene.view ? onWall(scene.view.yaw, scene.view.pitch, scene.distance) : [0, 0];
    context.save();
    if (scene.eye && scene.view) {
        lookAlong(context, width, height, frame, aimed, scene.view);
    }
    grid(context, width, height, scene, frame);
    silhouette(context, scene.aim, frame);
    start(context, frame);
    if (!scene.view) {
        cones(context, frame.x, frame.y, scene, frame);
    }
    polyline(context, scene.ghostPath, frame, ink('ghost'), 1, 0.55, [4, 3]);
    polyline(context, scene.path, frame, ink('aim'), 1.25, 0.8, []);
    holesOfGhost(context, scene, frame);
    holes(context, scene, frame);
    context.restore();
    if (scene.view) {
        const [x, y] = scene.eye ? [width / 2, height / 2] : [frame.x + aimed[0] * frame.scale, frame.y - aimed[1] * frame.scale];
        cones(context, x, y, scene, frame);
        crosshair(context, x, y, scene.eye ? 0 : scene.view.roll, scene.view.fov);
    }
    scaleBar(context, width, height, frame);
}

/** Turns and shifts the picture as the shooter's eye would see it: the crosshair stays, the wall moves. */
function lookAlong(context, width, height, frame, aimed, view) {
    const zoom = tan(FIELD_OF_VIEW / 2) / tan((FIELD_OF_VIEW + view.fov) / 2);
    context.translate(width / 2, height / 2);
    context.rotate((-view.roll * Math.PI) / 180);
    context.scale(zoom, zoom);
    context.translate(-(frame.x + aimed[0] * frame.scale), -(frame.y - aimed[1] * frame.scale));
}

function grid(context, width, height, scene, frame) {
    const reach = scene.distance * frame.scale;
    const degrees = (pixels) => (Math.atan(pixels / reach) * 180) / Math.PI;
    const step = (pixels, count) => {
        const places = ticks(0, degrees(pixels), count);
        return places.length > 1 ? places[1] - places[0] : 1;
    };
    const every = Math.max(step(width / 2, width / 160), 0.1);
    const decimals = every < 1 ? 1 : 0;
    context.font = `11px ${FONT}`;
    context.lineWidth = 1;
    const most = Math.min(85, Math.ceil(degrees(Math.max(width, height) * 1.5) / every) * every);
    for (let angle = -most; angle <= most; angle += every) {
        const offset = reach * tan(angle);
        const axis = Math.abs(angle) < every / 2;
        context.strokeStyle = ink(axis ? 'rule' : 'hairline');
        const x = Math.round(frame.x + offset) + 0.5;
        const y = Math.round(frame.y - offset) + 0.5;
        context.beginPath();
        context.moveTo(x, -height);
        context.lineTo(x, 2 * height);
        context.moveTo(-width, y);
        context.lineTo(2 * width, y);
        context.stroke();
        context.fillStyle = ink('faint');
        const text = `${figure(Math.abs(angle), decimals)}°`;
        if (!axis && x > 50 && x < width - 90) {
            context.textAlign = 'center';
            context.textBaseline = 'bottom';
            context.fillText(text, x, height - 6);
        }
        if (!axis && y > 8 && y < height - 24) {
            context.textAlign = 'left';
            context.textBaseline = 'middle';
            const back = context.measureText(text).width;
            context.save();
            context.fillStyle = ink('stage');
            context.fillRect(4, y - 7, back + 6, 14);
            context.restore();
            context.fillText(text, 7, y);
        }
    }
}

function silhouette(context, aim, frame) {
    const middle = frame.y + AIMS[aim] * frame.scale;
    const floor = middle - SOLES * frame.scale;
    context.strokeStyle = ink('rule');
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(-10000, Math.round(floor) + 0.5);
    context.lineTo(10000, Math.round(floor) + 0.5);
    context.stroke();
    context.save();
    context.translate(frame.x, middle);
    context.scale(frame.scale, -frame.scale);
    context.fillStyle = ink('silhouette');
    for (const { zone, path } of PARTS) {
        context.globalAlpha = zone === 'arm' || zone === 'leg' ? 0.7 : 1;
        context.fill(path);
    }
    context.globalAlpha = 1;
    context.strokeStyle = ink('silhouette-line');
    context.lineWidth = 1 / frame.scale;
    PARTS.forEach(({ path }) => context.stroke(path));
    RINGS.forEach((ring) => context.stroke(ring));
    context.restore();
}

/** Where the aim starts. */
function start(context, frame) {
    context.strokeStyle = ink('aim');
    context.lineWidth = 1;
    context.beginPath();
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
        context.moveTo(frame.x + 4 * dx, frame.y + 4 * dy);
        context.lineTo(frame.x + 9 * dx, frame.y + 9 * dy);
    }
    context.stroke();
}

function polyline(context, points, frame, color, lineWidth, alpha, dash) {
    context.save();
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    context.lineWidth = lineWidth;
    context.lineJoin = 'round';
    context.setLineDash(dash);
    context.beginPath();
    for (const [x, y] of points) {
        context.lineTo(frame.x + x * frame.scale, frame.y - y * frame.scale);
    }
    context.stroke();
    context.restore();
}

function holesOfGhost(context, { ghost, now }, frame) {
    context.strokeStyle = ink('ghost');
    context.lineWidth = 1.25;
    for (const shot of ghost) {
        context.globalAlpha = shot.timeSeconds > now ? 0.2 : 1;
        for (const impact of impactsOf(shot)) {
            context.beginPath();
            context.arc(frame.x + impact[0] * frame.scale, frame.y - impact[1] * frame.scale, shot.pellets ? 2 : 3.5, 0, FULL_TURN);
            context.stroke();
        }
    }
    context.globalAlpha = 1;
}

/** From the first shot's colour to the last one's. */
function timed(share) {
    const channels = (color) => [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16));
    const last = channels(ink('shot-last'));
    const mixed = channels(ink('shot-first')).map((value, i) => Math.round(value + (last[i] - value) * share));
    return `rgb(${mixed.join(' ')})`;
}

function holes(context, scene, frame) {
    const { shots, now } = scene;
    const onCanvas = ([x, y]) => [frame.x + x * frame.scale, frame.y - y * frame.scale];
    const radius = shots.length > 60 ? 3 : 4.5;
    shots.forEach((shot, i) => {
        const age = now === undefined ? Infinity : now - shot.timeSeconds;
        const color = timed(shots.length > 1 ? i / (shots.length - 1) : 0);
        for (const impact of impactsOf(shot)) {
            hole(context, onCanvas(impact), shot.pellets ? 2.75 : radius, color, age);
        }
    });
    context.globalAlpha = 1;
    const places = shots.map(({ impact }) => impact && onCanvas(impact));
    numbers(context, scene, places, frame, radius);
}

/** Draws where a bullet landed: faint before it is fired, with a wave that runs outwards just after. */
function hole(context, place, radius, color, age) {
    context.globalAlpha = age < 0 ? 0.14 : 1;
    context.fillStyle = color;
    context.beginPath();
    context.arc(...place, radius, 0, FULL_TURN);
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = ink('stage');
    context.stroke();
    if (age >= 0 && age < 0.12) {
        context.globalAlpha = 1 - age / 0.12;
        context.strokeStyle = ink('shot');
        context.lineWidth = 1.5;
        context.beginPath();
        context.arc(...place, radius + 4 + 90 * age, 0, FULL_TURN);
        context.stroke();
    }
}

/** Numbers the shots, as far as there is room: a number never covers a hole or another number. */
function numbers(context, { shots, ghost, now }, places, frame, radius) {
    const holesOfBoth = [...shots, ...ghost].flatMap(impactsOf).map(([x, y]) => [frame.x + x * frame.scale, frame.y - y * frame.scale]);
    const taken = holesOfBoth.map(([x, y]) => [x - radius, y - radius, x + radius, y + radius]);
    const free = (box) => taken.every((other) => box[0] >= other[2] || box[2] <= other[0] || box[1] >= other[3] || box[3] <= other[1]);
    context.font = `10px ${FONT}`;
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    context.fillStyle = ink('number');
    shots.forEach((shot, i) => {
        if (!places[i] || (now !== undefined && shot.timeSeconds > now) || shots.length > 100) {
            return;
        }
        const text = String(shot.index);
        const half = context.measureText(text).width / 2 + 1;
        const away = radius + 7;
        const [x, y] = places[i];
        for (const [cx, cy] of [[x + away + half - 3, y], [x - away - half + 3, y], [x, y - away], [x, y + away]]) {
            const box = [cx - half, cy - 5, cx + half, cy + 5];
            if (free(box)) {
                taken.push(box);
                context.fillText(text, cx, cy);
                return;
            }
        }
    });
}

function crosshair(context, x, y, roll, fov) {
    context.save();
    context.translate(x, y);
    context.rotate((roll * Math.PI) / 180);
    const gap = 7 + Math.max(0, fov);
    for (const [color, lineWidth] of [[ink('stage'), 4], [ink('shot'), 2]]) {
        context.strokeStyle = color;
        context.lineWidth = lineWidth;
        context.lineCap = 'round';
        context.beginPath();
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
            context.moveTo(gap * dx, gap * dy);
            context.lineTo((gap + 11) * dx, (gap + 11) * dy);
        }
        context.stroke();
    }
    context.restore();
}

/** Draws cones that shots were drawn in, each as the circle of its half-angle; the widest is the last. */
function cones(context, x, y, { cones: angles, distance }, frame) {
    if (angles.length === 0) {
        return;
    }
    const radii = angles.map((degrees) => distance * tan(degrees) * frame.scale);
    context.save();
    context.strokeStyle = ink('cone');
    context.lineWidth = 1.5;
    context.setLineDash([7, 5]);
    for (const radius of radii) {
        context.beginPath();
        context.arc(x, y, radius, 0, FULL_TURN);
        context.stroke();
    }
    context.setLineDash([]);
    context.font = `500 12px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'top';
    const text = `cone ${angles.map((degrees) => `${figure(degrees, 2)}°`).join(' to ')}`;
    const place = [x + radii.at(-1) * Math.SQRT1_2 + 4, y + radii.at(-1) * Math.SQRT1_2 + 4];
    context.lineWidth = 3;
    context.strokeStyle = ink('stage');
    context.strokeText(text, ...place);
    context.fillStyle = ink('cone');
    context.fillText(text, ...place);
    context.restore();
}

function scaleBar(context, width, height, frame) {
    const meters = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20].find((length) => length * frame.scale >= 36) ?? 50;
    const length = meters * frame.scale;
    const right = width - 14;
    const y = height - 12.5;
    context.font = `11px ${FONT}`;
    context.textAlign = 'right';
    context.textBaseline = 'bottom';
    context.fillStyle = ink('faint');
    context.fillText(`${meters} m`, right, y - 4);
    context.strokeStyle = ink('faint');
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(right - length, y - 3);
    context.lineTo(right - length, y);
    context.lineTo(right, y);
    context.lineTo(right, y - 3);
    context.stroke();
}
