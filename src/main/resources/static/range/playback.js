/** A burst in real time, or slower. */
export class Playback {
    now = undefined;
    repeat = false;
    #slowness = 1;
    #end = 0;
    #begun = 0;
    #frame = 0;
    #tick;

    /** @param tick is called with every frame, and once more when the burst is over */
    constructor(tick) {
        this.#tick = tick;
    }

    get isRunning() {
        return this.now !== undefined;
    }

    /** Fires from the first shot. */
    start(end) {
        cancelAnimationFrame(this.#frame);
        this.#end = end;
        this.#begun = performance.now();
        this.now = 0;
        this.#next();
    }

    /** Takes over a change of the weapon while it fires. */
    lasts(end) {
        this.#end = end;
    }

    /** Goes on so many times as slow. */
    slow(slowness) {
        if (this.isRunning) {
            this.#begun = performance.now() - this.now * 1000 * slowness;
        }
        this.#slowness = slowness;
    }

    stop() {
        cancelAnimationFrame(this.#frame);
        this.now = undefined;
        this.#tick();
    }

    #next() {
        this.#frame = requestAnimationFrame((time) => {
            this.now = Math.max(0, (time - this.#begun) / 1000 / this.#slowness);
            if (this.now > this.#end) {
                if (!this.repeat) {
                    this.stop();
                    return;
                }
                this.#begun = time;
                this.now = 0;
            }
            this.#tick();
            this.#next();
        });
    }
}
