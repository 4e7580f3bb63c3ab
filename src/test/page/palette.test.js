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

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function contrast(one, other) {
    const luminance = (color) => {
        const [red, green, blue] = [1, 3, 5]
            .map((i) => parseInt(color.slice(i, i + 2), 16) / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}

for (const selector of [':root', ':root[data-theme="dark"]']) {
    const colors = palette(selector);
    const of = (name, ground) => contrast(colors.get(name), colors.get(ground));

    test(`${selector}: texts can be read on all that they stand on, on canvases too, where no tool looks`, () => {
        for (const name of ['text', 'muted', 'faint', 'ghost', 'accent', 'warning', 'error', 'shot', 'method-1', 'method-2', 'method-3', 'method-4']) {
            for (const ground of ['panel', 'stage', 'raised']) {
                assert.ok(of(name, ground) >= 4.5, `${name} on ${ground}: ${of(name, ground)}`);
            }
        }
        assert.ok(of('accent-text', 'accent') >= 4.5);
        assert.ok(of('error', 'error-ground') >= 4.5);
        assert.ok(of('ground', 'text') >= 4.5);
    });

    test(`${selector}: bullets and lines can be seen on the wall and on the silhouette`, () => {
        for (const name of ['shot-first', 'shot-last', 'ghost', 'aim', 'cone']) {
            for (const ground of ['stage', 'silhouette']) {
                assert.ok(of(name, ground) >= 3, `${name} on ${ground}: ${of(name, ground)}`);
            }
        }
    });
}
