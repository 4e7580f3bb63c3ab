import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const css = readFileSync('src/main/resources/static/range/range.css', 'utf8');

/** The custom properties of the first rule with a selector. */
function palette(selector) {
    const start = css.indexOf(`\n${selector} {`);
    assert.ok(start >= 0, selector);
    const rule = css.slice(start, css.indexOf('}', start));
    return new Map([...rule.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

test('every colour stands once in the light and once in the dark palette, and nowhere else', () => {
    const light = palette(':root');
    const dark = palette(':root[data-theme="dark"]');
    assert.ok(light.size > 25);
    assert.deepEqual([...dark.keys()].sort(), [...light.keys()].sort());
    for (const name of light.keys()) {
        assert.equal(css.split(`--${name}:`).length - 1, 2, `--${name}`);
    }
    const rest = css.slice(css.indexOf('}', css.indexOf('\n:root[data-theme="dark"] {')));
    assert.doesNotMatch(rest, /#[0-9a-f]{3,8}\b(?![^{]*\{)/i, 'a colour outside of the palettes');
    assert.ok(!css.includes('prefers-color-scheme'), 'theme.js says which theme is in force');
});

test('every colour that is used is in the palette', () => {
    const names = palette(':root');
    // These are set on single elements.
    const own = new Set(['fill', 'home']);
    for (const [, name] of css.matchAll(/var\(--([a-z0-9-]+)/g)) {
        assert.ok(names.has(name) || own.has(name), `--${name}`);
    }
});
