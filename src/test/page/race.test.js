import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serve } from './page.js';

const { METHODS, pathOf, raced } = await import('../../main/resources/static/range/homing/race.js');
const { degrees, direction, Globe } = await import('../../main/resources/static/range/homing/globe.js');

const about = (actual, expected) => {
    assert.equal(actual.length, expected.length);
    expected.forEach((value, i) => assert.ok(Math.abs(actual[i] - value) < 1e-12, `${actual}, not ${expected}`));
};

test('directions are in Unity\u2019s axes: x right, y up, z forward', () => {
    about(direction({ yaw: 0, pitch: 0 }), [0, 0, 1]);
    about(direction({ yaw: 90, pitch: 0 }), [1, 0, 0]);
    about(direction({ yaw: 0, pitch: 90 }), [0, 1, 0]);
    about(direction({ yaw: 45, pitch: 45 }), [0.5, Math.SQRT1_2, 0.5]);
    const { yaw, pitch } = degrees(direction({ yaw: -130, pitch: 25 }));
    about([yaw, pitch], [-130, 25]);
});

test('a target that rests is one waypoint ten metres away, one that moved is all of them', () => {
    const resting = pathOf({ path: [], target: { yaw: 90, pitch: 0 } });
    assert.equal(resting.length, 1);
    assert.equal(resting[0].timeSeconds, 0);
    about(resting[0].position, [10, 0, 0]);
    const moved = pathOf({ path: [[0, 0, 0], [0.5, 90, 0], [0.8, 90, 90]], target: { yaw: 1, pitch: 1 } });
    assert.deepEqual(moved.map((waypoint) => waypoint.timeSeconds), [0, 0.5, 0.8]);
    about(moved[1].position, [10, 0, 0]);
    about(moved[2].position, [0, 10, 0]);
});

test('all methods are set the same task, long enough to turn round and back', async () => {
    const asked = serve((path, body) => ({ steps: [], summary: { method: body.method }, warnings: [] }));
    const state = { aim: { yaw: 90, pitch: 0 }, target: { yaw: 0, pitch: 0 }, path: [], turnRate: 60, framesPerSecond: 30 };
    const { durationSeconds, lanes } = await raced(state, new AbortController().signal);
    assert.equal(durationSeconds, 5);
    assert.deepEqual(asked.map(({ path }) => path), METHODS.map(() => 'v1/homing/sequence'));
    assert.deepEqual(asked.map(({ body }) => body.method), ['vector', 'vectorAsPrinted', 'quaternionLerp', 'slerp']);
    for (const { body } of asked) {
        about(body.direction, [1, 0, 0]);
        assert.equal(body.deltaSeconds, 1 / 30);
        assert.equal(body.turnRateDegreesPerSecond, 60);
    }
    assert.deepEqual(lanes.map((lane) => lane.summary.method), METHODS.map((lane) => lane.method));
});

test('a slow race ends after twelve seconds', async () => {
    serve(() => ({ steps: [], summary: {}, warnings: [] }));
    const state = { aim: { yaw: 0, pitch: 0 }, target: { yaw: 0, pitch: 0 }, path: [[3, 0, 0]], turnRate: 5, framesPerSecond: 30 };
    assert.equal((await raced(state, new AbortController().signal)).durationSeconds, 12);
    assert.equal((await raced({ ...state, turnRate: 300 }, new AbortController().signal)).durationSeconds, 4);
});

test('what is projected onto the globe is found again on its far half', () => {
    const globe = new Globe();
    globe.camera = { yaw: 30, pitch: 20 };
    globe.place(400, 300);
    for (const place of [{ yaw: 30, pitch: 20 }, { yaw: 70, pitch: -10 }, { yaw: -20, pitch: 50 }]) {
        const [x, y, far] = globe.project(direction(place));
        assert.ok(far);
        about(globe.unproject(x, y), direction(place));
    }
    assert.equal(globe.project(direction({ yaw: 210, pitch: -20 }))[2], false);
});
