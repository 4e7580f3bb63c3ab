import { address, fileOf, Problem } from './api.js';
import { copy } from './clipboard.js';
import { h, icon, ICONS } from './dom.js';
import { figure } from './figures.js';
import { segmented } from './parts.js';

// What is shown, in the form that somebody needs elsewhere. The service writes it; the page only names the file.

/** The formats by the word that the service knows them by: where they belong, what they are, how a file of it ends. */
const FORMATS = {
    'unreal-curvetable': { of: 'Unreal', text: 'Curve table, CSV', ending: 'csv', curves: true },
    'unreal-curvetable-json': { of: 'Unreal', text: 'Curve table, JSON', ending: 'json', curves: true },
    'unreal-datatable': { of: 'Unreal', text: 'Data table of shots, CSV', ending: 'csv' },
    'unity-animationcurve': { of: 'Unity', text: 'Animation curves, JSON', ending: 'json', curves: true },
    'unity-anim': { of: 'Unity', text: 'Animation clip', ending: 'anim', curves: true },
    'godot-tres': { of: 'Godot', text: 'Animation resource', ending: 'tres', curves: true },
    gltf: { of: 'Any', text: 'glTF: a camera that is kicked', ending: 'glb', curves: true },
    vectors: { of: 'Any', text: 'Golden vectors, JSON', ending: 'json' },
    csv: { of: 'Any', text: 'Table, CSV', ending: 'csv' },
    json: { of: 'Any', text: 'Every figure, JSON', ending: 'json' },
    png: { of: 'Any', text: 'Picture, PNG', ending: 'png', picture: true },
    svg: { of: 'Any', text: 'Picture, SVG', ending: 'svg', picture: true },
};

export const VIEW_FORMATS = Object.keys(FORMATS).filter((word) => word !== 'unreal-datatable' && word !== 'vectors');
export const WEAPON_FORMATS = Object.keys(FORMATS);
export const TABLE_FORMATS = ['csv', 'json'];
export const PICTURE_FORMATS = ['csv', 'json', 'png', 'svg'];

/** Returns a name for a file: what people called the thing, without what file systems refuse. */
export function fileName(name, word, ending) {
    const plain = `${name} ${word}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
    return `${plain || 'gunfeel'}.${ending}`;
}

/** Returns the address that gives a format. */
function pathOf({ path }, format, tolerance) {
    const { curves, picture } = FORMATS[format];
    const parameters = new URLSearchParams({ format });
    if (curves && tolerance !== '') {
        parameters.set('toleranceDegrees', tolerance);
    }
    if (picture && document.documentElement.dataset.theme === 'dark') {
        parameters.set('theme', 'dark');
    }
    return `${path}?${parameters}`;
}

/** Hands a file to the browser to be saved. */
function save(blob, name) {
    const url = URL.createObjectURL(blob);
    h('a', { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/**
 * Opens a dialog that saves what the service answers.
 *
 * @param {string} name what the thing is called
 * @param sources `[{word (of file names), text, path, body, formats}]`
 */
export function takeAway(name, sources) {
    let source = sources[0];
    const select = h('select', { class: 'select', id: 'take-format', onchange: () => show() });
    const tolerance = h('input', { class: 'text', id: 'take-tolerance', inputmode: 'decimal', autocomplete: 'off' });
    const toleranceRow = h('label', { class: 'dialog-field' }, h('span', {}, 'Tolerance in degrees; left empty, the service\u2019s own'), tolerance);
    const notes = h('div', { class: 'notes', role: 'status' });
    const what = segmented('What', sources.map(({ word, text }) => [word, text]), (word) => {
        source = sources.find((one) => one.word === word);
        list();
    });
    what.show(source.word);
    what.element.hidden = sources.length < 2;

    function list() {
        const chosen = select.value;
        const groups = new Map();
        for (const word of source.formats) {
            const { of, text } = FORMATS[word];
            groups.set(of, [...(groups.get(of) ?? []), h('option', { value: word }, text)]);
        }
        select.replaceChildren(...[...groups].map(([label, options]) => h('optgroup', { label }, ...options)));
        select.value = source.formats.includes(chosen) ? chosen : source.formats[0];
        show();
    }
    function show() {
        toleranceRow.hidden = !FORMATS[select.value].curves;
        notes.replaceChildren();
    }
    const say = (kind, text) => notes.replaceChildren(h('p', { class: `note note-${kind}` }, ICONS[kind] ? icon(ICONS[kind]) : null, h('span', {}, text)));
    const file = () => fileName(name, sources.length > 1 ? source.word : '', FORMATS[select.value].ending);

    async function submitted(event) {
        event.preventDefault();
        try {
            const { blob, headers } = await fileOf(pathOf(source, select.value, tolerance.value.trim().replace(',', '.')), source.body);
            save(blob, file());
            const keys = headers.get('Gunfeel-Keys');
            const off = Number(headers.get('Gunfeel-Largest-Error-Degrees'));
            say('said', `${file()} is saved${keys ? `: ${keys} keys, nowhere more than ${figure(off, 4)}° from the formulas` : ''}.`);
        } catch (error) {
            const first = error instanceof Problem ? error.errors[0] : undefined;
            say('error', first ? `${first.pointer ?? ''} ${first.message}`.trim() : error.message);
        }
    }
    const curl = () => {
        const body = JSON.stringify(source.body, null, 2).replaceAll("'", "'\\''");
        const path = pathOf(source, select.value, tolerance.value.trim().replace(',', '.'));
        return `curl -s '${address(path)}' -H 'Content-Type: application/json' -d '${body}' -o '${file()}'\n`;
    };
    const dialog = h(
        'dialog',
        { class: 'dialog', id: 'take', 'aria-labelledby': 'take-title', onclose: () => dialog.remove() },
        h(
            'form',
            { onsubmit: submitted },
            h('h2', { class: 'dialog-title', id: 'take-title' }, 'Export'),
            what.element,
            h('label', { class: 'dialog-field' }, h('span', {}, 'Format'), select),
            toleranceRow,
            notes,
            h(
                'div',
                { class: 'dialog-actions' },
                h('button', { type: 'button', class: 'button', onclick: () => dialog.close() }, 'Close'),
                h('button', { type: 'button', class: 'button', id: 'take-curl', onclick: () => copy(curl(), 'curl command') }, 'Copy curl'),
                h('button', { type: 'submit', class: 'button button-main', id: 'take-save' }, 'Save'),
            ),
        ),
    );
    list();
    document.body.append(dialog);
    dialog.showModal();
}
