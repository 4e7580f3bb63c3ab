import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { Latest, oncePerFrame } from '../../main/resources/static/range/latest.js';

/** Questions that can be answered by hand; the log notes what is shown and what is aborted. */
function setting() {
    const log = [];
    const latest = new Latest(
        (answer) => log.push(`shows ${answer}`),
        (error) => log.push(`fails ${error.message}`),
    );
    const answers = [];
    const failures = [];
    const ask = (i) =>
        latest.ask(
            (signal) =>
                new Promise((answer, failure) => {
                    signal.addEventListener('abort', () => log.push(`aborts ${i}`));
                    answers[i] = () => answer(i);
                    failures[i] = () => failure(new Error(i));
                }),
        );
    const settle = () => new Promise((done) => { setTimeout(done); });
    return { latest, log, answers, failures, ask, settle };
}

test('only the oldest and the newest are waited for', () => {
    const { log, ask } = setting();
    [0, 1, 2, 3].forEach(ask);
    assert.deepEqual(log, ['aborts 1', 'aborts 2']);
});

test('the oldest is shown while the newest is on its way', async () => {
    const { log, answers, ask, settle } = setting();
    [0, 1, 2].forEach(ask);
    answers[0]();
    await settle();
    answers[2]();
    await settle();
    assert.deepEqual(log, ['aborts 1', 'shows 0', 'shows 2']);
});

test('an old answer never replaces a newer one', async () => {
    const { log, answers, ask, settle } = setting();
    [0, 1].forEach(ask);
    answers[1]();
    await settle();
    answers[0]();
    await settle();
    assert.deepEqual(log, ['aborts 0', 'shows 1']);
});

test('only a failure of the newest is told', async () => {
    const { log, failures, ask, settle } = setting();
    [0, 1].forEach(ask);
    failures[0]();
    await settle();
    failures[1]();
    await settle();
    assert.deepEqual(log, ['fails 1']);
});

test('what is dropped is aborted and never shown', async () => {
    const { latest, log, answers, ask, settle } = setting();
    [0, 1].forEach(ask);
    latest.drop();
    answers.forEach((answer) => answer());
    await settle();
    assert.deepEqual(log, ['aborts 0', 'aborts 1']);
});

afterEach(() => delete globalThis.requestAnimationFrame);

test('what is asked for many times within a frame is done once, and again in the next', () => {
    const waiting = [];
    globalThis.requestAnimationFrame = (run) => waiting.push(run);
    let count = 0;
    const draw = oncePerFrame(() => count++);
    draw();
    draw();
    assert.equal(waiting.length, 1);
    assert.equal(count, 0);
    waiting.shift()(0);
    assert.equal(count, 1);
    draw();
    waiting.shift()(0);
    assert.equal(count, 2);
});
