import { address, get, post, Problem } from '../api.js';
import { copy } from '../clipboard.js';
import { describedGroups } from '../described.js';
import { h, icon, ICONS } from '../dom.js';
import { figure } from '../figures.js';
import { Form } from '../form.js';
import { Latest } from '../latest.js';
import { segmented } from '../parts.js';
import { Schema } from '../schema.js';
import { explain, say, wellAgain } from '../status.js';
import { Surface } from '../surface.js';
import { PasteDialog, understood } from '../weapon/paste.js';
import { ARSENAL_GROUPS, arsenalBody, named, restored, STANDARD_TASK } from './controls.js';
import { drawArsenal, styleOf } from './picture.js';
import { DUEL_VIEWS, duelTable, resultTable } from './tables.js';

/** How long nothing must change before the service simulates, in milliseconds. */
const REST = 200;

/** Many weapons at once: the time to kill over the distance, and who wins a duel. */
export class ArsenalTab {
    #state = { presets: [], documents: [], task: STANDARD_TASK };
    #presets = [];
    #shown;
    #player = 0;
    #meters;
    #duelView = DUEL_VIEWS[0][0];
    #plot;
    #resting = 0;

    /**
     * @param changed is called when what a link should restore has changed
     * @param others takes the name of another tab and returns a promise of it
     */
    constructor(root, changed, others) {
        this.root = root;
        this.changed = changed;
        this.others = others;
        this.latest = new Latest(
            (answer) => this.#answered(answer),
            (error) => this.#failed(error),
        );
        this.paste = new PasteDialog(({ weapon }) => this.#addDocument(weapon), 'arsenal-paste');
        this.#layOut(root);
        this.surface = new Surface(this.canvas, (context, width, height) => this.#draw(context, width, height));
    }

    async open(state) {
        let schema;
        try {
            [this.#presets, schema] = await Promise.all([get('v1/weapons'), get('schemas/arsenal.schema.json')]);
        } catch (error) {
            explain(error, () => this.open(state));
            return;
        }
        this.form = new Form(describedGroups(ARSENAL_GROUPS, new Schema(schema)), (task) => this.#set({ task }));
        this.controls.append(this.form.element);
        this.restore(state);
    }

    get state() {
        return { ...this.#state, player: this.#player || undefined, meters: this.#meters };
    }

    restore(state) {
        if (this.form) {
            this.#player = Number.isInteger(state?.player) ? state.player : 0;
            this.#meters = Number.isFinite(state?.meters) ? state.meters : undefined;
            this.#set(restored(state, this.#presets.map(({ name }) => name)));
        }
    }

    #layOut(root) {
        this.chips = h('div', { class: 'words', role: 'group', 'aria-label': 'Weapons that come along' });
        this.documents = h('ul', { class: 'documents' });
        this.notes = h('div', { class: 'notes', role: 'status' });
        const action = (id, text, click) => h('button', { type: 'button', class: 'button button-quiet', id, onclick: click }, text);
        this.controls = h(
            'div',
            { class: 'controls' },
            h(
                'div',
                { class: 'intro' },
                h('h2', { class: 'weapon-name' }, 'Arsenal'),
                h('p', {}, 'Who kills first, at which distance, in whose hands? Drop weapon files anywhere here.'),
                h(
                    'div',
                    { class: 'actions' },
                    action('arsenal-json', 'Copy JSON', () => copy(`${JSON.stringify(arsenalBody(this.#state), null, 2)}\n`, 'Arsenal')),
                    action('arsenal-curl', 'Copy curl', () => copy(this.#curl(), 'curl command')),
                    action('arsenal-link', 'Copy link', async () => copy(await this.changed(true), 'Link')),
                    action('arsenal-take', 'Export …', () => this.#takeAway()),
                ),
            ),
            h(
                'div',
                { class: 'presets' },
                h('h3', { class: 'section-title section-title-bare' }, 'Weapons'),
                this.chips,
                this.documents,
                h(
                    'div',
                    { class: 'actions' },
                    action('arsenal-add', 'Add the Weapon tab\u2019s', () => this.#addShaped()),
                    action('arsenal-paste-open', 'Paste …', () => this.paste.open({ shots: 1 }, 'published')),
                ),
                this.notes,
            ),
        );
        this.canvas = h('canvas', {
            class: 'picture',
            id: 'arsenal-plot',
            tabindex: '0',
            role: 'img',
            'aria-label': 'The time to kill over the distance',
            onclick: (event) => this.#plot && this.#show(this.#plot.nearest(event.offsetX, this.#shown.distances)),
            onkeydown: (event) => this.#keyed(event),
        });
        this.playerBar = h('div', { class: 'stage-bar' });
        this.metersSelect = h('select', { class: 'select', id: 'arsenal-meters', onchange: () => this.#show(Number(this.metersSelect.value)) });
        this.result = h('div', { class: 'table-scroll', tabindex: '0', role: 'group', 'aria-label': 'Figures' });
        this.duels = h('div', { class: 'table-scroll', tabindex: '0', role: 'group', 'aria-label': 'Duels' });
        this.duelView = segmented('How duels end', DUEL_VIEWS, (view) => {
            this.#duelView = view;
            this.#show(this.#meters);
        });
        this.duelView.show(this.#duelView);
        this.duelHead = h('div', { class: 'duel-head' }, h('h3', { class: 'section-title section-title-bare' }, 'Duels'), this.duelView.element);
        this.said = h('div', { class: 'lane-notes arsenal-notes' });
        root.append(
            this.controls,
            h('div', { class: 'stage' }, this.playerBar, h('div', { class: 'picture-frame' }, this.canvas)),
            h(
                'div',
                { class: 'readouts readouts-arsenal' },
                h('label', { class: 'at-distance' }, 'At a distance of ', this.metersSelect),
                this.result,
                this.duelHead,
                this.duels,
                this.said,
            ),
        );
        root.addEventListener('dragover', (event) => event.preventDefault());
        root.addEventListener('drop', (event) => this.#dropped(event));
    }

    #set(change) {
        this.#state = { ...this.#state, ...change };
        this.form.show(this.#state.task, STANDARD_TASK);
        this.#list();
        this.#ask();
        this.changed();
    }

    /** Lists the weapons that may be chosen, and the documents that were added. */
    #list() {
        const { presets, documents } = this.#state;
        if (this.chips.childElementCount === 0) {
            this.chips.append(
                ...this.#presets.map(({ name, weapon }) =>
                    h('button', { type: 'button', class: 'button toggle', dataset: { preset: name }, onclick: () => this.#toggle(name) }, weapon.name ?? name),
                ),
            );
        }
        for (const chip of this.chips.children) {
            chip.setAttribute('aria-pressed', String(presets.includes(chip.dataset.preset)));
        }
        this.documents.replaceChildren(
            ...documents.map((weapon, i) =>
                h(
                    'li',
                    {},
                    h('span', {}, weapon.name),
                    h('button', { type: 'button', class: 'button button-quiet', 'aria-label': `Remove ${weapon.name}`, onclick: () => this.#set({ documents: documents.toSpliced(i, 1) }) }, 'Remove'),
                ),
            ),
        );
    }

    /** In the order of the catalogue, so that the same choice is the same question. */
    #toggle(name) {
        const { presets } = this.#state;
        this.#set({ presets: this.#presets.map((preset) => preset.name).filter((other) => (other === name) !== presets.includes(other)) });
    }

    #addDocument(weapon) {
        const { documents } = this.#state;
        const taken = [...documents.map(({ name }) => name), ...this.#presets.map(({ name }) => name)];
        this.#set({ documents: [...documents, named(weapon, taken)] });
    }

    async #addShaped() {
        const weapon = (await this.others('weapon'))?.weapon;
        if (weapon) {
            this.#addDocument(weapon);
        } else {
            say('Shape a weapon on the Weapon tab first.');
        }
    }

    async #dropped(event) {
        event.preventDefault();
        for (const file of event.dataTransfer?.files ?? []) {
            try {
                const [, weapon] = await understood(await file.text());
                if (typeof weapon !== 'object' || weapon === null) {
                    throw new Error('it is no weapon document');
                }
                this.#addDocument(weapon.weapon ?? weapon);
            } catch (error) {
                say(`${file.name} can\u2019t be read: ${error.message}`, 6);
            }
        }
    }

    #ask() {
        clearTimeout(this.#resting);
        this.root.setAttribute('aria-busy', 'true');
        this.#resting = setTimeout(() => {
            const state = this.#state;
            this.latest.ask(async (signal) => ({ state, answer: await post('v1/arsenal', arsenalBody(state), signal) }));
        }, REST);
    }

    #answered({ state, answer }) {
        wellAgain();
        this.form.complain([]);
        this.notes.replaceChildren();
        this.root.classList.remove('is-broken');
        const called = (key) => this.#presets.find(({ name }) => name === key)?.weapon.name ?? key;
        this.#shown = { ...answer, styled: answer.weapons.map((key, i) => ({ key, name: called(key), style: styleOf(i) })), called };
        this.#player = Math.min(this.#player, answer.players.length - 1);
        this.form.warn(answer.warnings);
        this.#showPlayers(answer.players);
        this.metersSelect.replaceChildren(...answer.distances.map((meters) => h('option', { value: meters }, `${meters} m`)));
        this.#show(answer.distances.includes(this.#meters) ? this.#meters : answer.distances[Math.floor((answer.distances.length - 1) / 2)]);
        if (state === this.#state) {
            this.root.setAttribute('aria-busy', 'false');
        }
    }

    #showPlayers(players) {
        const choice = segmented('Player', players.map((words, i) => [i, players.length > 2 ? `player ${i + 1}` : shortly(words), words]), (i) => {
            this.#player = i;
            this.#show(this.#meters);
            this.changed();
        });
        choice.show(this.#player);
        this.who = h('span', { class: 'who' });
        this.playerBar.replaceChildren(choice.element, this.who);
    }

    /** Shows the figures of a distance, and everything of the player that is chosen. */
    #show(meters) {
        const { players, results, duels, styled } = this.#shown;
        const isTold = this.#meters !== undefined && this.#meters !== meters;
        this.#meters = meters;
        this.metersSelect.value = String(meters);
        const player = players[this.#player];
        this.who.textContent = player === shortly(player) ? '' : player;
        const here = (entry) => entry.player === player && entry.distanceMeters === meters;
        this.result.replaceChildren(resultTable(results.filter(here), styled));
        const keys = styled.map(({ key }) => key);
        this.duelHead.hidden = keys.length < 2;
        this.duels.replaceChildren(...(keys.length > 1 ? [duelTable(this.#duelView, duels.filter(here), keys, styled)] : []));
        this.said.replaceChildren(...this.#sentences(player));
        this.canvas.setAttribute('aria-label', `The time to kill over the distance, by ${player}. ${this.said.textContent}`);
        this.surface.redraw();
        if (isTold) {
            this.changed();
        }
    }

    #sentences(player) {
        const { crossings, dominated, called } = this.#shown;
        const mine = (entry) => entry.player === player;
        const line = (...parts) => h('p', { class: 'lane-note' }, ...parts);
        return [
            ...crossings
                .filter(mine)
                .map(({ weapon, against, distanceMeters, certain }) =>
                    line(h('b', {}, called(weapon)), ' up to ', h('b', {}, `${figure(distanceMeters, 1)} m`), ', ', h('b', {}, called(against)), ` from there on${certain ? '' : '; it may be noise'}. `),
                ),
            ...dominated
                .filter(mine)
                .map(({ weapon, by }) => line('Nobody has a reason to take ', h('b', {}, called(weapon)), by.length > 0 ? `: ${by.map(called).join(', ')} kill${by.length === 1 ? 's' : ''} sooner or as soon everywhere. ` : ': something kills sooner at each distance. ')),
        ];
    }

    #failed(error) {
        this.root.setAttribute('aria-busy', 'false');
        if (!(error instanceof Problem) || !error.isInput) {
            explain(error, () => this.#ask());
            return;
        }
        this.root.classList.add('is-broken');
        const onWeapons = error.errors.filter(({ pointer = '' }) => /^\/(weapons|presets)/.test(pointer));
        this.form.complain(error.errors.filter((entry) => !onWeapons.includes(entry)));
        const { documents } = this.#state;
        this.notes.replaceChildren(
            ...onWeapons.map(({ pointer, message }) => {
                const [, , index, ...rest] = pointer.split('/');
                const weapon = pointer.startsWith('/weapons/') ? documents[Number(index)]?.name : undefined;
                return h('p', { class: 'note note-error' }, icon(ICONS.error), h('span', {}, h('b', {}, [weapon, ...rest].filter(Boolean).join(' › ')), ` ${message}`));
            }),
        );
    }

    #draw(context, width, height) {
        if (this.#shown) {
            const { players, results, crossings, distances, styled } = this.#shown;
            const player = players[this.#player];
            const lines = styled.map(({ key, name, style }) => ({
                name,
                style,
                points: results.filter((row) => row.weapon === key && row.player === player).map((row) => [row.distanceMeters, row.timeToKillSeconds.p50.value]),
            }));
            this.#plot = drawArsenal(context, width, height, { distances, shown: this.#meters, lines, crossings: crossings.filter((crossing) => crossing.player === player) });
        }
    }

    #keyed(event) {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step && this.#shown) {
            event.preventDefault();
            const { distances } = this.#shown;
            const next = distances.indexOf(this.#meters) + step;
            this.#show(distances[Math.min(distances.length - 1, Math.max(0, next))]);
        }
    }

    async #takeAway() {
        const { takeAway, TABLE_FORMATS } = await import('../takeaway.js');
        takeAway('arsenal', [{ word: '', text: 'All', path: 'v1/arsenal', body: arsenalBody(this.#state), formats: TABLE_FORMATS }]);
    }

    #curl() {
        const body = JSON.stringify(arsenalBody(this.#state), null, 2).replaceAll("'", "'\\''");
        return `curl -s ${address('v1/arsenal')} -H 'Content-Type: application/json' -d '${body}'\n`;
    }
}

/** Returns who it is in few words. */
function shortly(words) {
    return words.startsWith('a player (') ? 'own player' : words;
}
