import { h, icon, ICONS } from './dom.js';
import { fieldOf } from './kinds.js';
import { read, written } from './pointer.js';

let titles = 0;

/** Returns a field of each element of a list as that of one: what it asks of the document takes the element's place as well. */
function placed(field, place) {
    const { when, from, into } = field;
    return {
        ...field,
        pointer: place + field.pointer,
        ...(when && { when: (document, context) => when(document, context, place) }),
        ...(from && { from: (document) => from(document, place) }),
        ...(into && { into: (document, value) => into(document, value, place) }),
    };
}

const within = (pointer, place) => pointer === place || pointer.startsWith(`${place}/`);

/** Returns the one whose place is the smallest that a pointer leads into. */
function nearest(candidates, pointer, placeOf) {
    const around = candidates.filter((candidate) => placeOf(candidate) && within(pointer, placeOf(candidate)));
    return around.reduce((best, candidate) => (best && placeOf(best).length >= placeOf(candidate).length ? best : candidate), undefined);
}

/**
 * Groups of controls over a document. A group may stand for a part that can be left out: it is added by a button at the end
 * of its section and taken away by its switch. Or it stands for each element of a list. What no control shows is kept as it
 * is. Complaints and warnings go to the control that their pointer names, else to its group, else on top.
 */
export class Form {
    #groups = [];
    #lists = [];
    #adders = [];
    #removed = new Map();
    #said = new Map();

    /**
     * @param groups `[{title, hint (a text, or what makes one of the document), pointer, fields, section (a heading before
     *     it), closed, part (whether it can be left out), each (whether it stands for each element of a list), add (what a
     *     button adds), template (of what is added, or what makes one of the list), needs (parts that come along), added and removed (what
     *     else changes then, from document to document), inside (whether it is there only where its place is)}]`
     * @param change takes the document after a person has changed it, and the pointer of the change
     */
    constructor(groups, change) {
        this.loose = h('div', { class: 'notes notes-loose', role: 'status' });
        this.element = h('div', { class: 'form' }, this.loose);
        this.change = change;
        this.document = {};
        this.options = groups;
        this.#build();
    }

    /**
     * Shows a document.
     *
     * @param home the document that the sliders' ranges and marks are taken from
     * @param context what some controls take their choices from
     */
    show(document, home = document, context = undefined) {
        if (document !== this.document) {
            this.#removed.clear();
        }
        this.#show(document, home, context);
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

    get #fields() {
        return this.#groups.flatMap((group) => group.fields);
    }

    #build() {
        let adder;
        for (const options of this.options) {
            if (options.section || !adder) {
                adder = h('div', { class: 'adders', role: 'group', 'aria-label': `Add to ${(options.section ?? options.title).toLowerCase()}` });
                this.element.append(h('div', { class: 'section' }, options.section ? h('h2', { class: 'section-title' }, options.section) : null, adder));
            }
            const end = adder;
            if (options.each) {
                this.#lists.push({ options, end, groups: [] });
            } else {
                const group = this.#group(options);
                end.before(group.element);
                this.#groups.push(group);
            }
            if (options.add) {
                const button = h('button', { type: 'button', class: 'button adder', dataset: { adds: options.pointer }, onclick: () => this.#add(options) }, `+ ${options.title}`);
                button.setAttribute('aria-label', `Add ${options.add}`);
                end.append(button);
                this.#adders.push({ options, button });
            }
        }
    }

    #show(document, home, context = this.context) {
        this.document = document;
        this.home = home;
        this.context = context;
        this.#lists.forEach((list) => this.#count(list));
        for (const group of this.#groups) {
            this.#showGroup(group);
        }
        for (const { options, button } of this.#adders) {
            button.hidden = !this.#canAdd(options);
        }
    }

    #showGroup(group) {
        const { options, element, toggle, fields, hint } = group;
        const part = options.pointer ? read(this.document, options.pointer) : this.document;
        const isOff = Boolean(options.part) && part === undefined;
        element.classList.toggle('is-off', isOff);
        if (toggle) {
            toggle.checked = !isOff;
        }
        for (const field of fields) {
            field.row.hidden = Boolean(field.options.when) && !field.options.when(this.document, this.context);
            field.show(this.#valueOf(field, this.document), this.#valueOf(field, this.home), this.context);
        }
        if (typeof options.hint === 'function') {
            hint.textContent = options.hint(part, this.document);
        }
        this.#hide(group);
    }

    /** Hides what is unused, unless something is wrong with just that. */
    #hide({ options, element, fields, marks }) {
        const isUnused = element.classList.contains('is-off') && !this.#removed.has(options.pointer);
        const isEmpty = isUnused || !this.#isWithin(options) || fields.every((field) => field.row.hidden);
        element.hidden = isEmpty && marks.childElementCount === 0;
    }

    #valueOf({ options, pointer }, document) {
        return options.from ? options.from(document) : read(document, pointer);
    }

    /** Whether the parts that a group stands within are there. */
    #isWithin({ pointer = '', inside }) {
        const parts = this.options.filter((other) => other.part && other.pointer !== pointer && within(pointer, other.pointer));
        return parts.every((other) => read(this.document, other.pointer) !== undefined) && (!inside || read(this.document, pointer) !== undefined);
    }

    #canAdd(options) {
        const there = read(this.document, options.pointer);
        if (!this.#isWithin(options)) {
            return false;
        }
        return options.each ? there === undefined || (Array.isArray(there) && there.length < options.most) : there === undefined && !this.#removed.has(options.pointer);
    }

    /** Makes as many groups as a list has elements. */
    #count(list) {
        const { options, end, groups } = list;
        const elements = read(this.document, options.pointer);
        const count = Array.isArray(elements) ? elements.length : 0;
        while (groups.length > count) {
            const group = groups.pop();
            group.element.remove();
            this.#groups.splice(this.#groups.indexOf(group), 1);
        }
        while (groups.length < count) {
            const pointer = `${options.pointer}/${groups.length}`;
            const group = this.#group({ ...options, pointer, fields: options.fields.map((field) => placed(field, pointer)) });
            end.before(group.element);
            groups.push(group);
            this.#groups.push(group);
        }
        groups.forEach((group, i) => {
            group.title.textContent = options.titleOf(elements[i], i);
            group.remover.setAttribute('aria-label', `Remove ${group.title.textContent}`);
        });
    }

    #group(options) {
        const body = h('div', { class: 'group-body' });
        const hint = h('span', { class: 'group-hint' }, typeof options.hint === 'string' ? options.hint : '');
        const title = h('span', { class: 'group-title', id: `group-${++titles}` }, options.title);
        const opener = h('button', { type: 'button', class: 'group-opener', 'aria-expanded': 'true' }, icon(ICONS.open), title, hint);
        const marks = h('span', { class: 'group-marks' });
        const notes = h('div', { class: 'notes' });
        const toggle = options.part ? this.#toggle(options) : null;
        const remover = options.each
            ? h('button', { type: 'button', class: 'button button-quiet', onclick: () => this.#take(options.pointer) }, 'Remove')
            : null;
        const head = h('div', { class: 'group-head' }, opener, marks, toggle, remover);
        const element = h('section', { class: 'group', role: 'group', dataset: { pointer: options.pointer ?? '' }, 'aria-labelledby': title.id }, head, notes, body);
        const group = { options, element, title, hint, notes, marks, toggle, remover, fields: [], open: undefined };
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
        return group;
    }

    #toggle(options) {
        const toggle = h('input', {
            type: 'checkbox',
            role: 'switch',
            class: 'switch',
            'aria-label': options.title,
            title: 'Take it away, or put it back',
            onchange: () => this.#switched(options, toggle.checked),
        });
        return toggle;
    }

    #changed({ options, pointer }, value) {
        const changed = options.into ? options.into(this.document, value) : written(this.document, pointer, value);
        this.#changeTo(options.also ? options.also(changed, value) : changed, pointer);
    }

    #changeTo(document, pointer) {
        this.#show(document, this.home);
        this.change(document, pointer);
    }

    #switched(options, on) {
        const { pointer } = options;
        if (on) {
            this.#put(options, this.#removed.get(pointer) ?? read(this.home, pointer) ?? this.#made(options));
        } else {
            this.#removed.set(pointer, read(this.document, pointer));
            const document = written(this.document, pointer, undefined);
            this.#changeTo(options.removed ? options.removed(document) : document, pointer);
        }
    }

    #add(options) {
        const list = read(this.document, options.pointer) ?? [];
        const pointer = options.each ? `${options.pointer}/${list.length}` : options.pointer;
        this.#put(options, options.each ? [...list, this.#made(options, list)] : (read(this.home, pointer) ?? this.#made(options)));
        const added = this.#groups.find((group) => group.options.pointer === pointer);
        added.open(true);
        added.element.scrollIntoView?.({ block: 'nearest' });
        added.element.querySelector('.group-body input:not([type=range]), .group-body select')?.focus();
    }

    /** Puts a part into the document, with those that it can't be without. */
    #put({ pointer, needs = [], added }, part) {
        let document = written(this.document, pointer, part);
        document = added ? added(document) : document;
        for (const needed of needs) {
            const options = this.options.find((candidate) => candidate.pointer === needed);
            document = read(document, needed) === undefined ? written(document, needed, this.#made(options)) : document;
        }
        this.#changeTo(document, pointer);
    }

    #made({ template }, list) {
        return typeof template === 'function' ? template(list) : template;
    }

    /** Takes an element out of its list, and the list away when it was the last. */
    #take(pointer) {
        const place = pointer.slice(0, pointer.lastIndexOf('/'));
        const rest = written(this.document, pointer, undefined);
        this.#changeTo(read(rest, place).length > 0 ? rest : written(rest, place, undefined), place);
    }

    #note(kind, pointer, message) {
        const note = h('p', { class: `note note-${kind}` }, icon(ICONS[kind]), h('span', {}, message));
        const field = nearest(this.#fields.filter(({ row }) => !row.hidden), pointer, (candidate) => candidate.pointer);
        const group = field
            ? this.#groups.find((candidate) => candidate.fields.includes(field))
            : nearest(this.#groups, pointer, (candidate) => candidate.options.pointer);
        const rest = pointer.slice((field?.pointer ?? group?.options.pointer ?? '').length).replace(/^\//, '').replaceAll('/', ' › ');
        if (rest && kind === 'error') {
            note.lastChild.prepend(h('b', {}, rest), ' ');
        }
        if (field) {
            field.note(note);
            if (kind === 'error') {
                field.markWrong();
            }
        } else {
            (group?.notes ?? this.loose).append(note);
        }
        if (group) {
            group.marks.append(h('span', { class: `mark mark-${kind}` }, icon(ICONS[kind])));
            this.#hide(group);
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
        this.#groups.forEach((group) => this.#hide(group));
    }
}
