import { post } from '../api.js';

/** Seconds of one step; every second frame is kept, and what is drawn lies between two of them. */
const DELTA_SECONDS = 0.02;
const EVERY = 2;
const STEPS = 24;
/** When fewer frames than this are left, the next ones are asked for. */
const FEW = 8;
/** Frames that stay when the rules change. */
const KEPT = 3;

export const FRAME_SECONDS = DELTA_SECONDS * EVERY;

/**
 * A flock without an end: chunks of frames, each continued from the last frame of the one before. A change of the rules
 * takes hold within a frame or two, since what was computed with the old ones is thrown away.
 */
export class Stream {
    frames = [];
    #asking;
    #rules;
    #formulas;
    #isOutdated = false;
    /** Rules that were refused once are refused again: nobody asks before they change. */
    #isRefused = false;
    #arrived;
    #failed;

    /**
     * @param arrived is called with every chunk that comes
     * @param failed takes what went wrong
     */
    constructor(arrived, failed) {
        this.#arrived = arrived;
        this.#failed = failed;
    }

    /** Begins with a flock made from a seed. */
    async spawn(spawn, rules, formulas) {
        this.#asking?.abort();
        this.frames = [];
        this.#rules = rules;
        this.#formulas = formulas;
        this.#isOutdated = false;
        this.#isRefused = false;
        await this.#ask({ spawn });
    }

    /** Goes on by other rules. */
    steer(rules, formulas) {
        this.#rules = rules;
        this.#formulas = formulas;
        this.#isOutdated = true;
        this.#isRefused = false;
        if (!this.#asking) {
            this.#goOn();
        }
    }

    /**
     * Throws away what was computed by old rules, but for what is about to be drawn. An answer that is under way is waited
     * for: a drag that aborted it with every move would leave the flock without any frames.
     */
    #goOn() {
        this.#isOutdated = false;
        this.frames.length = Math.min(this.frames.length, KEPT);
        this.fill();
    }

    /** Drops the oldest frame and sees to it that new ones come. */
    advance() {
        this.frames.shift();
        this.fill();
    }

    /** Asks once more after something went wrong that may be over. */
    retry() {
        this.#isRefused = false;
        this.fill();
    }

    /** Asks for the next frames, if there are few and nobody has asked. */
    fill() {
        const last = this.frames.at(-1);
        if (last && !this.#asking && !this.#isRefused && this.frames.length < FEW) {
            this.#ask({ agents: last.agents });
        }
    }

    /** Forgets what is under way. */
    pause() {
        this.#asking?.abort();
        this.#asking = undefined;
    }

    async #ask(flock) {
        const asking = new AbortController();
        this.#asking = asking;
        const body = { ...flock, rules: this.#rules, formulas: this.#formulas, deltaSeconds: DELTA_SECONDS, steps: STEPS, every: EVERY };
        try {
            const { frames } = await post('v1/boids/sequence', body, asking.signal);
            if (this.#asking === asking) {
                this.#asking = undefined;
                this.#arrived();
                // The first frame is the one that it goes on from.
                this.frames.push(...(flock.spawn ? frames : frames.slice(1)));
                if (this.#isOutdated) {
                    this.#goOn();
                }
            }
        } catch (error) {
            if (this.#asking === asking) {
                this.#asking = undefined;
                this.#isRefused = true;
                this.#failed(error);
                if (this.#isOutdated) {
                    this.#isRefused = false;
                    this.#goOn();
                }
            }
        }
    }
}
