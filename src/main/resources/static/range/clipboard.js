import { h } from './dom.js';
import { say } from './status.js';

/** Copies a text; where the browser doesn't let a page do that, shows it to be copied by hand. */
export async function copy(text, what) {
    try {
        await navigator.clipboard.writeText(text);
        say(`${what} copied.`);
    } catch {
        showText(text, what);
    }
}

function showText(text, what) {
    const area = h('textarea', { class: 'code', readonly: true, rows: 12, 'aria-label': what });
    area.value = text;
    const dialog = h(
        'dialog',
        { class: 'dialog', 'aria-label': what, onclose: () => dialog.remove() },
        h('h2', { class: 'dialog-title' }, what),
        area,
        h('form', { method: 'dialog', class: 'dialog-actions' }, h('button', { class: 'button' }, 'Close')),
    );
    document.body.append(dialog);
    dialog.showModal();
    area.select();
}
