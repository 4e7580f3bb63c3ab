import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { window } from './page.js';

const { describedGroups } = await import('../../main/resources/static/range/described.js');
const { Form } = await import('../../main/resources/static/range/form.js');
const { Schema } = await import('../../main/resources/static/range/schema.js');
const { sequenceBody } = await import('../../main/resources/static/range/weapon/burst.js');
const { killChecks } = await import('../../main/resources/static/range/weapon/kill.js');
const { AIMS } = await import('../../main/resources/static/range/weapon/silhouette.js');
const { restoredRange, SHOOTER_GROUPS, shooterSchema, STANDARD_RANGE } = await import('../../main/resources/static/range/weapon/shooter.js');

const ARSENAL = JSON.parse(readFileSync('openapi/arsenal.schema.json', 'utf8'));

function formOf(range) {
    const now = { range };
    const form = new Form(describedGroups(SHOOTER_GROUPS, new Schema(shooterSchema(ARSENAL))), (changed) => {
        now.range = changed;
        form.show(changed, STANDARD_RANGE, {});
    });
    form.show(range, STANDARD_RANGE, {});
    document.body.replaceChildren(form.element);
    return now;
}

const row = (pointer) => [...document.querySelectorAll('.field')].find((one) => one.dataset.pointer === pointer && !one.hidden);
const choose = (word) => row('/player').querySelector(`input[value=${word}]`).click();

function type(pointer, text) {
    const input = row(pointer).querySelector('.number');
    input.value = text;
    input.dispatchEvent(new window.Event('input'));
}

test('a player is a word, or all that the service knows of one', () => {
    const now = formOf(STANDARD_RANGE);
    assert.equal(row('/player/view'), undefined);
    choose('perfect');
    assert.equal(now.range.player, 'perfect');
    choose('own');
    const known = Object.keys(ARSENAL.$defs.Player.anyOf[1].properties);
    assert.deepEqual(Object.keys(now.range.player), known);
    known.forEach((name) => assert.ok(row(`/player/${name}`), name));
    type('/player/tremorDegrees', '0.25');
    assert.equal(now.range.player.tremorDegrees, 0.25);
    choose('none');
    assert.equal(now.range.player, 'none');
});

test('shares are one number, or one up and one sideways', () => {
    const now = formOf({ ...STANDARD_RANGE, player: { view: 0.7, pattern: 0.4 } });
    row('/player/apart').querySelector('input').click();
    assert.deepEqual(now.range.player.view, { vertical: 0.7, horizontal: 0.7 });
    type('/player/pattern/horizontal', '0.1');
    assert.deepEqual(now.range.player.pattern, { vertical: 0.4, horizontal: 0.1 });
    assert.equal(row('/player/view'), undefined);
    row('/player/apart').querySelector('input').click();
    assert.deepEqual([now.range.player.view, now.range.player.pattern], [0.7, 0.4]);
});

test('limits, words and texts are the schema\u2019s', () => {
    const words = ARSENAL.$defs.Algorithm.enum;
    formOf({ ...STANDARD_RANGE, player: {} });
    assert.deepEqual([...row('/generator').querySelectorAll('option')].map((option) => option.value), words);
    assert.equal(row('/generator').querySelector('select').value, ARSENAL.properties.generator.default);
    assert.equal(row('/player/view').querySelector('.number').value, '1', 'what is left out is a perfect player\u2019s');
    assert.match(row('/player/tremorDegrees').querySelector('.field-label').title, /standard deviation of each shot/i);
});

test('what the service does not know yet has no control', () => {
    const { properties, ...rest } = ARSENAL;
    const { generator } = properties;
    const at = (more) => describedGroups(SHOOTER_GROUPS, new Schema(shooterSchema({ ...rest, properties: { generator, ...more } })))[1].fields.map(({ pointer }) => pointer);
    assert.deepEqual(at({}), ['/generator']);
    assert.deepEqual(at({ seedMixing: { enum: ['none', 'splitmix'], default: 'none' } }), ['/generator', '/seedMixing']);
});

test('bodies say who shoots, and seeds only where chance has a part', () => {
    const state = (range, weapon = { fireIntervalSeconds: 0.1 }) => ({ formulas: 'corrected', weapon, range: { ...STANDARD_RANGE, ...range } });
    assert.equal('player' in sequenceBody(state({})), false);
    assert.deepEqual(sequenceBody(state({ player: 'perfect' })).seeds, { running: STANDARD_RANGE.running });
    const erring = sequenceBody(state({ player: { tremorDegrees: 0.1 }, generator: 'unity' }));
    assert.deepEqual(erring.seeds, { running: STANDARD_RANGE.running, player: STANDARD_RANGE.playerSeed });
    assert.equal(erring.generator, 'unity');
    const own = sequenceBody(state({ player: { tremorDegrees: 0.1 } }, { fireIntervalSeconds: 0.1, seeds: { running: 1, player: 2 } }));
    assert.equal('seeds' in own, false, 'the weapon\u2019s own go first');
});

test('checks of the figures shoot what is drawn, and ask for a kill only where there is damage and health', () => {
    const range = { ...STANDARD_RANGE, aim: 'head', player: 'perfect', speed: 2 };
    const [hits, kill] = killChecks({ weapon: { damage: { perHit: 30 } }, range });
    assert.deepEqual(hits.aim, { upMeters: AIMS.head });
    assert.deepEqual([hits.player, hits.firing.speed, hits.target.health], ['perfect', 2, 100]);
    assert.equal(kill.metric, 'timeToKillSeconds');
    assert.equal(killChecks({ weapon: {}, range }).length, 1);
    assert.equal(killChecks({ weapon: { damage: { perHit: 30 } }, range: { ...range, health: undefined } }).length, 1);
});

test('links keep the range, also those of before there were players', () => {
    assert.deepEqual(restoredRange(undefined), STANDARD_RANGE);
    assert.deepEqual(restoredRange({ recoilControl: 0.8 }).player, { view: 0.8, pattern: 0 });
    assert.equal(restoredRange({ recoilControl: 0 }).player, 'none');
    assert.equal(restoredRange({ player: 'somebody' }).player, 'none');
    assert.deepEqual(restoredRange({ player: { view: 0.3 } }).player, { view: 0.3 });
    assert.equal(restoredRange({ running: '9007199254740993' }).running, '9007199254740993');
    assert.equal(restoredRange({ running: [1] }).running, STANDARD_RANGE.running);
    assert.equal(restoredRange({ generator: 'godot' }).generator, 'godot');
    assert.equal(restoredRange({ generator: 5, clock: 'x', aim: 'toes' }).generator, undefined);
    assert.equal(restoredRange({ shots: '5', distanceMeters: 20 }).distanceMeters, 20);
});
