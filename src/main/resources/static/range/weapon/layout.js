import { h, icon, ICONS } from '../dom.js';
import { figures, iconButton, segmented, toggle } from '../parts.js';
import { OTHER } from './burst.js';

const FIGURES = [
    { name: 'hits', label: 'Hits' },
    { name: 'share', label: 'Hit share', unit: '%', hint: 'The share of the bullets of many bursts that hit, as a check finds it' },
    { name: 'kill', label: 'Time to kill', unit: 's', hint: 'Half of many bursts have killed by then, as a check finds it' },
    { name: 'largest', label: 'Largest spread', unit: '°' },
    { name: 'climb', label: 'Largest climb', unit: '°' },
    { name: 'sway', label: 'Largest sway', unit: '°' },
    { name: 'settles', label: 'View settles', unit: 's' },
    { name: 'rests', label: 'Rests', unit: 's' },
    { name: 'rate', label: 'Rate of fire', unit: '/min' },
];

/** Builds the weapon's tab and returns what of it changes. */
export function layOut(root, parts) {
    const presets = presetList(parts);
    const banner = brokenBanner(parts);
    const formulas = segmented(
        'Formulas',
        [
            ['published', 'published', 'As the articles define them'],
            ['corrected', 'corrected', 'The same ideas with their slips repaired'],
        ],
        parts.setFormulas,
    );
    const ghost = toggle('Ghost', parts.setGhost, { id: 'ghost' });
    const ghostNote = h('span', { class: 'legend-ghost' });
    const warnings = h('button', { type: 'button', class: 'warnings-button', id: 'warnings', hidden: true, onclick: parts.showWarnings });
    const target = h('canvas', { class: 'picture', id: 'target', role: 'img', 'aria-label': 'The target' });
    const transport = transportBar(parts);
    const values = figures(FIGURES);
    const controls = h('div', { class: 'controls' }, banner.element, presets.element);
    const still = h('p', { class: 'still', hidden: true }, 'Nothing moves the view, and no cone changes: there is no curve to show.');
    const charts = parts.curves.map(({ name }) => h('canvas', { class: 'chart', id: `chart-${name}` }));

    root.append(
        controls,
        h(
            'div',
            { class: 'stage' },
            h(
                'div',
                { class: 'stage-bar' },
                formulas.element,
                ghost.element,
                ghostNote,
                h('span', { class: 'spring' }),
                h('span', { class: 'legend' }, h('i', { class: 'legend-shot' }), 'bullets', h('i', { class: 'legend-view' }), 'the aim\u2019s path'),
                warnings,
            ),
            h('div', { class: 'picture-frame' }, target),
            transport.element,
        ),
        h('div', { class: 'readouts' }, values.element, h('div', { class: 'charts' }, still, ...charts)),
    );
    return {
        target,
        charts,
        figures: values.show,
        simulating: (on) => values.element.classList.toggle('is-simulating', on),
        still: (on) => (still.hidden = !on),
        firing: transport.firing,
        listPresets: presets.list,
        showForms: (...forms) => controls.append(...forms),
        show(state, list, changed) {
            presets.show(state, list, changed);
            formulas.show(state.formulas);
            ghost.show(state.ghost);
            transport.show(state);
            ghostNote.textContent = state.ghost ? OTHER[state.formulas] : '';
        },
        sound(count, ghostMessage) {
            banner.element.hidden = true;
            root.classList.remove('is-broken');
            warnings.hidden = count === 0;
            warnings.replaceChildren(icon(ICONS.warning), String(count), h('span', { class: 'wide' }, count === 1 ? 'warning' : 'warnings'));
            if (ghostMessage) {
                ghostNote.textContent = `no ghost: ${ghostMessage}`;
            }
            ghostNote.title = ghostMessage ?? '';
        },
        broken(count, canGoBack) {
            root.classList.add('is-broken');
            banner.show(count, canGoBack);
            warnings.hidden = true;
        },
    };
}

function presetList(parts) {
    const chips = h('div', { class: 'chips', role: 'group', 'aria-label': 'Presets' });
    const name = h('h2', { class: 'weapon-name', id: 'weapon-name' });
    const description = h('p', { class: 'weapon-description' });
    const reset = h('button', { type: 'button', class: 'button button-quiet', id: 'reset', onclick: parts.reset }, 'Reset');
    const action = (id, text, click) => h('button', { type: 'button', class: 'button button-quiet', id, onclick: click }, text);
    const element = h(
        'div',
        { class: 'presets' },
        chips,
        h('div', { class: 'weapon-head' }, name, reset),
        description,
        h(
            'div',
            { class: 'actions' },
            action('copy-json', 'Copy JSON', parts.copyJson),
            action('copy-curl', 'Copy curl', parts.copyCurl),
            action('copy-link', 'Copy link', parts.copyLink),
            action('paste-open', 'Paste …', parts.paste),
            action('take-away', 'Export …', parts.takeAway),
        ),
    );
    return {
        element,
        list(presets) {
            chips.replaceChildren(
                ...presets.map((preset) =>
                    h(
                        'button',
                        {
                            type: 'button',
                            class: 'chip',
                            'aria-pressed': 'false',
                            dataset: { preset: preset.name },
                            onclick: () => parts.choosePreset(preset.name),
                        },
                        preset.weapon.name ?? preset.name,
                    ),
                ),
            );
        },
        show(state, presets, changed) {
            for (const chip of chips.children) {
                chip.setAttribute('aria-pressed', String(chip.dataset.preset === state.preset));
            }
            const preset = presets.find((candidate) => candidate.name === state.preset);
            const own = typeof state.weapon?.name === 'string' ? state.weapon.name : 'Weapon';
            name.replaceChildren(own, ...(preset && changed ? [h('span', { class: 'weapon-changed' }, 'changed')] : []));
            description.textContent = preset?.description ?? 'A weapon of your own.';
            reset.hidden = !preset || !changed;
        },
    };
}

function brokenBanner(parts) {
    const text = h('span', {});
    const back = h('button', { type: 'button', class: 'button button-quiet', id: 'back', onclick: parts.back }, 'Undo');
    const element = h('div', { class: 'banner', id: 'broken', role: 'alert', hidden: true }, icon(ICONS.error), text, back);
    return {
        element,
        show(count, canGoBack) {
            const things = count === 1 ? 'One thing is' : `${count} things are`;
            text.textContent = `${things} wrong; the picture shows the last sound weapon.`;
            back.hidden = !canGoBack;
            element.hidden = false;
        },
    };
}

function transportBar(parts) {
    const fire = h(
        'button',
        { type: 'button', class: 'button button-main fire', id: 'fire', 'aria-keyshortcuts': 'Space', onclick: parts.fire },
        icon(ICONS.play),
        h('span', {}, 'Fire'),
        h('kbd', {}, 'space'),
    );
    const repeat = toggle('Repeat', parts.repeat);
    const slow = segmented(
        'Speed of the playback',
        [
            [1, '1\u00d7'],
            [2, '0.5\u00d7'],
            [4, '0.25\u00d7'],
        ],
        parts.slow,
    );
    slow.show(1);
    const eye = toggle('From the eye', parts.setEye, { id: 'eye', title: 'The crosshair stays and the wall moves, as the shooter sees it' });
    const element = h(
        'div',
        { class: 'stage-bar transport' },
        fire,
        repeat.element,
        slow.element,
        eye.element,
        h('span', { class: 'spring' }),
        iconButton('dice', 'New seeds', parts.roll, { id: 'roll' }),
    );
    return {
        element,
        show: (state) => eye.show(state.eye),
        firing(on) {
            fire.replaceChildren(icon(on ? ICONS.stop : ICONS.play), h('span', {}, on ? 'Stop' : 'Fire'), h('kbd', {}, 'space'));
        },
    };
}
