import { ink } from '../surface.js';

const RADIANS = Math.PI / 180;

/** Draws a character seen from the side, a little turned towards us; the far side is fainter. */
export function drawFigure(context, limbs, { x, floor, scale, turn, color, far, alpha = 1 }) {
    const [cos, sin] = [Math.cos(turn * RADIANS), Math.sin(turn * RADIANS)];
    const tilt = 0.12;
    const seen = ([left, up, ahead]) => {
        const depth = left * cos - ahead * sin;
        return [x + (ahead * cos + left * sin) * scale, floor - (up - depth * tilt) * scale, depth];
    };
    const parts = new Map();
    for (const { from, to, thickness, part } of limbs) {
        const [a, b] = [seen(from), seen(to)];
        const entry = parts.get(part) ?? { lines: [], depth: 0 };
        entry.lines.push({ a, b, width: Math.max(1.5, thickness * scale) });
        entry.depth += (a[2] + b[2]) / 2;
        parts.set(part, entry);
    }
    const depth = ({ depth: sum, lines }) => sum / lines.length;
    const trunk = depth(parts.get('trunk'));
    context.save();
    context.globalAlpha = alpha;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const part of [...parts.values()].sort((one, other) => depth(one) - depth(other))) {
        // A rim sets a part off from what lies behind it, not from itself.
        const passes = scale > 120 ? [[ink('stage'), 4]] : [];
        for (const [style, rim] of [...passes, [depth(part) < trunk - 0.03 ? far : color, 0]]) {
            context.strokeStyle = style;
            for (const { a, b, width } of part.lines) {
                context.lineWidth = width + rim;
                context.beginPath();
                context.moveTo(a[0], a[1]);
                context.lineTo(b[0], b[1]);
                context.stroke();
            }
        }
    }
    context.restore();
}

/** Draws the ground that a character stands on. */
export function drawGround(context, width, floor) {
    context.strokeStyle = ink('rule');
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(0, Math.round(floor) + 0.5);
    context.lineTo(width, Math.round(floor) + 0.5);
    context.stroke();
}

/** Mixes two colours of the form #rrggbb. */
export function mixed(from, to, share) {
    const channels = (color) => [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16));
    const last = channels(to);
    return `rgb(${channels(from).map((value, i) => Math.round(value + (last[i] - value) * share)).join(' ')})`;
}
