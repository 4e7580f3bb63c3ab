import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf, window } from './page.js';

const { layOut } = await import('../../main/resources/static/range/weapon/layout.js');

const PRESETS = [
    { name: 'rifle', description: 'A rifle.', weapon: { name: 'Rifle', fireIntervalSeconds: 0.1 } },
    { name: 'pistol', description: 'A pistol.', weapon: { fireIntervalSeconds: 0.2 } },
];

function laidOut() {
    const root = window.document.createElement('section');
    const said = [];
    const say = (word) => (value) => said.push(typeof value === 'object' ? [word] : [word, value]);
    const names = ['choosePreset', 'setFormulas', 'setGhost', 'setEye', 'roll', 'fire', 'repeat', 'slow', 'copyJson', 'copyCurl', 'copyLink', 'paste', 'takeAway', 'reset', 'back', 'showWarnings'];
    const parts = { curves: [{ name: 'pitchDegrees' }], ...Object.fromEntries(names.map((name) => [name, say(name)])) };
    window.document.body.replaceChildren(root);
    return { root, said, view: layOut(root, parts), find: (selector) => root.querySelector(selector) };
}

const STATE = { weapon: PRESETS[0].weapon, preset: 'rifle', formulas: 'published', ghost: true, eye: false };

test('presets are chips with their names, and the one that is shown is pressed', () => {
    const { root, said, view, find } = laidOut();
    view.listPresets(PRESETS);
    view.show(STATE, PRESETS, false);
    assert.deepEqual([...root.querySelectorAll('.chip')].map((chip) => [textOf(chip), chip.getAttribute('aria-pressed')]), [['Rifle', 'true'], ['pistol', 'false']]);
    assert.equal(textOf(find('#weapon-name')), 'Rifle');
    assert.equal(textOf(find('.weapon-description')), 'A rifle.');
    assert.ok(find('#reset').hidden);
    root.querySelectorAll('.chip')[1].click();
    assert.deepEqual(said, [['choosePreset', 'pistol']]);
});

test('a preset that was changed says so and can be reset, a weapon of one\u2019s own has neither', () => {
    const { view, find } = laidOut();
    view.listPresets(PRESETS);
    view.show(STATE, PRESETS, true);
    assert.equal(textOf(find('#weapon-name')), 'Riflechanged');
    assert.ok(!find('#reset').hidden);
    view.show({ ...STATE, preset: undefined, weapon: { name: 5 } }, PRESETS, true);
    assert.equal(textOf(find('#weapon-name')), 'Weapon');
    assert.ok(find('#reset').hidden);
});

test('complaints are counted in words, with a way back where there is one', () => {
    const { root, said, view, find } = laidOut();
    view.broken(1, true);
    assert.match(textOf(find('#broken')), /^One thing is wrong; /);
    find('#back').click();
    assert.deepEqual(said, [['back']]);
    view.broken(3, false);
    assert.match(textOf(find('#broken')), /^3 things are wrong; /);
    assert.ok(find('#back').hidden);
    assert.ok(root.classList.contains('is-broken'));
    view.sound(0, undefined);
    assert.ok(find('#broken').hidden && !root.classList.contains('is-broken'));
});

test('warnings are counted, and none is no button', () => {
    const { view, find } = laidOut();
    view.sound(1, undefined);
    assert.equal(textOf(find('#warnings')), '1warning');
    view.sound(2, undefined);
    assert.equal(textOf(find('#warnings')), '2warnings');
    view.sound(0, undefined);
    assert.ok(find('#warnings').hidden);
});

test('the ghost is named, and why there is none', () => {
    const { view, find } = laidOut();
    view.show(STATE, PRESETS, false);
    assert.equal(textOf(find('.legend-ghost')), 'corrected');
    view.sound(0, 'peakSeconds is too late');
    assert.equal(textOf(find('.legend-ghost')), 'no ghost: peakSeconds is too late');
    view.show({ ...STATE, ghost: false }, PRESETS, false);
    assert.equal(textOf(find('.legend-ghost')), '');
});

test('figures have their value, that of the ghost, and a remark', () => {
    const { view, find } = laidOut();
    view.figures({ hits: ['3', '4', 'of 30, 1 in the head'], climb: ['3.69', undefined] });
    assert.equal(textOf(find('[data-figure=hits] dd')), '34of 30, 1 in the head');
    assert.equal(textOf(find('[data-figure=climb] .figure-other')), '');
    assert.equal(textOf(find('[data-figure=climb] .figure-unit')), '°');
});

test('the button that fires stops what is fired', () => {
    const { said, view, find } = laidOut();
    view.firing(true);
    assert.equal(textOf(find('#fire')), 'Stopspace');
    view.firing(false);
    assert.equal(textOf(find('#fire')), 'Firespace');
    find('#fire').click();
    assert.deepEqual(said, [['fire']]);
});
