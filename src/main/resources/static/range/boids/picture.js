import { ticks } from '../figures.js';
import { FONT, ink } from '../surface.js';

/** How far the picture reaches from the middle, in metres. */
export const REACH = 24;
const TRAIL = 24;

const mix = (a, b, share) => a + (b - a) * share;

/** The flock from above, x to the right and z up, with what each agent has just flown. */
export class FlockPicture {
    #trails = [];

    /** Where a place on the ground is on the canvas. */
    place(width, height) {
        this.scale = Math.min(width, height) / (2 * REACH + 3);
        this.x = width / 2;
        this.y = height / 2;
    }

    /** @param {number[]} position in metres */
    toCanvas([x, , z]) {
        return [this.x + x * this.scale, this.y - z * this.scale];
    }

    toGround(x, y) {
        return [(x - this.x) / this.scale, 0, (this.y - y) / this.scale];
    }

    /** Forgets the trails. */
    clear() {
        this.#trails = [];
    }

    /** Notes where the agents are, for their trails. */
    passed(agents) {
        if (this.#trails.length !== agents.length) {
            this.#trails = agents.map(() => []);
        }
        agents.forEach((agent, i) => {
            this.#trails[i].push(agent.position);
            if (this.#trails[i].length > TRAIL) {
                this.#trails[i].shift();
            }
        });
    }

    /** @param share how far the moment lies from the first frame to the second, from 0 to 1 */
    draw(context, width, height, { now, next, share, target, bounds, isOver }) {
        this.place(width, height);
        this.#ground(context, width, height, bounds);
        const agents = now.agents.map((agent, i) => {
            const to = next?.agents[i] ?? agent;
            return { position: agent.position.map((value, axis) => mix(value, to.position[axis], share)), velocity: agent.velocity };
        });
        this.#drawTrails(context, agents);
        agents.forEach((agent) => this.#dart(context, agent));
        if (target) {
            this.#drawTarget(context, target, isOver);
        }
    }

    #ground(context, width, height, bounds) {
        context.lineWidth = 1;
        context.strokeStyle = ink('hairline');
        context.font = `11px ${FONT}`;
        context.fillStyle = ink('faint');
        context.beginPath();
        for (const meters of ticks(-60, 60, 24)) {
            const [x, y] = this.toCanvas([meters, 0, meters]).map((place) => Math.round(place) + 0.5);
            context.moveTo(x, 0);
            context.lineTo(x, height);
            context.moveTo(0, y);
            context.lineTo(width, y);
        }
        context.stroke();
        const [x, y] = this.toCanvas([0, 0, 0]);
        context.strokeStyle = ink('rule');
        context.setLineDash([6, 5]);
        context.beginPath();
        context.arc(x, y, bounds * this.scale, 0, 2 * Math.PI);
        context.stroke();
        context.setLineDash([]);
        const right = width - 14;
        const bottom = height - 12.5;
        context.textAlign = 'right';
        context.textBaseline = 'bottom';
        context.fillText('5 m', right, bottom - 4);
        context.strokeStyle = ink('faint');
        context.beginPath();
        context.moveTo(right - 5 * this.scale, bottom - 3);
        context.lineTo(right - 5 * this.scale, bottom);
        context.lineTo(right, bottom);
        context.lineTo(right, bottom - 3);
        context.stroke();
    }

    #drawTrails(context, agents) {
        context.strokeStyle = ink('ghost');
        context.lineJoin = 'round';
        for (const [first, last, alpha] of [[0, 12, 0.18], [11, TRAIL, 0.5]]) {
            context.globalAlpha = alpha;
            context.lineWidth = 1.25;
            context.beginPath();
            this.#trails.forEach((trail, i) => {
                const from = Math.max(0, trail.length - TRAIL);
                trail.slice(from + first, from + last + 1).forEach((position, k) => {
                    const [x, y] = this.toCanvas(position);
                    if (k === 0) {
                        context.moveTo(x, y);
                    } else {
                        context.lineTo(x, y);
                    }
                });
                if (last === TRAIL && agents[i]) {
                    context.lineTo(...this.toCanvas(agents[i].position));
                }
            });
            context.stroke();
        }
        context.globalAlpha = 1;
    }

    /** Higher agents are larger, as from above they are nearer. */
    #dart(context, { position, velocity }) {
        const [x, y] = this.toCanvas(position);
        const size = Math.min(11, Math.max(4.5, 7 + position[1] * 0.25));
        context.save();
        context.translate(x, y);
        context.rotate(Math.atan2(-velocity[2], velocity[0]));
        context.fillStyle = ink('shot');
        context.strokeStyle = ink('stage');
        context.lineWidth = 1;
        context.beginPath();
        context.moveTo(size, 0);
        context.lineTo(-size * 0.7, size * 0.55);
        context.lineTo(-size * 0.35, 0);
        context.lineTo(-size * 0.7, -size * 0.55);
        context.closePath();
        context.fill();
        context.stroke();
        context.restore();
    }

    #drawTarget(context, target, isOver) {
        const [x, y] = this.toCanvas(target);
        context.strokeStyle = ink('text');
        context.lineWidth = isOver ? 3 : 2;
        context.beginPath();
        context.arc(x, y, 11, 0, 2 * Math.PI);
        for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
            context.moveTo(x + 6 * dx, y + 6 * dy);
            context.lineTo(x + 16 * dx, y + 16 * dy);
        }
        context.stroke();
        context.font = `500 13px ${FONT}`;
        context.textAlign = 'center';
        context.textBaseline = 'top';
        context.lineWidth = 3;
        context.strokeStyle = ink('stage');
        context.strokeText('target', x, y + 18);
        context.fillStyle = ink('text');
        context.fillText('target', x, y + 18);
    }
}
