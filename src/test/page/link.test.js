import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { fragment, opened } from '../../main/resources/static/range/link.js';

const STATE = { preset: 'pistol', weapon: { name: 'Пистолет 拳銃', seeds: { spread: '9007199254740993' } }, ghost: true };

/** Packs as a link does, by another library. */
const packed = (text) => deflateRawSync(Buffer.from(text)).toString('base64url');

test('a link is the tab and its state as deflated JSON in base64url', async () => {
    const link = await fragment('weapon', STATE);
    assert.match(link, /^#weapon\.[A-Za-z0-9_-]+$/);
    assert.deepEqual(JSON.parse(inflateRawSync(Buffer.from(link.slice('#weapon.'.length), 'base64url')).toString()), STATE);
});

test('a link says what was put into it', async () => {
    assert.deepEqual(await opened(await fragment('boids', STATE)), { tab: 'boids', state: STATE });
    assert.deepEqual(await opened(`#weapon.${packed(JSON.stringify(STATE))}`), { tab: 'weapon', state: STATE });
});

test('a tab alone has no state', async () => {
    assert.deepEqual(await opened('#homing'), { tab: 'homing' });
    assert.deepEqual(await opened(''), { tab: '' });
    assert.deepEqual(await opened('#weapon.'), { tab: 'weapon' });
});

test('what is cut off, no JSON or no object is broken', async () => {
    const whole = packed(JSON.stringify(STATE));
    for (const text of ['%%%', 'AAAA', whole.slice(0, -9), packed('{"preset": '), packed('5'), packed('null')]) {
        assert.deepEqual(await opened(`#weapon.${text}`), { tab: 'weapon', broken: true }, text);
    }
});

test('a few thousand characters that unpack to hundreds of megabytes are broken soon', async () => {
    const bomb = packed(`"${' '.repeat(300_000_000)}"`);
    assert.ok(bomb.length < 500_000);
    const before = process.memoryUsage().rss;
    assert.deepEqual(await opened(`#weapon.${bomb}`), { tab: 'weapon', broken: true });
    assert.ok(process.memoryUsage().rss - before < 200_000_000);
});
