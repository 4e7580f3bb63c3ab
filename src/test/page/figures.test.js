import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalsOf, figure, graduation, significant, ticks, toStep } from '../../main/resources/static/range/figures.js';

test('figures are rounded and have a true minus sign', () => {
    assert.equal(figure(12.703, 2), '12.70');
    assert.equal(figure(-1.25, 1), '\u22121.3');
    assert.equal(figure(1e-9, 2), '0.00');
    assert.equal(figure(3, 0), '3');
});

test('nothing reads as minus zero', () => {
    for (const value of [-0, -0.001, -0.004999, -1e-300]) {
        assert.equal(figure(value, 2), '0.00');
    }
    assert.equal(figure(-0.4, 0), '0');
    assert.equal(significant(-0), '0');
    assert.ok(Object.is(toStep(-0.0001, 0.01), 0));
});

test('what is no number is a dash', () => {
    for (const value of [undefined, null, NaN, Infinity, '5']) {
        assert.equal(figure(value), '–');
    }
});

test('significant digits end without zeros', () => {
    assert.equal(significant(0.1 + 0.2), '0.3');
    assert.equal(significant(1234567, 7), '1234567');
    assert.equal(significant(0.000123456), '0.0001235');
    assert.equal(significant('fast'), 'fast');
    assert.equal(significant(undefined), '');
});

test('a step leaves no digits of binary arithmetic behind', () => {
    assert.equal(toStep(0.30000000000000004, 0.01), 0.3);
    assert.equal(toStep(0.1249, 0.005), 0.125);
    assert.equal(toStep(17.4, 1), 17);
    assert.equal(toStep(-2.26, 0.5), -2.5);
    assert.equal(String(toStep(0.07 * 3, 0.01)), '0.21');
});

test('ticks are the round places that one would choose', () => {
    assert.deepEqual(ticks(0, 1, 5), [0, 0.2, 0.4, 0.6, 0.8, 1]);
    assert.deepEqual(ticks(-0.3, 0.7, 4), [0, 0.5]);
    assert.deepEqual(ticks(0, 3.9, 4), [0, 1, 2, 3]);
    assert.deepEqual(ticks(-30, 60, 3), [-0, 50].map((value) => value + 0));
    assert.deepEqual(ticks(5, 5, 3), [5]);
});

test('ticks lie within, are multiples of 1, 2 or 5 of a power of ten, and are about as many as asked for', () => {
    let random = 1;
    const next = () => (random = (random * 48271) % 2147483647) / 2147483647;
    for (let i = 0; i < 2000; i++) {
        const low = (next() - 0.5) * 10 ** Math.floor(next() * 6 - 3);
        const high = low + (0.01 + next()) * 10 ** Math.floor(next() * 4 - 1);
        const count = 1 + Math.floor(next() * 10);
        const places = ticks(low, high, count);
        assert.ok(places.length <= count + 1, `${places} of ${low} to ${high}`);
        places.forEach((place) => assert.ok(place >= low - 1e-9 && place <= high + 1e-9));
        if (places.length > 1) {
            const step = places[1] - places[0];
            const lead = Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6));
            assert.ok([1, 2, 5].includes(lead), `a step of ${step}`);
            places.forEach((place) => assert.ok(Math.abs(place / step - Math.round(place / step)) < 1e-6));
        }
    }
});

test('a scale has two labels beside 0 however short it is', () => {
    assert.deepEqual(graduation(0, 1.12, 40), [0, 0.5, 1]);
    assert.deepEqual(graduation(0, 13.9, 52), [0, 5, 10]);
    assert.deepEqual(graduation(-0.3, 0.3, 10), [-0.2, 0, 0.2]);
    assert.deepEqual(graduation(0, 10, 260), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (let high = 0.01; high < 1000; high *= 1.07) {
        for (const low of [0, -high, -high / 7]) {
            for (const pixels of [0, 30, 70, 120, 400]) {
                assert.ok(graduation(low, high, pixels).filter((place) => place !== 0).length >= 2, `${low} to ${high} on ${pixels} px`);
            }
        }
    }
    assert.deepEqual(graduation(0, 0, 100), [0]);
});

test('labels have the decimals that tell them apart, and no more', () => {
    assert.equal(decimalsOf([0, 0.5, 1]), 1);
    assert.equal(decimalsOf([0, 0.02]), 2);
    assert.equal(decimalsOf([0, 1]), 0);
    assert.equal(decimalsOf([0, 50]), 0);
    assert.equal(decimalsOf([0]), 1);
});
