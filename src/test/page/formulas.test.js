import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firedBy, formulasOf, takenAway } from '../../main/resources/static/range/weapon/formulas.js';

const SILENT = { name: 'rifle', fireIntervalSeconds: 0.1 };
const SHAPED = { name: 'rifle', fireIntervalSeconds: 0.1, formulas: 'corrected' };

test('a weapon that says by which formulas it is shaped is fired by those', () => {
    assert.equal(formulasOf(SHAPED, 'published'), 'corrected');
    assert.equal(formulasOf(SILENT, 'corrected'), 'corrected');
    assert.equal(formulasOf({ ...SILENT, formulas: 'corected' }, 'published'), 'published', 'what is no word stays for the service to tell');
    assert.equal(formulasOf(undefined, 'published'), 'published');
});

test('choosing others changes the weapon that says it, and no other', () => {
    assert.deepEqual(firedBy(SHAPED, 'published'), { ...SHAPED, formulas: 'published' });
    assert.equal(firedBy(SILENT, 'corrected'), SILENT);
});

test('a weapon that is taken away says how it was shaped', () => {
    assert.deepEqual(takenAway(SILENT, 'corrected'), { name: 'rifle', formulas: 'corrected', fireIntervalSeconds: 0.1 });
    assert.deepEqual(Object.keys(takenAway(SILENT, 'corrected')), ['name', 'formulas', 'fireIntervalSeconds']);
    assert.deepEqual(takenAway({ fireIntervalSeconds: 1 }, 'corrected'), { formulas: 'corrected', fireIntervalSeconds: 1 });
    assert.equal(takenAway(SILENT, 'published'), SILENT);
    assert.deepEqual(takenAway(SHAPED, 'published'), { ...SHAPED, formulas: 'published' });
});
