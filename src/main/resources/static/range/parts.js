import { h, icon, ICONS } from './dom.js';

// Pieces that several tabs are made of.

let groups = 0;

/**
 * A row of words of which one is chosen.
 *
 * @param choices `[[value, text, hint]]`
 * @return `{element, show(value)}`
 */
export function segmented(label, choices, choose) {
    const name = `segmented-${++groups}`;
    const inputs = choices.map(([value, text, hint]) => {
        const input = h('input', { type: 'radio', name, value: String(value), onchange: () => choose(value) });
        return { value, input, label: h('label', { class: 'choice', title: hint }, input, h('span', {}, text)) };
    });
    const element = h('div', { class: 'choices', role: 'radiogroup', 'aria-label': label }, ...inputs.map((entry) => entry.label));
    return { element, show: (value) => inputs.forEach((entry) => (entry.input.checked = entry.value === value)) };
}

/** A button that stays pressed. */
export function toggle(text, change, properties = {}) {
    const button = h('button', { type: 'button', class: 'button toggle', 'aria-pressed': 'false', ...properties }, text);
    const show = (on) => button.setAttribute('aria-pressed', String(on));
    button.addEventListener('click', () => {
        const on = button.getAttribute('aria-pressed') !== 'true';
        show(on);
        change(on);
    });
    return { element: button, show };
}

/**
 * Figures that matter, each with a place for the other formulas' value.
 *
 * @param entries `[{name, label, unit, hint}]`
 * @return `{element, show({name: [value, other, remark]})}`
 */
export function figures(entries) {
    const places = new Map();
    const element = h(
        'dl',
        { class: 'figures' },
        ...entries.map(({ name, label, unit, hint }) => {
            const value = h('span', { class: 'figure-value' }, '–');
            const other = h('span', { class: 'figure-other' });
            const remark = h('span', { class: 'figure-remark' });
            places.set(name, { value, other, remark });
            return h(
                'div',
                { class: 'figure', dataset: { figure: name }, title: hint },
                h('dt', {}, label),
                h('dd', {}, h('span', {}, value, h('span', { class: 'figure-unit' }, unit ?? '')), other, remark),
            );
        }),
    );
    const show = (values) => {
        for (const [name, [value, other, remark]] of Object.entries(values)) {
            const place = places.get(name);
            place.value.textContent = value;
            place.other.textContent = other ?? '';
            place.remark.textContent = remark ?? '';
        }
    };
    return { element, show };
}

/** A button with an icon before its text. */
export const iconButton = (name, text, click, properties = {}) =>
    h('button', { type: 'button', class: 'button', onclick: click, ...properties }, icon(ICONS[name]), h('span', {}, text));
