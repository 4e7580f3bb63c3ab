import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.js';

const { coneAt, conesOf, countHits, curveOf, impactsOf } = await import('../../main/resources/static/range/weapon/shots.js');

const shot = (timeSeconds, impact, more = {}) => ({ timeSeconds, impact, ...more });

test('a shot lands once, or once a pellet; what never gets there lands nowhere', () => {
    assert.deepEqual(impactsOf(shot(0, [1, 2])), [[1, 2]]);
    assert.deepEqual(impactsOf(shot(0, undefined)), []);
    assert.deepEqual(impactsOf(shot(0, [0, 0], { pellets: [{ impact: [0.1, 0] }, {}, { impact: [0, 0.1] }] })), [[0.1, 0], [0, 0.1]]);
});

test('hits are counted by shot, and by pellet where there are pellets', () => {
    // Aimed at the chest, which is 0.1 above the middle: 0.34 up is the head's middle, 0.5 to the side beside everything.
    assert.deepEqual(countHits([shot(0, [0, 0]), shot(1, [0, 0.34]), shot(2, [0.5, 0]), shot(3, undefined)], 'chest'), { hits: 2, heads: 1, bullets: 4, noun: 'shots' });
    const pellets = [{ impact: [0, 0] }, { impact: [0, 0.34] }, { impact: [0.5, 0] }];
    // The middle goes into the head, but no pellet of the second shot does.
    const shots = [shot(0, [0, 0], { pellets }), shot(1, [0, 0.34], { pellets: [{ impact: [0.5, 0] }] })];
    assert.deepEqual(countHits(shots, 'chest'), { hits: 2, heads: 1, bullets: 4, noun: 'pellets' });
});

test('the cones of a burst are its narrowest and its widest, and while it fires that of the newest shot', () => {
    const shots = [shot(0, [0, 0], { coneDegrees: 0 }), shot(0.1, [0, 0], { coneDegrees: 2.5 }), shot(0.2, [0, 0], { coneDegrees: 1 })];
    assert.deepEqual(conesOf(shots), [0, 2.5]);
    assert.equal(conesOf([shot(0, [0, 0])]), undefined);
    assert.equal(coneAt(shots, 0), 0);
    assert.equal(coneAt(shots, 0.15), 2.5);
    assert.equal(coneAt(shots, 9), 1);
    assert.equal(coneAt([shot(0, [0, 0])], 1), undefined);
});

test('a curve has the shots that say something', () => {
    const shots = [shot(0, [0, 0], { heat: 0 }), shot(0.1, [0, 0]), shot(0.2, [0, 0], { heat: 12 })];
    assert.deepEqual(curveOf(shots, 'heat'), { x: [0, 0.2], y: [0, 12], dots: true });
    assert.equal(curveOf(shots, 'coneDegrees'), undefined);
});
