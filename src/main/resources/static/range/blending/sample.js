import { file, post, postFile } from '../api.js';
import { BEGIN, easingOf, END, FRAMES_PER_SECOND } from './controls.js';

/** Enough for the sample's curves between its poses, and small enough to send with every question. */
const CLIP_RATE = 20;

export const OTHER = { restart: 'snapshot', snapshot: 'restart' };

/** Reads the sample biped's skeleton and clips, by the API. */
export async function readSample() {
    const bytes = await file('samples/biped.glb');
    return postFile(`v1/blend/clips?sampleRateHz=${CLIP_RATE}`, 'model/gltf-binary', bytes);
}

function body(state, clips, interrupt) {
    const { from, to, then, durationSeconds, kind, interrupted, after } = state;
    const fade = { durationSeconds, kind, ...(kind === 'crossFade' ? { easing: easingOf(state) } : {}) };
    const transitions = [{ atSeconds: BEGIN, clip: to, ...fade }];
    if (interrupted) {
        transitions.push({ atSeconds: BEGIN + after, clip: then, ...fade });
    }
    const used = new Set([from, ...transitions.map((transition) => transition.clip)]);
    return {
        clips: clips.filter((clip) => used.has(clip.name)),
        start: from,
        transitions,
        durationSeconds: END,
        sampleRateHz: FRAMES_PER_SECOND,
        interrupt,
    };
}

/** Plays the clips with the interruption as chosen, and as the other choice has it. */
export async function played(state, clips, signal) {
    const play = (interrupt) => post('v1/blend/sequence', body(state, clips, interrupt), signal);
    const [main, other] = await Promise.all([
        play(state.interrupt),
        state.interrupted && state.kind === 'crossFade' ? play(OTHER[state.interrupt]) : undefined,
    ]);
    return { state, main, other };
}
