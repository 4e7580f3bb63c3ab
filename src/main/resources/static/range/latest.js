/**
 * Asks for what a control says now, and drops what it said before.
 *
 * At most two askings are under way: the oldest, which will be answered first and so keeps a drag moving however far
 * away the service is, and the newest. What lies between them is outdated and aborted, and so is the oldest as soon as
 * the newest is answered. Nothing ever waits in a queue.
 */
export class Latest {
    #running = [];
    #show;
    #fail;

    /**
     * @param show takes an answer; answers come in the order of their questions
     * @param fail takes what went wrong with the newest question
     */
    constructor(show, fail) {
        this.#show = show;
        this.#fail = fail;
    }

    /** @param task from an AbortSignal to a promise of the answer */
    ask(task) {
        const run = { controller: new AbortController() };
        for (const between of this.#running.splice(1)) {
            between.controller.abort();
        }
        this.#running.push(run);
        task(run.controller.signal).then(
            (answer) => this.#end(run, () => this.#show(answer)),
            (error) => this.#end(run, (newest) => newest && this.#fail(error)),
        );
    }

    /** Drops everything that is under way. */
    drop() {
        for (const run of this.#running.splice(0)) {
            run.controller.abort();
        }
    }

    #end(run, use) {
        const place = this.#running.indexOf(run);
        if (place < 0) {
            return;
        }
        for (const outdated of this.#running.splice(0, place + 1).slice(0, -1)) {
            outdated.controller.abort();
        }
        use(this.#running.length === 0);
    }
}

/** Returns a function that runs another at the next frame, once however often it is called before. */
export function oncePerFrame(run) {
    let waiting = false;
    return () => {
        if (!waiting) {
            waiting = true;
            requestAnimationFrame(() => {
                waiting = false;
                run();
            });
        }
    };
}
