import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textOf, window } from './page.js';

const { describedGroups } = await import('../../main/resources/static/range/described.js');
const { Form } = await import('../../main/resources/static/range/form.js');
const { Schema } = await import('../../main/resources/static/range/schema.js');
const { ARSENAL_GROUPS, arsenalBody, named, restored, STANDARD_PRESETS, STANDARD_TASK } = await import('../../main/resources/static/range/arsenal/controls.js');
const { Plot, stretches, styleOf, worthShowing } = await import('../../main/resources/static/range/arsenal/picture.js');
const { duelTable, resultTable } = await import('../../main/resources/static/range/arsenal/tables.js');

const SCHEMA = JSON.parse(readFileSync('openapi/arsenal.schema.json', 'utf8'));

function formOf(task) {
    const now = { task };
    const form = new Form(describedGroups(ARSENAL_GROUPS, new Schema(SCHEMA)), (changed) => {
        now.task = changed;
        form.show(changed, STANDARD_TASK);
    });
    form.show(task, STANDARD_TASK);
    document.body.replaceChildren(form.element);
    return { now, form };
}

const row = (pointer) => [...document.querySelectorAll('.field')].find((one) => one.dataset.pointer === pointer && !one.hidden);

function type(pointer, selector, text) {
    const input = row(pointer).querySelector(selector);
    input.value = text;
    input.dispatchEvent(new window.Event('input'));
}

test('each of the players has controls of its own', () => {
    const { now } = formOf(STANDARD_TASK);
    assert.equal(row('/players/0/tremorDegrees'), undefined, 'a word has nothing to set');
    type('/players/1/tremorDegrees', '.number', '0.3');
    assert.equal(now.task.players[1].tremorDegrees, 0.3);
    assert.equal(now.task.players[0], 'perfect');
    row('/players/0').querySelector('input[value=own]').click();
    assert.ok(row('/players/0/tremorDegrees'));
    row('/players/1/apart').querySelector('input').click();
    assert.equal(typeof now.task.players[1].view, 'object');
    assert.equal(typeof now.task.players[0].view, 'number');
    document.querySelector('[data-adds="/players"]').click();
    assert.equal(now.task.players.length, 3);
});

test('a target of another shape has what that shape needs, and keeps its health', () => {
    const { now } = formOf({ ...STANDARD_TASK, target: { shape: 'humanoid', health: 80, headRadiusMeters: 0.1 } });
    row('/target/shape').querySelector('input[value=circle]').click();
    assert.deepEqual(Object.keys(now.task.target), ['shape', 'radiusMeters', 'health']);
    assert.equal(now.task.target.health, 80);
    assert.ok(row('/target/radiusMeters') && !row('/target/widthMeters'));
});

test('distances are numbers, and what is no number goes to the service as it is', () => {
    const { now } = formOf(STANDARD_TASK);
    type('/distances', '.text', '3; 8 15');
    assert.deepEqual(now.task.distances, [3, 8, 15]);
    type('/distances', '.text', '3, far');
    assert.deepEqual(now.task.distances, [3, 'far']);
});

test('the body names presets and holds documents, each under a name of its own', () => {
    assert.deepEqual(arsenalBody({ task: STANDARD_TASK, presets: [], documents: [{ name: 'a' }] }), { weapons: [{ name: 'a' }], ...STANDARD_TASK });
    assert.equal(named({ name: 'AR' }, ['AR', 'AR 2']).name, 'AR 3');
    assert.equal(named({}, []).name, 'Weapon');
    assert.equal(named({ name: 'AR' }, ['SMG']).name, 'AR');
});

test('a link that makes no sense leaves the standard', () => {
    assert.deepEqual(restored(undefined, STANDARD_PRESETS), { presets: STANDARD_PRESETS, documents: [], task: STANDARD_TASK });
    const odd = restored({ presets: ['pistol', 'unknown'], documents: [5, { name: 'x' }], task: { players: [], target: 7, distances: [1], simulations: 50 } }, STANDARD_PRESETS);
    assert.deepEqual(odd, { presets: ['pistol'], documents: [{ name: 'x' }], task: { ...STANDARD_TASK, distances: [1], simulations: 50 } });
});

test('lines break where nobody dies', () => {
    assert.deepEqual(stretches([[5, 0.3], [10, undefined], [15, 0.4], [20, 0.5]]), [[[5, 0.3]], [[15, 0.4], [20, 0.5]]]);
    assert.deepEqual(stretches([[5, undefined]]), []);
});

test('no two of sixteen weapons look alike, and four colours alone are told apart by dashes too', () => {
    const styles = Array.from({ length: 16 }, (_, i) => JSON.stringify(styleOf(i)));
    assert.equal(new Set(styles).size, 16);
    assert.equal(new Set(Array.from({ length: 4 }, (_, i) => String(styleOf(i).dash))).size, 4);
});

test('one weapon that hardly kills does not press the others flat', () => {
    assert.equal(worthShowing([0.2, 0.3, 0.4, 1.1, 30]), 1.1);
    assert.equal(worthShowing([0.2, 0.3]), 0.3);
    assert.equal(worthShowing([]), 0);
});

test('the nearest distance is found where it is drawn', () => {
    const plot = new Plot(800, 400, { distances: [5, 10, 40], longest: 1, isNamed: true });
    assert.equal(plot.nearest(plot.x(11), [5, 10, 40]), 10);
    assert.equal(plot.nearest(9999, [5, 10, 40]), 40);
});

const WEAPONS = ['a', 'b'].map((name, i) => ({ name: `Weapon ${name}`, style: styleOf(i) }));

test('a duel is told from both sides', () => {
    const duel = { weapon: 'a', against: 'b', weaponFirst: { value: 0.7 }, againstFirst: { value: 0.2 }, both: { value: 0.08 }, neither: { value: 0.02 } };
    const cells = (view) => [...duelTable(view, [duel], ['a', 'b'], WEAPONS).querySelectorAll('tbody td')].map((cell) => textOf(cell));
    assert.deepEqual(cells('weaponFirst'), ['', '70', '20', '']);
    assert.deepEqual(cells('both'), ['', '8', '8', '']);
});

test('what has no value is a dash, never a number', () => {
    const none = { timeToKillSeconds: { p10: {}, p50: {}, p90: {} }, killProbability: { value: 0.2, interval: [0.1, 0.3] }, hitProbability: { value: 0.5 }, damagePerSecond: { value: 12.4 } };
    const table = resultTable([none, none], WEAPONS);
    assert.deepEqual([...table.querySelectorAll('tbody tr')[0].querySelectorAll('td')].map((cell) => textOf(cell)), ['–', '20', '50', '12']);
    assert.match(table.querySelectorAll('td')[1].title, /^10 to 30/);
});
