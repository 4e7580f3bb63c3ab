import assert from 'node:assert/strict';
import { test } from 'node:test';
import { window } from './page.js';

globalThis.addEventListener = window.addEventListener.bind(window);
const { onFreeKey } = await import('../../main/resources/static/range/keys.js');

const pressed = [];
onFreeKey((event) => {
    pressed.push(event.key);
    event.preventDefault();
});

function make(html) {
    document.body.innerHTML = html;
    return document.body.firstElementChild;
}

/** Presses the space bar where the focus is, and says whether it was the page's. */
function space(options = {}) {
    pressed.length = 0;
    const key = (type) => document.activeElement.dispatchEvent(new window.KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true, ...options }));
    const isLeftDown = key('keydown');
    const isLeftUp = key('keyup');
    assert.equal(isLeftDown, isLeftUp, 'both ways are prevented, or none');
    return pressed.length === 1;
}

function click(element) {
    element.dispatchEvent(new window.Event('pointerdown', { bubbles: true }));
    element.focus();
}

function tabTo(element) {
    document.activeElement.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    element.focus();
}

test('a control that was clicked leaves the space bar to the page, one that was reached by keyboard keeps it', () => {
    for (const html of ['<button>x</button>', '<select></select>', '<input type="checkbox">', '<input type="radio">', '<a href="#x">x</a>']) {
        click(make(html));
        assert.ok(space(), html);
        assert.ok(space(), `${html} again: a press of the space bar doesn't reach a control`);
        tabTo(make(html));
        assert.ok(!space(), html);
        click(document.activeElement);
        assert.ok(space(), `${html} after a click on it`);
    }
});

test('a slider has no use for it', () => {
    tabTo(make('<input type="range">'));
    assert.ok(space());
});

test('texts keep every key, however they were reached, and so does a dialog', () => {
    for (const html of ['<input type="text">', '<input>', '<textarea></textarea>']) {
        click(make(html));
        assert.ok(!space(), html);
    }
    make('<dialog open></dialog>');
    assert.ok(!space());
    make('<p></p>');
    assert.ok(space());
});

test('a key that is held is one press, and a shortcut of the browser none', () => {
    make('<p></p>');
    assert.ok(!space({ ctrlKey: true }));
    assert.ok(!space({ repeat: true }));
});
