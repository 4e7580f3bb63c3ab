import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { textOf, window } from './page.js';

const { describedGroups } = await import('../../main/resources/static/range/described.js');
const { Form } = await import('../../main/resources/static/range/form.js');
const { read, same } = await import('../../main/resources/static/range/pointer.js');
const { Schema } = await import('../../main/resources/static/range/schema.js');
const { WEAPON_GROUPS } = await import('../../main/resources/static/range/weapon/controls.js');

const SCHEMA = JSON.parse(readFileSync('openapi/weapon.schema.json', 'utf8'));
const PRESETS = readdirSync('src/main/resources/presets').map((name) => JSON.parse(readFileSync(`src/main/resources/presets/${name}`, 'utf8')).weapon);

/** Members that no control shows, everywhere. */
function withMore(value) {
    if (Array.isArray(value)) {
        return value.map(withMore);
    }
    if (typeof value !== 'object' || value === null) {
        return value;
    }
    return { ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMore(inner)])), 'x-tool': { id: [1, null, 'ü'] } };
}

/** A form over a weapon, and the document that it was last changed to. */
function formOf(weapon, schema = SCHEMA) {
    const now = { weapon, changes: [] };
    const groups = describedGroups(WEAPON_GROUPS, new Schema(schema));
    const form = new Form(groups, (document, pointer) => {
        now.weapon = document;
        now.changes.push(pointer);
        form.show(document, weapon);
    });
    form.show(weapon, weapon);
    document.body.replaceChildren(form.element);
    return { form, groups, now };
}

const fieldAt = (form, pointer) => form.element.querySelector(`.field[data-pointer="${pointer}"]`);
const groupAt = (form, pointer) => form.element.querySelector(`section[data-pointer="${pointer}"]`);

function type(input, text) {
    input.value = text;
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
}

/** What a control shows, as a person would read it. */
function shownIn(row) {
    const checked = row.querySelector('input[type=radio]:checked');
    const input = row.querySelector('.number, .text, .select, .switch');
    return checked ? checked.value : input?.type === 'checkbox' ? input.checked : input?.value;
}

/** Returns the schema with every default another than it is. */
function otherDefaults(node) {
    const other = (value, beside) => {
        if (typeof value === 'number') {
            return value + 0.5;
        }
        if (Array.isArray(value)) {
            return value.map((inner) => other(inner, {}));
        }
        if (typeof value === 'object') {
            return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, other(inner, {})]));
        }
        return beside.enum?.find((word) => word !== value) ?? value;
    };
    if (Array.isArray(node)) {
        return node.map(otherDefaults);
    }
    if (typeof node !== 'object' || node === null) {
        return node;
    }
    const changed = Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, otherDefaults(inner)]));
    if (node.default !== undefined) {
        const target = node.$ref ? SCHEMA.$defs[node.$ref.slice('#/$defs/'.length)] : node;
        changed.default = other(node.default, target);
    }
    return changed;
}

/** A weapon with every part, and nothing in them but what must be there. */
function bareWeapon() {
    const schema = new Schema(SCHEMA);
    const weapon = { fireIntervalSeconds: 0.1 };
    const { form, now } = formOf(weapon);
    for (let i = 0; i < 40; i++) {
        const adder = [...form.element.querySelectorAll('.adder')].find((button) => !button.hidden && read(now.weapon, button.dataset.adds) === undefined);
        adder?.click();
    }
    const bare = (value, pointer) => {
        if (Array.isArray(value)) {
            return value.map((inner, i) => bare(inner, `${pointer}/${i}`));
        }
        if (typeof value !== 'object' || value === null) {
            return value;
        }
        const kept = Object.entries(value).filter(([name, inner]) => typeof inner === 'object' || schema.at(`${pointer}/${name}`)?.fallback === undefined);
        return Object.fromEntries(kept.map(([name, inner]) => [name, bare(inner, `${pointer}/${name}`)]));
    };
    return bare(now.weapon, '');
}

test('no control states a default of its own: with other defaults in the schema, each shows those', () => {
    const weapon = bareWeapon();
    const schema = otherDefaults(SCHEMA);
    const { form, groups } = formOf(weapon, schema);
    const known = new Schema(schema);
    const seen = [];
    for (const group of groups.filter((one) => !one.each)) {
        for (const field of group.fields.filter((one) => !one.from && !['table', 'curve'].includes(one.kind))) {
            const { fallback } = known.at(field.pointer);
            assert.ok(!('fallback' in WEAPON_GROUPS.flatMap((one) => one.fields).find((one) => one.pointer === field.pointer)), field.pointer);
            if (fallback === undefined || read(weapon, field.pointer) !== undefined) {
                continue;
            }
            const shown = shownIn(fieldAt(form, field.pointer));
            if (field.kind === 'choice' && typeof fallback === 'number') {
                assert.equal(shown, undefined, `${field.pointer} has no button for ${fallback}`);
            } else {
                assert.equal(shown, Array.isArray(fallback) ? fallback.join(', ') : String(fallback), field.pointer);
            }
            seen.push(field.pointer);
        }
    }
    for (const pointer of ['/seeds/recoil', '/spread/forwardDistance', '/spread/random/signRuns', '/recoil/rolling/sign', '/recoil/knocking/vertical/sign', '/recoil/knocking/stacking']) {
        assert.ok(seen.includes(pointer), pointer);
    }
});

test('the defaults of the contract are shown where a document says nothing', () => {
    const { form } = formOf(bareWeapon());
    const expected = {
        '/spread/forwardDistance': '10',
        '/spread/carryExponent': '1',
        '/spread/random/horizontalRange': '0.5, 1',
        '/spread/random/verticalRange': '-1, 1',
        '/spread/random/signRuns': '2, 4, 4, 8, 8',
        '/spread/random/signPattern': 'runs',
        '/spread/random/firstSign': '1',
        '/spread/running/range': '0, 1',
        '/recoil/rolling/sign': 'random',
        '/recoil/punching/sign': 'positive',
        '/recoil/knocking/vertical/sign': 'positive',
        '/recoil/knocking/stacking': 'restart',
        '/seeds/spread': '1',
        '/seeds/recoil': '500009',
    };
    for (const [pointer, value] of Object.entries(expected)) {
        assert.equal(shownIn(fieldAt(form, pointer)), value, pointer);
    }
});

test('what is added says nothing that the schema says already', () => {
    const schema = new Schema(SCHEMA);
    for (const { pointer, template, each } of describedGroups(WEAPON_GROUPS, schema).filter((group) => group.template)) {
        const [place, part] = each ? [`${pointer}/0`, template([])] : [pointer, template];
        for (const [name, value] of Object.entries(part)) {
            const { fallback } = schema.at(`${place}/${name}`);
            assert.ok(fallback === undefined || !same(fallback, value), `${place}/${name}`);
        }
    }
});

test('every control stands for a place, is named, and has a range', () => {
    const groups = describedGroups(WEAPON_GROUPS, new Schema(SCHEMA));
    for (const group of groups) {
        for (const field of group.fields) {
            assert.ok(field.label, field.pointer);
            assert.ok(field.hint || field.from, `${field.pointer} has a help`);
            if (['number', 'curve'].includes(field.kind)) {
                assert.ok(field.max <= 5000 && (field.min ?? 0) < field.max, `${field.pointer}: ${field.min} to ${field.max}`);
                assert.ok(field.max - (field.min ?? 0) >= 20 * field.step || field.step === 1, `${field.pointer} has steps`);
            }
        }
    }
});

test('whatever no control shows stays as it is, whatever is changed', () => {
    for (const weapon of [...PRESETS, bareWeapon()].map(withMore)) {
        const { form, now } = formOf(weapon);
        const text = JSON.stringify(weapon);
        for (const row of form.element.querySelectorAll('.field')) {
            const input = row.querySelector('.number, .text');
            const { pointer } = row.dataset;
            // A list has a row without a place of its own.
            const before = pointer === undefined ? undefined : read(weapon, pointer);
            if (!input || row.closest('.is-off, [hidden]') || typeof before !== 'number' || form.element.querySelector(`.field[data-pointer="${pointer}"]`) !== row) {
                continue;
            }
            type(input, '7');
            assert.equal(read(now.weapon, pointer), 7, pointer);
            assert.ok(!same(now.weapon, weapon), pointer);
            type(input, String(before));
            assert.ok(same(now.weapon, weapon), `${pointer} is all that changed`);
        }
        assert.ok(now.changes.length >= 20);
        assert.equal(JSON.stringify(weapon), text, 'the document that was given is left as it is');
    }
});

test('numbers with more digits than are shown are not lost by looking at them', () => {
    const weapon = { ...PRESETS[0], fireIntervalSeconds: 0.0857142857142857 };
    const { form, now } = formOf(weapon);
    const input = fieldAt(form, '/fireIntervalSeconds').querySelector('.number');
    assert.equal(input.value, '0.08571429');
    input.focus();
    input.blur();
    assert.deepEqual(now.changes, []);
    type(fieldAt(form, '/potential/gain').querySelector('.number'), '0.2');
    assert.equal(now.weapon.fireIntervalSeconds, 0.0857142857142857);
});

test('parts that a weapon has not are out of the way, and added by a button', () => {
    const weapon = { fireIntervalSeconds: 0.1 };
    const { form, now } = formOf(weapon);
    assert.ok(groupAt(form, '/spread/lift').hidden);
    assert.ok(groupAt(form, '/spread').hidden, 'magnitudes of nothing');
    const adder = form.element.querySelector('[data-adds="/spread/lift"]');
    assert.equal(adder.getAttribute('aria-label'), 'Add the lift');
    adder.click();
    assert.ok(!groupAt(form, '/spread/lift').hidden);
    assert.ok(!groupAt(form, '/spread').hidden);
    assert.ok(adder.hidden);
    assert.ok(now.weapon.spread.lift.magnitude > 0);
    assert.ok(now.weapon.potential.gain > 0, 'what it can\u2019t be without comes along');
    assert.deepEqual(Object.keys(now.weapon), ['fireIntervalSeconds', 'spread', 'potential']);
});

test('a part that is switched off stays in its place, and comes back as it was', () => {
    const [weapon] = PRESETS.filter((one) => one.spread?.random).map(withMore);
    const { form, now } = formOf(weapon);
    const group = groupAt(form, '/spread/random');
    const toggle = group.querySelector('.switch');
    toggle.click();
    assert.equal(read(now.weapon, '/spread/random'), undefined);
    assert.ok(!group.hidden && group.classList.contains('is-off'));
    toggle.click();
    assert.ok(same(now.weapon, weapon));
    toggle.click();
    const other = { fireIntervalSeconds: 0.2 };
    form.show(other, other);
    assert.ok(group.hidden, 'another weapon never had it');
});

test('complaints stand where they belong, also where a part is missing', () => {
    const { form } = formOf({ fireIntervalSeconds: 0.1, spread: { lift: { magnitude: -1 } } });
    form.complain([
        { pointer: '/potential', message: 'is required' },
        { pointer: '/spread/lift/magnitude', message: 'must be at least 0' },
        { pointer: '/spread/randon', message: 'is not known here' },
        { pointer: '/nothing', message: 'is not known here' },
    ]);
    assert.ok(!groupAt(form, '/potential').hidden);
    assert.equal(textOf(groupAt(form, '/potential').querySelector('.note-error')), 'is required');
    const field = fieldAt(form, '/spread/lift/magnitude');
    assert.equal(textOf(field.querySelector('.note-error')), 'must be at least 0');
    assert.equal(field.querySelector('.number').getAttribute('aria-invalid'), 'true');
    assert.equal(textOf(groupAt(form, '/spread').querySelector(':scope > .notes')), 'randon is not known here');
    assert.equal(textOf(form.loose), 'nothing is not known here');
    form.complain([]);
    assert.equal(form.element.querySelectorAll('.note-error, .mark-error, [aria-invalid]').length, 0);
    assert.ok(groupAt(form, '/potential').hidden);
});

test('keys step within the limits of the contract', () => {
    const { form, now } = formOf({ fireIntervalSeconds: 0.1, potential: { maxSeconds: 0.6, gain: 0.998 } });
    const input = fieldAt(form, '/potential/gain').querySelector('.number');
    const press = (key) => input.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowUp');
    assert.equal(now.weapon.potential.gain, 1);
    press('ArrowUp');
    assert.equal(now.weapon.potential.gain, 1);
    press('ArrowDown');
    assert.equal(now.weapon.potential.gain, 0.995);
});
