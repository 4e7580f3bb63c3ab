import assert from 'node:assert/strict';
import { test } from 'node:test';
import './page.js';

const { AIMS, SOLES, struck, TOP, zone } = await import('../../main/resources/static/range/weapon/silhouette.js');

test('a person of 1.76 m stands on the wall', () => {
    assert.ok(Math.abs(TOP - 0.56) < 1e-12);
    assert.ok(Math.abs(SOLES + 1.2) < 1e-12);
});

test('zones by hand: head over torso, arms beside it, legs under it with a gap between', () => {
    assert.equal(zone(0, 0.44), 'head');
    assert.equal(zone(0.1, 0.5), 'head');
    assert.equal(zone(0.11, 0.5), null, 'sqrt(0.11² + 0.06²) is more than 0.12');
    assert.equal(zone(0.16, 0.3), 'torso');
    assert.equal(zone(-0.2, 0), 'arm');
    assert.equal(zone(0.27, 0), null);
    assert.equal(zone(0.1, -0.9), 'leg');
    assert.equal(zone(0, -0.9), null);
    assert.equal(zone(0.1, -1.21), null);
});

test('an impact is relative to what was aimed at', () => {
    assert.equal(struck([0, 0], 'head'), 'head');
    assert.equal(struck([0, 0], 'chest'), 'torso');
    assert.equal(struck([0, AIMS.head - AIMS.hips], 'hips'), 'head');
    assert.equal(struck(undefined, 'chest'), null);
});
