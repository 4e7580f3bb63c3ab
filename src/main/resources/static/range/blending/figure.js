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
    const drawn = limbs.map((limb) => ({ ...limb, a: seen(limb.from), b: seen(limb.to) }));
    drawn.sort((one, other) => one.a[2] + one.b[2] - other.a[2] - other.b[2]);
    const middle = drawn.filter((limb) => limb.side === 'middle').reduce((sum, limb, i, all) => sum + limb.a[2] / all.length, 0);
    context.save();
    context.globalAlpha = alpha;
    context.lineCap = 'round';
    for (const { a, b, thickness } of drawn) {
        const isFar = (a[2] + b[2]) / 2 < middle - 0.03;
        for (const [style, extra] of [[ink('stage'), scale > 120 ? 3 : 0], [isFar ? far : color, 0]]) {
            if (style === ink('stage') && extra === 0) {
                continue;
            }
            context.strokeStyle = style;
            context.lineWidth = Math.max(1.5, thickness * scale) + extra;
            context.beginPath();
            context.moveTo(a[0], a[1]);
            context.lineTo(b[0], b[1]);
            context.stroke();
        }
    }
    context.restore();
}

/** Draws the ground that a character stands on, as a ruler that goes by as fast as he walks would need a root motion. */
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
