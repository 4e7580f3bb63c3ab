import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, same, written } from '../../main/resources/static/range/pointer.js';

/** The document of RFC 6901, section 5. */
const RFC = { foo: ['bar', 'baz'], '': 0, 'a/b': 1, 'c%d': 2, 'e^f': 3, 'g|h': 4, 'i\\j': 5, 'k"l': 6, ' ': 7, 'm~n': 8 };

test('pointers name what RFC 6901 says', () => {
    assert.deepEqual(read(RFC, ''), RFC);
    assert.deepEqual(read(RFC, '/foo'), ['bar', 'baz']);
    const values = { '/foo/0': 'bar', '/': 0, '/a~1b': 1, '/c%d': 2, '/e^f': 3, '/g|h': 4, '/i\\j': 5, '/k"l': 6, '/ ': 7, '/m~0n': 8 };
    for (const [pointer, value] of Object.entries(values)) {
        assert.equal(read(RFC, pointer), value, pointer);
    }
});

test('where nothing stands, nothing is read', () => {
    assert.equal(read({ a: 1 }, '/a/b'), undefined);
    assert.equal(read({}, '/toString'), undefined);
    assert.equal(read(null, '/a'), undefined);
    assert.equal(read([1], '/1'), undefined);
});

test('a change leaves the document that was given as it was, and shares what has not changed', () => {
    const before = { a: { b: 1 }, c: [{ d: 2 }], notes: { kept: true } };
    const text = JSON.stringify(before);
    const after = written(before, '/c/0/d', 3);
    assert.deepEqual(after, { a: { b: 1 }, c: [{ d: 3 }], notes: { kept: true } });
    assert.equal(JSON.stringify(before), text);
    assert.equal(after.a, before.a);
    assert.equal(after.notes, before.notes);
    assert.ok(Array.isArray(after.c));
});

test('objects on the way are made, and undefined takes a member away', () => {
    assert.deepEqual(written({}, '/spread/cone/degrees', 2), { spread: { cone: { degrees: 2 } } });
    assert.deepEqual(written({ a: { b: 1, c: 2 } }, '/a/b', undefined), { a: { c: 2 } });
    assert.deepEqual(written({ a: 1 }, '', 5), 5);
});

test('a member called __proto__ is a member like any other', () => {
    const after = written({}, '/__proto__/polluted', true);
    assert.equal(read(after, '/__proto__/polluted'), true);
    assert.equal({}.polluted, undefined);
});

test('an element that is taken away leaves no hole', () => {
    assert.deepEqual(written(['a', 'b', 'c'], '/1', undefined), ['a', 'c']);
});

test('documents are the same whatever the order of their members', () => {
    assert.ok(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }));
    assert.ok(!same([1, 2], [2, 1]));
    assert.ok(!same({ a: undefined }, {}));
    assert.ok(!same([], {}));
    assert.ok(!same(null, {}));
});
