import { post, Problem } from '../api.js';
import { h, icon, ICONS } from '../dom.js';
import { explain } from '../status.js';
import { formulasOf } from './formulas.js';

/** What was surely meant as JSON, also where it is broken. */
const JSON_BEGINS = /^\s*(\{\s*(["}]|$)|\[|$)/;

/**
 * A dialog that takes a weapon document as text. JSON is read by the API, the very text, so that what JSON.parse forgives,
 * such as a key that is there twice, is complained about as well. YAML is read here, since the API takes JSON alone.
 */
export class PasteDialog {
    #text = h('textarea', {
        class: 'code',
        rows: 14,
        spellcheck: 'false',
        'aria-label': 'Weapon document as YAML or JSON',
        placeholder: 'name: AR-1\nfireIntervalSeconds: 0.1\n…',
    });
    #notes = h('div', { class: 'notes', 'aria-live': 'polite' });
    #take;

    /**
     * @param take takes {weapon, problem}; with a problem, the weapon is broken but can be shown and repaired
     * @param id of the dialog
     */
    constructor(take, id = 'paste') {
        this.#take = take;
        const form = h(
            'form',
            { onsubmit: (event) => this.#submitted(event) },
            h('h2', { class: 'dialog-title' }, 'Paste a weapon'),
            h('p', { class: 'dialog-text' }, 'A weapon document as YAML or JSON. What is wrong with it is said at the controls it is wrong in.'),
            this.#text,
            this.#notes,
            h(
                'div',
                { class: 'dialog-actions' },
                h('button', { type: 'button', class: 'button', onclick: () => this.dialog.close() }, 'Cancel'),
                h('button', { type: 'submit', class: 'button button-main', id: `${id}-use` }, 'Use it'),
            ),
        );
        this.dialog = h('dialog', { class: 'dialog', id, 'aria-label': 'Paste a weapon' }, form);
        document.body.append(this.dialog);
    }

    open(range, formulas) {
        this.range = range;
        this.formulas = formulas;
        this.#notes.replaceChildren();
        this.dialog.showModal();
        this.#text.select();
    }

    async #submitted(event) {
        event.preventDefault();
        this.#notes.replaceChildren();
        const text = this.#text.value;
        try {
            await this.#ask(...(await understood(text)));
        } catch (error) {
            if (error.name !== 'YamlFault') {
                explain(error, () => {});
            } else {
                this.#note(error.message);
                this.#text.setSelectionRange(error.offset ?? 0, error.offset ?? 0);
            }
        }
    }

    /** Asks the API what it thinks of a weapon: of the text, and of what was read from it, if anything could be. */
    async #ask(text, parsed) {
        // A preset's file, or a request's body, holds the weapon within.
        const inner = isObject(parsed?.weapon) ? parsed.weapon : undefined;
        try {
            const answer = await post('v1/weapon/sequence', this.#body(inner ? JSON.stringify(inner) : text, formulasOf(inner ?? parsed, this.formulas)));
            this.#use({ weapon: withExactSeeds(inner ?? parsed, answer.seeds) });
        } catch (error) {
            if (!(error instanceof Problem) || !error.isInput) {
                throw error;
            }
            if (isObject(parsed)) {
                this.#use({ weapon: inner ?? parsed, problem: error });
            } else {
                this.#complain(error);
            }
        }
    }

    /** The text keeps a line of its own, so that the lines in complaints are those of the text, less one. */
    #body(text, formulas) {
        return `{"formulas": "${formulas}", "firing": {"shots": ${Number(this.range.shots) || 1}}, "weapon":\n${text.trim() === '' ? 'null' : text}\n}`;
    }

    #use(taken) {
        this.dialog.close();
        this.#take(taken);
    }

    #complain(problem) {
        for (const { message } of problem.errors) {
            this.#note(message.replace(/at line (\d+)/, (_, line) => `at line ${line - 1}`));
        }
    }

    #note(text) {
        this.#notes.append(h('p', { class: 'note note-error' }, icon(ICONS.error), h('span', {}, text)));
        this.#text.focus();
    }
}

/** Returns a document as JSON, and what it says; undefined where only the API can say why it can't be read. */
export async function understood(text) {
    const parsed = parse(text);
    if (parsed !== undefined || JSON_BEGINS.test(text)) {
        return [text, parsed];
    }
    const { readYaml } = await import('./yaml.js');
    const read = readYaml(text);
    return [JSON.stringify(read), read];
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text) {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

/** JSON.parse rounds a seed past 2^53; the answer says it exactly. */
function withExactSeeds(weapon, seeds) {
    const exact = {};
    for (const [name, value] of Object.entries(weapon.seeds ?? {})) {
        exact[name] = typeof value === 'number' && !Number.isSafeInteger(value) ? seeds[name] : value;
    }
    return weapon.seeds ? { ...weapon, seeds: exact } : weapon;
}
