import { h, svg } from '../dom.js';
import { figure } from '../figures.js';

// What an arsenal does at one distance in one player's hands: a table of the weapons, and who beats whom.

/** A line as it is drawn, so that a name needs no colour. */
const swatch = ({ ink, dash }) =>
    svg('svg', { class: `swatch swatch-${ink}`, viewBox: '0 0 24 10', 'aria-hidden': 'true' }, svg('line', { x1: 0, y1: 5, x2: 24, y2: 5, 'stroke-dasharray': dash.join(' ') || 'none' }));

const percent = (value) => (value === undefined ? '–' : figure(100 * value, 0));

/** Says how sure a figure is, where chance has a part. */
const sure = ({ interval }, text) => (interval ? `${text(interval[0])} to ${text(interval[1])}, with 95 % confidence` : undefined);

const seconds = (figureOf) => (figureOf.value === undefined ? '–' : figure(figureOf.value, 2));

/**
 * @param rows results of one player and distance, in the order of the weapons
 * @param weapons `[{name, style}]` in the same order
 */
export function resultTable(rows, weapons) {
    const heads = [
        ['Weapon', ''],
        ['Kill', 's', 'Seconds until half of the bursts have killed; nine in ten need as long as stands below'],
        ['Kills', '%', 'The share of bursts that kill within the magazine'],
        ['Hits', '%', 'The share of the bullets that hit'],
        ['Damage', 'HP/s', 'Health that hits take away in a second of fire'],
    ];
    return h(
        'table',
        { class: 'lanes arsenal-table' },
        h('thead', {}, h('tr', {}, ...heads.map(([text, unit, hint]) => h('th', { scope: 'col', title: hint }, text, unit ? h('span', { class: 'unit' }, ` ${unit}`) : null)))),
        h(
            'tbody',
            {},
            ...rows.map((row, i) => {
                const { p50, p90 } = row.timeToKillSeconds;
                const cell = (text, title, below) => h('td', { title }, text, below ? h('small', {}, below) : null);
                return h(
                    'tr',
                    {},
                    h('th', { scope: 'row', title: weapons[i].name }, swatch(weapons[i].style), h('span', {}, weapons[i].name)),
                    cell(seconds(p50), sure(p50, (value) => figure(value, 3)), p90.value === undefined || p90.value === p50.value ? undefined : `90 %: ${seconds(p90)}`),
                    cell(percent(row.killProbability.value), sure(row.killProbability, percent)),
                    cell(percent(row.hitProbability.value), sure(row.hitProbability, percent)),
                    cell(figure(row.damagePerSecond.value, 0), sure(row.damagePerSecond, (value) => figure(value, 0))),
                );
            }),
        ),
    );
}

/** Returns a duel from the side of one of the two. */
function duelOf(duels, one, other) {
    const duel = duels.find(({ weapon, against }) => weapon === one && against === other);
    if (duel) {
        return duel;
    }
    const turned = duels.find(({ weapon, against }) => weapon === other && against === one);
    return turned && { ...turned, weaponFirst: turned.againstFirst, againstFirst: turned.weaponFirst };
}

/** What duels are shown by: a word, what it is called, and what of a duel it is. */
export const DUEL_VIEWS = [
    ['weaponFirst', 'kills first', 'The row kills first, the column does not live to answer'],
    ['both', 'both die', 'Both die in the same instant'],
    ['neither', 'both live', 'Neither kills before the magazine is empty'],
];

/**
 * How duels end: rows against columns, in per cent.
 *
 * @param view which of {@link DUEL_VIEWS}
 * @param duels of one player and distance
 * @param keys the names that duels call the weapons by
 * @param weapons `[{name, style}]` in the same order
 */
export function duelTable(view, duels, keys, weapons) {
    const number = (i) => h('th', { scope: 'col', title: weapons[i].name, 'aria-label': weapons[i].name }, `${i + 1}`);
    const cell = (one, other, i, j) => {
        const duel = one === other ? undefined : duelOf(duels, one, other);
        if (!duel) {
            return h('td', { class: 'duel-none' }, '');
        }
        const share = duel[view].value;
        const level = Math.round(share * 4);
        const said = `${weapons[i].name} kills first in ${percent(duel.weaponFirst.value)} %, ${weapons[j].name} in ${percent(duel.againstFirst.value)} %, both in the same instant in ${percent(duel.both.value)} %, neither in ${percent(duel.neither.value)} %`;
        return h('td', { class: `duel duel-${level}`, title: said }, percent(share));
    };
    return h(
        'table',
        { class: `lanes duels${keys.length > 7 ? ' duels-dense' : ''}` },
        h('caption', {}, 'Per cent of duels, row against column'),
        h('thead', {}, h('tr', {}, h('td', {}), ...keys.map((_, i) => number(i)))),
        h('tbody', {}, ...keys.map((one, i) => h('tr', {}, h('th', { scope: 'row', title: weapons[i].name }, h('span', {}, `${i + 1} ${weapons[i].name}`)), ...keys.map((other, j) => cell(one, other, i, j))))),
    );
}
