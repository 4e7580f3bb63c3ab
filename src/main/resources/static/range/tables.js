import { Chart, Timeline } from './chart.js';
import { h, icon, ICONS } from './dom.js';
import { Field, NumberField, numberOf } from './fields.js';
import { significant } from './figures.js';
import { segmented } from './parts.js';

// Controls for values that are made of rows.

/**
 * A list of rows of numbers: the entries of a drawn pattern, the points of a curve, of a falloff. A block that is copied
 * from a spreadsheet may be pasted into any cell.
 */
export class TableField extends Field {
    #rows = [];

    /**
     * @param options as of any field, and `columns` ([{label, unit, key (where a row is an object)}]), `entry` (what a row
     *     is), `most` (rows)
     */
    constructor(options, change) {
        super(options, change);
        this.label = h('span', { class: 'field-label', id: `${this.id}-label` }, options.label);
        this.label.title = options.hint ?? '';
        this.body = h('tbody', {});
        const heads = options.columns.map(({ label, unit }) => h('th', { scope: 'col' }, label, unit ? h('span', { class: 'unit' }, ` ${unit}`) : null));
        this.table = h(
            'table',
            { class: 'table', 'aria-labelledby': this.label.id, 'aria-describedby': this.notes.id },
            h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, options.entry), ...heads, h('td', {}))),
            this.body,
        );
        this.adder = h('button', { type: 'button', class: 'button button-quiet', onclick: () => this.#add() }, `Add a ${options.entry}`);
        this.count = h('span', { class: 'table-count' });
        this.row.append(h('div', { class: 'table-head' }, this.label, this.count, this.adder), h('div', { class: 'table-frame' }, this.table), this.notes);
    }

    show(value, home) {
        const shown = this.effective(value);
        this.value = shown;
        const rows = Array.isArray(shown) ? shown : [];
        while (this.#rows.length > rows.length) {
            this.#rows.pop().element.remove();
        }
        while (this.#rows.length < rows.length) {
            const row = this.#made(this.#rows.length);
            this.#rows.push(row);
            this.body.append(row.element);
        }
        rows.forEach((row, i) => this.#fill(this.#rows[i], row));
        this.table.hidden = rows.length === 0;
        this.adder.hidden = rows.length >= (this.options.most ?? Infinity);
        this.count.textContent = shown !== undefined && !Array.isArray(shown) ? JSON.stringify(shown) : rows.length > 5 ? `${rows.length} rows` : '';
        this.row.classList.toggle('is-changed', home !== undefined && JSON.stringify(shown) !== JSON.stringify(home));
    }

    #made(place) {
        const name = `${this.options.entry} ${place}`;
        const inputs = this.options.columns.map(({ label, unit }, column) =>
            h('input', {
                type: 'text',
                class: 'number',
                inputmode: 'decimal',
                autocomplete: 'off',
                spellcheck: 'false',
                'aria-label': `${label} of ${name}${unit ? ` in ${unit}` : ''}`,
                oninput: () => this.#write(place, column, numberOf(inputs[column].value)),
                onpaste: (event) => this.#pasted(event, place, column),
                onblur: () => this.show(this.value, undefined),
            }),
        );
        const remover = h('button', { type: 'button', class: 'icon-button', 'aria-label': `Remove ${name}`, onclick: () => this.#take(place) }, icon(ICONS.cross));
        const cells = inputs.map((input) => h('td', {}, input));
        return { element: h('tr', {}, h('th', { scope: 'row' }, String(place)), ...cells, h('td', {}, remover)), inputs };
    }

    #fill({ inputs }, row) {
        this.options.columns.forEach(({ key }, column) => {
            const value = row?.[key ?? column];
            if (document.activeElement !== inputs[column]) {
                inputs[column].value = typeof value === 'number' ? significant(value, 7) : value === undefined || value === null ? '' : String(value);
            }
        });
    }

    #written(rows, place, column, value) {
        const { key } = this.options.columns[column];
        const row = rows[place];
        // JSON has no undefined in a list: a cell that is being typed into is null.
        const changed =
            key === undefined ? (Array.isArray(row) ? row : this.#empty()).with(column, value ?? null) : { ...(row ?? this.#empty()), [key]: value };
        return place < rows.length ? rows.with(place, changed) : [...rows, changed];
    }

    #empty() {
        const { columns } = this.options;
        return columns[0].key === undefined ? columns.map(() => 0) : Object.fromEntries(columns.map(({ key }) => [key, 0]));
    }

    #write(place, column, value) {
        this.change(this.#written(this.value, place, column, value));
    }

    /** A new row is like the last one, a step further where the rows have to ascend. */
    #add() {
        const rows = Array.isArray(this.value) ? this.value : [];
        const last = rows.at(-1) ?? this.options.begin ?? this.#empty();
        this.change([...rows, rows.length > 0 && this.options.next ? this.options.next(last) : last]);
        this.#rows.at(-1)?.inputs[0].focus();
    }

    #take(place) {
        const rows = this.value.toSpliced(place, 1);
        this.change(rows);
        (this.#rows[Math.min(place, rows.length - 1)]?.inputs[0] ?? this.adder).focus();
    }

    #pasted(event, place, column) {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!/\S[\s;]+\S/.test(text)) {
            // One number, which the input takes as it is.
            return;
        }
        event.preventDefault();
        let rows = this.value;
        blockOf(text).forEach((cells, down) =>
            cells.slice(0, this.options.columns.length - column).forEach((cell, right) => {
                if (place + down < (this.options.most ?? Infinity)) {
                    rows = this.#written(rows, place + down, column + right, cell);
                }
            }),
        );
        event.target.blur();
        this.change(rows);
    }
}

/** Returns the numbers of a block of text, by line. A comma parts them unless something else does: then it is a decimal comma. */
export function blockOf(text) {
    return text
        .split(/\r?\n/)
        .map((line) => line.replace(/[[\](){}]/g, ' ').trim().replace(/\s*,$/, ''))
        .filter((line) => line !== '')
        .map((line) => line.split([/\s*[\t;]\s*/, /,\s+/, /\s+/].find((separator) => separator.test(line)) ?? ',').map(numberOf));
}

/** A number, or a curve through points: over heat, in all that has one today. */
export class CurveField extends Field {
    #timeline = new Timeline();
    #mode;
    /** What the other of the two was, for who switches back. */
    #others = {};

    constructor(options, change) {
        super(options, change);
        const inner = { ...options, kind: undefined };
        this.number = new NumberField({ ...inner, kind: 'number' }, change);
        this.points = new TableField(
            {
                ...inner,
                kind: 'table',
                label: '',
                entry: 'point',
                most: 100,
                columns: [{ label: 'Heat' }, { label: options.label, unit: options.unit }],
                next: ([x, y]) => [(Number(x) || 0) + 10, y],
            },
            change,
        );
        this.choice = segmented(`${options.label} is`, [['number', 'one number'], ['points', 'over heat']], (mode) => this.#switch(mode));
        this.canvas = h('canvas', { class: 'chart curve' });
        this.chart = new Chart(this.canvas, {
            title: options.label,
            unit: options.unit ?? '',
            least: options.step,
            axis: true,
            across: { unit: '', name: 'heat' },
            timeline: this.#timeline,
        });
        for (const { row } of [this.number, this.points]) {
            delete row.dataset.pointer;
        }
        this.label = h('span', { class: 'field-label', id: `${this.id}-label` }, options.label);
        this.head = h('div', { class: 'curve-head' }, this.label, this.choice.element);
        this.row.append(this.number.row, this.head, this.canvas, this.points.row, this.notes);
    }

    show(value, home) {
        const shown = this.effective(value);
        const mode = Array.isArray(shown) ? 'points' : 'number';
        this.#mode = mode;
        this.#others[mode] = shown;
        this.choice.show(mode);
        this.number.row.hidden = mode !== 'number';
        this.points.row.hidden = mode !== 'points';
        this.canvas.hidden = mode !== 'points';
        this.label.textContent = mode === 'points' ? this.options.label : '';
        if (mode === 'number') {
            this.number.show(shown, Array.isArray(home) ? undefined : home);
        } else {
            this.points.show(shown, undefined);
            this.#draw(shown.filter((point) => Array.isArray(point) && point.every(Number.isFinite)));
        }
    }

    #draw(points) {
        const end = Math.max(1, points.at(-1)?.[0] ?? 1);
        // Held outside of its points.
        const all = points.length > 0 ? [[0, points[0][1]], ...points] : [];
        this.chart.show([{ x: all.map(([x]) => x), y: all.map(([, y]) => y), ink: 'shot', width: 1.75 }], [], end);
    }

    #switch(mode) {
        if (mode === this.#mode) {
            return;
        }
        const shown = this.#others[this.#mode];
        const made = mode === 'number' ? (shown?.[0]?.[1] ?? 0) : [[0, typeof shown === 'number' ? shown : 0], [100, typeof shown === 'number' ? shown : 0]];
        this.change(this.#others[mode] ?? made);
    }
}
