import { FONT, ink } from '../surface.js';

const RADIANS = Math.PI / 180;
const STEP = 4;

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const limit = (value, low, high) => Math.min(high, Math.max(low, value));

/** A direction in Unity's axes from degrees right of forward and up from level. */
export function direction({ yaw, pitch }) {
    const level = Math.cos(pitch * RADIANS);
    return [level * Math.sin(yaw * RADIANS), Math.sin(pitch * RADIANS), level * Math.cos(yaw * RADIANS)];
}

/**
 * The degrees of a direction.
 *
 * @param {number[]} towards
 */
export function degrees([x, y, z]) {
    return { yaw: Math.atan2(x, z) / RADIANS, pitch: Math.asin(limit(y, -1, 1)) / RADIANS };
}

/**
 * The ball of all directions round the follower, seen from behind him: right is right, up is up. A great circle is a
 * great circle on it, so a detour looks like one, which it wouldn't on a flat map.
 */
export class Globe {
    camera = { yaw: 0, pitch: 0 };

    /** Sets the size that is drawn at, and the way that the camera looks. */
    place(width, height) {
        this.x = width / 2;
        this.y = height / 2;
        this.radius = Math.max(10, Math.min(width, height) / 2 - 30);
        const { yaw, pitch } = this.camera;
        this.forward = direction(this.camera);
        this.up = direction({ yaw, pitch: pitch + 90 });
        this.right = direction({ yaw: yaw + 90, pitch: 0 });
    }

    /** @return {[number, number, boolean]} x, y, and whether it is on the far half, which the follower sees when he looks along the camera */
    project(towards) {
        return [
            this.x + this.radius * dot(towards, this.right),
            this.y - this.radius * dot(towards, this.up),
            dot(towards, this.forward) >= 0,
        ];
    }

    /** Returns the direction on the far half that is nearest to a place on the canvas. */
    unproject(x, y) {
        let right = (x - this.x) / this.radius;
        let up = (this.y - y) / this.radius;
        const length = Math.hypot(right, up);
        if (length > 1) {
            right /= length;
            up /= length;
        }
        const forward = Math.sqrt(Math.max(0, 1 - right * right - up * up));
        return [0, 1, 2].map((i) => right * this.right[i] + up * this.up[i] + forward * this.forward[i]);
    }

    /** Draws the ball with its lines of equal yaw and pitch. */
    draw(context) {
        context.lineWidth = 1;
        context.fillStyle = ink('panel');
        context.beginPath();
        context.arc(this.x, this.y, this.radius, 0, 2 * Math.PI);
        context.fill();
        for (const far of [false, true]) {
            for (let yaw = -180; yaw < 180; yaw += 30) {
                this.#line(context, (pitch) => ({ yaw, pitch }), -90, 90, far, yaw === 0);
            }
            for (let pitch = -60; pitch <= 60; pitch += 30) {
                this.#line(context, (yaw) => ({ yaw, pitch }), -180, 180, far, pitch === 0);
            }
        }
        context.strokeStyle = ink('rule');
        context.beginPath();
        context.arc(this.x, this.y, this.radius, 0, 2 * Math.PI);
        context.stroke();
        this.#labels(context);
    }

    #line(context, at, from, to, far, axis) {
        context.strokeStyle = ink(far ? (axis ? 'faint' : 'rule') : 'hairline');
        this.path(context, far, Array.from({ length: (to - from) / STEP + 1 }, (_, i) => direction(at(from + i * STEP))));
    }

    /** Strokes the parts of a line of directions that lie on one half of the ball. */
    path(context, far, directions) {
        context.beginPath();
        let drawing = false;
        for (const towards of directions) {
            const [x, y, isFar] = this.project(towards);
            if (isFar !== far) {
                drawing = false;
            } else if (drawing) {
                context.lineTo(x, y);
            } else {
                context.moveTo(x, y);
                drawing = true;
            }
        }
        context.stroke();
    }

    #labels(context) {
        context.font = `11px ${FONT}`;
        context.fillStyle = ink('faint');
        context.textAlign = 'center';
        context.textBaseline = 'bottom';
        const write = (text, at) => {
            const towards = direction(at);
            const [x, y] = this.project(towards);
            if (dot(towards, this.forward) > 0.2) {
                context.fillText(text, x, y - 3);
            }
        };
        for (let yaw = -150; yaw <= 180; yaw += 30) {
            write(yaw === 0 ? 'forward' : yaw === 180 ? 'back' : `${Math.abs(yaw)}° ${yaw < 0 ? 'left' : 'right'}`, { yaw, pitch: 0 });
        }
        write('straight up', { yaw: 0, pitch: 90 });
        write('straight down', { yaw: 0, pitch: -90 });
    }
}
