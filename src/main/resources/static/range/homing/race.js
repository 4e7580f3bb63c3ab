import { post } from '../api.js';
import { direction } from './globe.js';

// The four methods that turn at a rate, on the same task.

export const METHODS = [
    { method: 'vector', name: 'Vector', remark: 'about the axis square to aim and target', ink: 'method-1', width: 2.5 },
    { method: 'vectorAsPrinted', name: 'Vector, as printed', remark: 'the same with an axis that is too short', ink: 'method-2', width: 2.5, dash: [7, 9] },
    { method: 'quaternionLerp', name: 'Quaternion lerp', remark: 'mixes orientations, then normalises', ink: 'method-3', width: 2.5 },
    { method: 'slerp', name: 'Slerp', remark: 'mixes orientations on the arc', ink: 'method-4', width: 2.5, dash: [7, 9] },
];

const DISTANCE = 10;
const LONGEST_SECONDS = 12;

const away = (place) => direction(place).map((component) => component * DISTANCE);

/** Where the target is and when. */
export const pathOf = (state) =>
    state.path.length > 0
        ? state.path.map(([timeSeconds, yaw, pitch]) => ({ timeSeconds, position: away({ yaw, pitch }) }))
        : [{ timeSeconds: 0, position: away(state.target) }];

/** Lets the four race. */
export async function raced(state, signal) {
    const moving = state.path.at(-1)?.[0] ?? 0;
    const durationSeconds = Math.min(LONGEST_SECONDS, moving + 300 / Math.max(1, state.turnRate));
    const task = {
        position: [0, 0, 0],
        direction: direction(state.aim),
        path: pathOf(state),
        turnRateDegreesPerSecond: state.turnRate,
        deltaSeconds: 1 / state.framesPerSecond,
        durationSeconds,
    };
    const runs = METHODS.map(async (lane) => {
        const { steps, summary, warnings } = await post('v1/homing/sequence', { ...task, method: lane.method }, signal);
        return { ...lane, steps, summary, warnings };
    });
    return { durationSeconds, lanes: await Promise.all(runs) };
}
