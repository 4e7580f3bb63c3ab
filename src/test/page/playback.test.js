import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Playback } from '../../main/resources/static/range/playback.js';

let now;
let frames;
let playback;
let ticks;

beforeEach(() => {
    now = 10_000;
    frames = new Map();
    ticks = [];
    globalThis.requestAnimationFrame = (run) => {
        frames.set(frames.size + 1, run);
        return frames.size;
    };
    globalThis.cancelAnimationFrame = (id) => frames.delete(id);
    mock.method(performance, 'now', () => now);
    playback = new Playback(() => ticks.push(playback.now));
});

afterEach(() => {
    mock.restoreAll();
    delete globalThis.requestAnimationFrame;
    delete globalThis.cancelAnimationFrame;
});

/** Shows the next frame, some milliseconds later. */
function frame(milliseconds) {
    now += milliseconds;
    const waiting = [...frames.values()];
    frames.clear();
    waiting.forEach((run) => run(now));
}

const about = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual}, not ${expected}`);

test('a burst runs in real time and ends by itself', () => {
    playback.start(0.5);
    assert.ok(playback.isRunning);
    frame(100);
    about(playback.now, 0.1);
    frame(400);
    about(playback.now, 0.5);
    frame(1);
    assert.equal(playback.now, undefined);
    assert.ok(!playback.isRunning);
    assert.equal(frames.size, 0, 'no frame is asked for any more');
    assert.equal(ticks.at(-1), undefined, 'and that is told');
});

test('four times as slow, and the moment stays when the speed changes', () => {
    playback.slow(4);
    playback.start(1);
    frame(400);
    about(playback.now, 0.1);
    playback.slow(1);
    frame(100);
    about(playback.now, 0.2);
    playback.slow(2);
    frame(100);
    about(playback.now, 0.25);
});

test('repeated, it begins anew', () => {
    playback.repeat = true;
    playback.start(0.2);
    frame(100);
    frame(150);
    assert.equal(playback.now, 0);
    frame(50);
    about(playback.now, 0.05);
});

test('a change while it fires may make it longer or shorter', () => {
    playback.start(1);
    frame(300);
    playback.lasts(2);
    frame(900);
    about(playback.now, 1.2);
    playback.lasts(1);
    frame(10);
    assert.ok(!playback.isRunning);
});

test('it stops when it is told to, and a second start leaves no second run', () => {
    playback.start(1);
    playback.start(1);
    assert.equal(frames.size, 1);
    playback.stop();
    assert.equal(frames.size, 0);
    assert.ok(!playback.isRunning);
});
