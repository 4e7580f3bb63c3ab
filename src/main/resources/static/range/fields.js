import { h, icon, ICONS } from './dom.js';
import { significant, toStep } from './figures.js';

// Controls for one value each. Whatever a control can't make sense of goes to the API as it is: it judges, not the page.

let count = 0;
const nextId = () => `control-${++count}`;

/** What all controls share: a row with a label, and the notes under it. */
export class Field {
    constructor(options, change) {
        this.options = options;
        this.pointer = options.pointer;
        this.change = change;
        this.id = nextId();
        this.notes = h('div', { class: 'notes', id: `${this.id}-notes` });
        this.label = h('label', { for: this.id, class: 'field-label' }, options.label);
        if (options.hint) {
            this.label.title = options.hint;
        }
        this.row = h('div', { class: `field field-${options.kind ?? 'number'}`, dataset: { pointer: options.pointer } });
    }

    /** What the page shows where the document says nothing: the default of the API. */
    effective(value) {
        return value === undefined ? this.options.fallback : value;
    }

    note(element) {
        this.notes.append(element);
    }

    clearNotes(kind) {
        this.notes.querySelectorAll(`.note-${kind}`).forEach((note) => note.remove());
        if (kind === 'error') {
            this.row.classList.remove('is-wrong');
            this.row.querySelectorAll('[aria-invalid]').forEach((input) => input.removeAttribute('aria-invalid'));
        }
    }

    markWrong() {
        this.row.classList.add('is-wrong');
        this.row.querySelectorAll('input, select').forEach((input) => input.setAttribute('aria-invalid', 'true'));
    }
}

/** Returns the number that was typed, nothing for nothing, and the text itself where it is no number. */
export function numberOf(typed) {
    const text = typed.trim().replace(',', '.').replace('\u2212', '-');
    const value = Number(text);
    return text === '' ? undefined : Number.isFinite(value) ? value : typed;
}

/** A number on a slider, and in figures beside it. */
export class NumberField extends Field {
    /** Where a finger touched the slider, until it is known what it is up to. */
    #finger;

    constructor(options, change) {
        super(options, change);
        const described = { 'aria-describedby': this.notes.id };
        this.slider = h('input', {
            type: 'range',
            id: this.id,
            class: 'slider',
            ...described,
            oninput: () => this.#slid(),
            onkeydown: (event) => this.#slidByKey(event),
        });
        this.#followFinger();
        this.number = h('input', {
            type: 'text',
            inputmode: 'decimal',
            class: 'number',
            autocomplete: 'off',
            spellcheck: 'false',
            'aria-label': `${options.label}${options.unit ? ` in ${options.spoken ?? options.unit}` : ''}`,
            ...described,
            oninput: () => this.#typed(),
            onkeydown: (event) => this.#stepped(event),
            onblur: () => this.show(this.value, this.home),
        });
        this.unit = h('span', { class: 'unit' }, options.unit ?? '');
        this.row.append(this.label, this.slider, this.number, this.unit, this.notes);
        this.label.addEventListener('dblclick', () => this.home !== undefined && this.change(this.home));
    }

    show(value, home) {
        this.value = value;
        this.home = home;
        const shown = this.effective(value);
        const known = typeof shown === 'number' && Number.isFinite(shown);
        this.#range(known ? shown : undefined, typeof home === 'number' ? home : this.options.fallback);
        this.slider.value = known ? String(shown) : this.slider.min;
        this.row.classList.toggle('is-unset', shown === undefined);
        this.#fillTrack();
        this.slider.setAttribute('aria-valuetext', `${known ? significant(shown) : 'not a number'} ${this.options.unit ?? ''}`.trim());
        if (document.activeElement !== this.number) {
            this.number.value = known ? significant(shown, 7) : shown === undefined ? '' : JSON.stringify(shown);
        }
        this.row.classList.toggle('is-changed', home !== undefined && shown !== home);
        if (this.options.aside) {
            this.unit.textContent = known ? this.options.aside(shown) : '';
        }
    }

    /** The slider covers what makes sense round the preset, and whatever the value is. */
    #range(value, home) {
        const { min = 0, max, step, most = Infinity } = this.options;
        // A slider that reaches beyond what the service takes would only be good for complaints.
        const wide = Math.min(most, Math.max(max, typeof home === 'number' ? home * 2 : max));
        this.slider.min = String(Math.min(min, value ?? min));
        this.slider.max = String(Math.max(wide, value ?? wide));
        this.slider.step = 'any';
        this.slider.dataset.step = String(step);
    }

    #fillTrack() {
        const low = Number(this.slider.min);
        const share = (value) => `${(100 * (value - low)) / (Number(this.slider.max) - low || 1)}%`;
        this.slider.style.setProperty('--fill', share(Number(this.slider.value)));
        this.slider.style.setProperty('--home', typeof this.home === 'number' ? share(this.home) : '-10%');
    }

    /** A swipe up or down that begins on the slider scrolls; only one across, or a tap, is meant for it. */
    #followFinger() {
        const { slider } = this;
        slider.addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => {
            this.#finger = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined;
        });
        slider.addEventListener('pointermove', ({ clientX, clientY }) => {
            const across = this.#finger ? Math.abs(clientX - this.#finger.x) : 0;
            if (across > 6 && across > Math.abs(clientY - this.#finger.y)) {
                this.#finger = undefined;
            }
        });
        slider.addEventListener('pointercancel', () => {
            this.#finger = undefined;
            this.show(this.value, this.home);
        });
        slider.addEventListener('pointerup', () => {
            if (this.#finger) {
                this.#finger = undefined;
                this.#slid();
            }
        });
    }

    #slidByKey(event) {
        const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
        const now = this.effective(this.value);
        if (steps && typeof now === 'number') {
            event.preventDefault();
            // Not to the next whole step, or the way back would lead elsewhere.
            const value = Number((now + steps * this.options.step).toPrecision(12));
            this.change(Math.min(Number(this.slider.max), Math.max(Number(this.slider.min), value)));
        }
    }

    #slid() {
        if (this.#finger) {
            this.#fillTrack();
            return;
        }
        const value = toStep(Number(this.slider.value), this.options.step);
        this.change(Math.min(Number(this.slider.max), Math.max(Number(this.slider.min), value)));
    }

    #typed() {
        this.change(numberOf(this.number.value));
    }

    #stepped(event) {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        const now = this.effective(this.value);
        if (direction && typeof now === 'number') {
            event.preventDefault();
            const { step, least = -Infinity, most = Infinity } = this.options;
            const value = toStep(now + direction * step * (event.shiftKey ? 10 : 1), step);
            this.change(Math.min(most, Math.max(least, value)));
            this.number.value = significant(this.value, 7);
        }
    }
}

/** One of a few words, as buttons in a row. */
export class ChoiceField extends Field {
    constructor(options, change) {
        super(options, change);
        this.label = h('span', { class: 'field-label', id: `${this.id}-label` }, options.label);
        this.label.title = options.hint ?? '';
        this.buttons = options.choices.map(([value, text, hint]) => {
            const input = h('input', { type: 'radio', name: this.id, value: String(value), onchange: () => change(value) });
            return { value, input, label: h('label', { class: 'choice', title: hint }, input, h('span', {}, text)) };
        });
        const group = h(
            'div',
            { class: 'choices', role: 'radiogroup', 'aria-labelledby': this.label.id, 'aria-describedby': this.notes.id },
            ...this.buttons.map((button) => button.label),
        );
        this.row.append(this.label, group, this.notes);
    }

    show(value, home) {
        const shown = this.effective(value);
        for (const button of this.buttons) {
            button.input.checked = button.value === shown;
        }
        this.row.classList.toggle('is-changed', home !== undefined && shown !== home);
    }
}

/** One of many words. */
export class SelectField extends Field {
    constructor(options, change) {
        super(options, change);
        this.select = h(
            'select',
            { id: this.id, class: 'select', 'aria-describedby': this.notes.id, onchange: () => change(this.select.value) },
            ...options.choices.map(([value, text, hint]) => h('option', { value, title: hint }, text)),
        );
        this.row.append(this.label, this.select, this.notes);
    }

    show(value, home) {
        const shown = this.effective(value);
        this.select.value = String(shown ?? '');
        this.row.classList.toggle('is-changed', home !== undefined && shown !== home);
    }
}

/** A text that stands for a value: a list of runs, a range, a seed. */
export class TextField extends Field {
    constructor(options, change) {
        super(options, change);
        this.input = h('input', {
            type: 'text',
            id: this.id,
            class: 'text',
            autocomplete: 'off',
            spellcheck: 'false',
            inputmode: options.inputmode ?? 'text',
            'aria-describedby': this.notes.id,
            oninput: () => change(options.parse(this.input.value)),
            onblur: () => this.show(this.value, this.home),
        });
        this.row.append(this.label, this.input, h('span', { class: 'unit' }, options.unit ?? ''), this.notes);
        if (options.roll) {
            const roll = () => change(options.roll());
            this.row.insertBefore(
                h('button', { type: 'button', class: 'icon-button', 'aria-label': `Roll the dice for ${options.label.toLowerCase()}`, onclick: roll }, icon(ICONS.dice)),
                this.notes,
            );
        }
    }

    show(value, home) {
        this.value = value;
        this.home = home;
        const shown = this.effective(value);
        if (document.activeElement !== this.input) {
            this.input.value = shown === undefined ? '' : this.options.print(shown);
        }
        this.row.classList.toggle('is-changed', home !== undefined && JSON.stringify(shown) !== JSON.stringify(home));
    }
}

/** Something that is on or off. */
export class SwitchField extends Field {
    constructor(options, change) {
        super(options, change);
        this.input = h('input', {
            type: 'checkbox',
            role: 'switch',
            id: this.id,
            class: 'switch',
            'aria-describedby': this.notes.id,
            onchange: () => change(this.input.checked),
        });
        this.row.append(this.label, this.input, this.notes);
    }

    show(value) {
        this.input.checked = this.effective(value) === true;
    }
}

/** Any of a few words, which may change with what they are taken from. */
export class WordsField extends Field {
    #words = [];

    constructor(options, change) {
        super(options, change);
        this.label = h('span', { class: 'field-label', id: `${this.id}-label` }, options.label);
        this.label.title = options.hint ?? '';
        this.group = h('div', { class: 'words', role: 'group', 'aria-labelledby': this.label.id, 'aria-describedby': this.notes.id });
        this.row.append(this.label, this.group, this.notes);
    }

    show(value, home, context) {
        const words = this.options.words(context);
        const chosen = Array.isArray(value) ? value : [];
        if (JSON.stringify(words) !== JSON.stringify(this.#words)) {
            this.#words = words;
            this.group.replaceChildren(
                ...words.map((word) => h('button', { type: 'button', class: 'button toggle', onclick: () => this.#chose(word) }, word)),
            );
        }
        this.chosen = chosen;
        words.forEach((word, i) => this.group.children[i].setAttribute('aria-pressed', String(chosen.includes(word))));
    }

    #chose(word) {
        // In the order of the words, so that the same choice is the same question.
        this.change(this.#words.filter((other) => (other === word) !== this.chosen.includes(other)));
    }
}
