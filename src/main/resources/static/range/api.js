/** Wherever the page lives, behind a proxy with a prefix too, the API is beside it. */
const BASE = new URL('.', document.baseURI);

/** What the API answers when something is wrong: RFC 9457. */
export class Problem extends Error {
    constructor(status, body, retryAfterSeconds) {
        super(body.detail ?? body.title ?? `The service answered with status ${status}.`);
        this.status = status;
        this.title = body.title ?? '';
        /** Every complaint about the input: {pointer, message, value}. */
        this.errors = Array.isArray(body.errors) ? body.errors : [];
        this.retryAfterSeconds = retryAfterSeconds;
    }

    /** Whether the input is at fault, so that asking again is no use. */
    get isInput() {
        return this.errors.length > 0;
    }
}

/** The full address of an endpoint, for people to use elsewhere. */
export const address = (path) => new URL(path, BASE).href;

/** Asks an endpoint, with a body of JSON (an object, or text as it is). */
export function post(path, body, signal) {
    return answer(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        signal,
    });
}

/** Reads a catalogue. */
export const get = (path, signal) => answer(path, { signal });

/** Asks an endpoint with a file. */
export const postFile = (path, type, bytes) =>
    answer(path, { method: 'POST', headers: { 'Content-Type': type }, body: bytes });

/**
 * Asks an endpoint for a file in one of its formats.
 *
 * @param {string} path the endpoint with its parameters
 * @return `{blob, headers}`
 */
export async function fileOf(path, body) {
    const response = await fetch(new URL(path, BASE), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    if (!response.ok) {
        throw new Problem(response.status, await response.json().catch(() => ({})));
    }
    return { blob: await response.blob(), headers: response.headers };
}

/** Reads a file that the service brings along. */
export async function file(path) {
    const response = await fetch(new URL(path, BASE));
    if (!response.ok) {
        throw new Problem(response.status, {});
    }
    return response.arrayBuffer();
}

async function answer(path, options) {
    const headers = { ...options.headers, Accept: 'application/json' };
    const response = await fetch(new URL(path, BASE), { ...options, headers });
    if (response.ok) {
        return response.json();
    }
    let body = {};
    try {
        body = await response.json();
    } catch (error) {
        if (error.name === 'AbortError') {
            throw error;
        }
        // Something between here and the service answered in its own words.
    }
    throw new Problem(response.status, body, Number(response.headers.get('Retry-After')) || undefined);
}
