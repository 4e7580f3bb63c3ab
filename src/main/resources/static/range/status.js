import { Problem } from './api.js';

// What the service says about itself, in one calm line; nothing on the page is taken away meanwhile.

const line = document.getElementById('status');
let timer = 0;
let failures = 0;
/** Whether the line says why no answer came, which the next answer ends. */
let explains = false;

/** Says that all is well again. */
export function wellAgain() {
    failures = 0;
    if (explains) {
        explains = false;
        clearTimeout(timer);
        line.textContent = '';
    }
}

/** Says something for a moment, such as that a text has been copied. */
export function say(text, seconds = 2.5) {
    explains = false;
    clearTimeout(timer);
    line.textContent = text;
    timer = setTimeout(() => (line.textContent = ''), seconds * 1000);
}

/** Says why no answer came, and asks again by itself where that can help. */
export function explain(error, again) {
    explains = true;
    clearTimeout(timer);
    if (error instanceof Problem && error.status !== 503 && error.status < 500) {
        line.textContent = error.message;
        return;
    }
    const seconds = error.retryAfterSeconds ?? Math.min(10, 2 ** Math.min(failures++, 3));
    const cause = error instanceof Problem ? error.message : 'The service can\u2019t be reached.';
    line.textContent = `${cause} Trying again in ${seconds} s; the picture shows the last answer.`;
    timer = setTimeout(again, seconds * 1000);
}
