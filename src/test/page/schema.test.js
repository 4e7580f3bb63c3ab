import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { unitOf } from '../../main/resources/static/range/described.js';
import { Schema } from '../../main/resources/static/range/schema.js';

const WEAPON = new Schema(JSON.parse(readFileSync('openapi/weapon.schema.json', 'utf8')));

test('defaults stand at a place, behind a reference, beside it, or in that of the whole', () => {
    const schema = new Schema({
        properties: {
            own: { type: 'number', default: 3 },
            part: { $ref: '#/$defs/Part', properties: { beside: { default: 'here' } } },
            whole: { $ref: '#/$defs/Part', default: { behind: 7 } },
            many: { type: 'array', items: { $ref: '#/$defs/Part' } },
            either: { oneOf: [{ type: 'number' }, { $ref: '#/$defs/Part' }] },
        },
        $defs: { Part: { type: 'object', properties: { behind: { type: 'integer', default: 5 }, beside: { type: 'string' }, plain: {} } } },
    });
    const fallback = (pointer) => schema.at(pointer)?.fallback;
    assert.equal(fallback('/own'), 3);
    assert.equal(fallback('/part/behind'), 5);
    assert.equal(fallback('/part/beside'), 'here');
    assert.equal(fallback('/part/plain'), undefined);
    assert.deepEqual(fallback('/whole'), { behind: 7 });
    assert.equal(fallback('/many/12/behind'), 5);
    assert.equal(fallback('/either/behind'), 5);
    assert.deepEqual([...schema.at('/either').types], ['number', 'object']);
});

test('a default of the whole is that of its part where the part has none', () => {
    const schema = new Schema({ properties: { seeds: { $ref: '#/$defs/Seeds', default: { spread: 1 } } }, $defs: { Seeds: { properties: { spread: {}, running: {} } } } });
    assert.equal(schema.at('/seeds/spread').fallback, 1);
    assert.equal(schema.at('/seeds/running').fallback, undefined);
});

test('where no document has a place, nothing is said', () => {
    assert.equal(WEAPON.at('/spread/randon'), undefined);
    assert.equal(WEAPON.at('/spread/lift/magnitude/x'), undefined);
    assert.equal(WEAPON.at('/toString'), undefined);
});

test('words come with what they mean', () => {
    const { words, fallback, text } = WEAPON.at('/recoil/knocking/stacking');
    assert.deepEqual(words.map(({ word }) => word), ['restart', 'superpose']);
    assert.match(words[1].text, /^All impulses add up/);
    assert.equal(fallback, 'restart');
    assert.match(text, /^What happens to a knock/);
});

test('limits of the contract', () => {
    assert.equal(WEAPON.at('/potential/gain').maximum, 1);
    assert.equal(WEAPON.at('/potential/maxSeconds').exclusiveMinimum, 0);
    assert.equal(WEAPON.at('/spread/lift/exponent').minimum, 1);
});

test('names carry their units', () => {
    const units = { settleSeconds: 's', peakDegrees: '°', degrees: '°', distanceMeters: 'm', maxSpeed: 'm/s', speed: 'm/s', gravity: 'm/s²', coneFactor: '×', headMultiplier: '×', roundsPerMinute: 'rpm', coolingPerSecond: '/s' };
    for (const [name, unit] of Object.entries(units)) {
        assert.equal(unitOf(name).unit, unit, name);
    }
    assert.equal(unitOf('exponent').unit, undefined);
});
