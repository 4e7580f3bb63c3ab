import { h, icon, ICONS } from './dom.js';
import { fieldOf } from './fields.js';
import { read, written } from './pointer.js';

const within = (pointer, place) => pointer === place || pointer.startsWith(`${place}/`);

/**
 * Groups of controls over a document. A group may stand for a part that can be left out, and then has a switch.
 * Complaints and warnings go to the control that their pointer names, else to its group, else on top.
 */
export class Form {
    #groups;
    #fields;
    #removed = new Map();
    #said = new Map();

    /**
     * @param groups `[{title, hint (a text, or what makes one of the document), pointer, part, template, closed,
     *     section, fields}]`
     * @param change takes the document after a person has changed it, and the pointer of the change
     */
    constructor(groups, change) {
        this.loose = h('div', { class: 'notes notes-loose', role: 'status' });
        this.element = h('div', { class: 'form' }, this.loose);
        this.change = change;
        this.document = {};
        this.#groups = groups.map((options) => this.#group(options));
        this.#fields = this.#groups.flatMap((group) => group.fields);
    }

    /**
     * Shows a document.
     *
     * @param home the document that the sliders' ranges and marks are taken from
     */
    show(document, home = document) {
        this.document = document;
        this.home = home;
        for (const group of this.#groups) {
            const part = group.options.pointer ? read(document, group.options.pointer) : document;
            const off = Boolean(group.options.part) && part === undefined;
            group.element.classList.toggle('is-off', off);
            if (group.toggle) {
                group.toggle.checked = !off;
            }
            for (const field of group.fields) {
                field.row.hidden = Boolean(field.options.when) && !field.options.when(document);
                field.show(read(document, field.pointer), read(home, field.pointer));
            }
            group.element.hidden = group.fields.every((field) => field.row.hidden);
            if (typeof group.options.hint === 'function') {
                group.hint.textContent = group.options.hint(document);
            }
        }
    }

    /** Shows complaints, each {pointer, message}, in place of those before. */
    complain(complaints) {
        this.#say('error', complaints);
    }

    /** Shows warnings, each {pointer, message}, in place of those before. */
    warn(warnings) {
        this.#say('warning', warnings);
    }

    /** Brings the first note of a kind into view. */
    reveal(kind) {
        const note = this.element.querySelector(`.note-${kind}`);
        const group = this.#groups.find((candidate) => candidate.element.contains(note));
        group?.open(true);
        note?.scrollIntoView({ block: 'center' });
    }

    #group(options) {
        const body = h('div', { class: 'group-body' });
        const hint = h('span', { class: 'group-hint' }, typeof options.hint === 'string' ? options.hint : '');
        const opener = h(
            'button',
            { type: 'button', class: 'group-opener', 'aria-expanded': 'true' },
            icon(ICONS.open),
            h('span', { class: 'group-title' }, options.title),
            hint,
        );
        const marks = h('span', { class: 'group-marks' });
        const notes = h('div', { class: 'notes' });
        const toggle = options.part
            ? h('input', {
                  type: 'checkbox',
                  role: 'switch',
                  class: 'switch',
                  'aria-label': options.title,
                  onchange: () => this.#switched(options, toggle.checked),
              })
            : null;
        const head = h('div', { class: 'group-head' }, opener, marks, toggle);
        const element = h('section', { class: 'group', dataset: { pointer: options.pointer ?? '' } }, head, notes, body);
        const group = { options, element, hint, notes, marks, toggle, fields: [] };
        group.open = (open) => {
            opener.setAttribute('aria-expanded', String(open));
            element.classList.toggle('is-closed', !open);
        };
        opener.addEventListener('click', () => group.open(element.classList.contains('is-closed')));
        group.open(!options.closed);
        for (const field of options.fields) {
            const control = fieldOf(field, (value) => this.#changed(control, value));
            group.fields.push(control);
            body.append(control.row);
        }
        if (options.section) {
            this.element.append(h('h2', { class: 'section-title' }, options.section));
        }
        this.element.append(element);
        return group;
    }

    #changed(control, value) {
        const { pointer, also } = control.options;
        const changed = written(this.document, pointer, value);
        const document = also ? also(changed, value) : changed;
        this.show(document, this.home);
        this.change(document, pointer);
    }

    #switched(options, on) {
        const { pointer } = options;
        if (!on) {
            this.#removed.set(pointer, read(this.document, pointer));
        }
        const part = on ? (this.#removed.get(pointer) ?? read(this.home, pointer) ?? options.template) : undefined;
        const document = written(this.document, pointer, part);
        this.show(document, this.home);
        this.change(document, pointer);
    }

    #note(kind, pointer, message) {
        const note = h('p', { class: `note note-${kind}` }, icon(ICONS[kind]), h('span', {}, message));
        const field = this.#fields.find((candidate) => !candidate.row.hidden && within(pointer, candidate.pointer));
        const group = this.#groups.find((candidate) =>
            field ? candidate.fields.includes(field) : candidate.options.pointer && within(pointer, candidate.options.pointer),
        );
        if (field) {
            field.note(note);
            if (kind === 'error') {
                field.markWrong();
            }
        } else {
            const rest = pointer.slice(group?.options.pointer.length ?? 0).replace(/^\//, '').replaceAll('/', ' › ');
            if (rest && kind === 'error') {
                note.lastChild.prepend(h('b', {}, rest), ' ');
            }
            (group?.notes ?? this.loose).append(note);
        }
        if (group) {
            group.marks.append(h('span', { class: `mark mark-${kind}` }, icon(ICONS[kind])));
            if (kind === 'error') {
                group.open(true);
            }
        }
    }

    #say(kind, notes) {
        const said = JSON.stringify(notes);
        // While a slider is dragged the same notes come with every answer; only others are worth the reading.
        if (said !== (this.#said.get(kind) ?? '[]')) {
            this.#said.set(kind, said);
            this.#clear(kind);
            notes.forEach(({ pointer, message }) => this.#note(kind, pointer ?? '', message));
        }
    }

    #clear(kind) {
        this.#fields.forEach((field) => field.clearNotes(kind));
        this.element.querySelectorAll(`.note-${kind}, .mark-${kind}`).forEach((note) => note.remove());
    }
}
