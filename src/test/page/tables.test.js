import assert from 'node:assert/strict';
import { test } from 'node:test';
import { window } from './page.js';

const { blockOf, CurveField, TableField } = await import('../../main/resources/static/range/tables.js');

const PATTERN = { kind: 'table', pointer: '/p', label: 'Goes to', entry: 'shot', most: 4, columns: [{ label: 'Right', unit: '°' }, { label: 'Up', unit: '°' }] };

/** A table, and the rows that it was last changed to. */
function tableOf(rows, options = PATTERN) {
    const now = { rows };
    const field = new TableField(options, (changed) => {
        now.rows = changed;
        field.show(changed, rows);
    });
    field.show(rows, rows);
    document.body.replaceChildren(field.row);
    return { field, now, cells: () => [...field.row.querySelectorAll('td input')].map((input) => input.value) };
}

function paste(input, text) {
    const event = new window.Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    input.dispatchEvent(event);
    return event.defaultPrevented;
}

test('a block of cells is read however a spreadsheet or a person writes it', () => {
    const expected = [[0.5, 1.2], [-1, 2]];
    for (const text of ['0.5\t1.2\n-1\t2\n', '0,5\t1,2\r\n-1\t2', '0.5;1.2\n-1;2', '0.5, 1.2\n-1, 2', '0.5 1.2\n\n-1 2', '0.5,1.2\n-1,2', '[[0.5, 1.2],\n [-1, 2]]', '0,5 1,2\n-1 2']) {
        assert.deepEqual(blockOf(text), expected, JSON.stringify(text));
    }
    assert.deepEqual(blockOf('a\tb'), [['a', 'b']]);
});

test('cells show their numbers and change one each', () => {
    const { field, now, cells } = tableOf([[0, 0.5], [-0.25, 1]]);
    assert.deepEqual(cells(), ['0', '0.5', '-0.25', '1']);
    const input = field.row.querySelectorAll('td input')[2];
    assert.equal(input.getAttribute('aria-label'), 'Right of shot 1 in °');
    input.value = '−1,5';
    input.dispatchEvent(new window.Event('input'));
    assert.deepEqual(now.rows, [[0, 0.5], [-1.5, 1]]);
    input.value = 'far';
    input.dispatchEvent(new window.Event('input'));
    assert.deepEqual(now.rows[1], ['far', 1], 'the API says what it thinks of it');
});

test('rows are added and removed, up to as many as there may be', () => {
    const { field, now, cells } = tableOf([[0, 0.5]]);
    const add = () => field.adder.click();
    add();
    assert.deepEqual(now.rows, [[0, 0.5], [0, 0.5]]);
    add();
    add();
    assert.ok(field.adder.hidden);
    field.row.querySelectorAll('td button')[0].click();
    assert.equal(now.rows.length, 3);
    assert.ok(!field.adder.hidden);
    assert.equal(cells().length, 6);
});

test('a block is pasted from the cell on, and makes rows as far as there may be', () => {
    const { field, now } = tableOf([[0, 0], [1, 1]]);
    const inputs = field.row.querySelectorAll('td input');
    assert.ok(!paste(inputs[0], '7'), 'one number is the input\u2019s own business');
    assert.ok(!paste(inputs[0], '0,7'));
    assert.ok(paste(inputs[2], '5\t6\n7\t8\n9\t10\n11\t12'));
    assert.deepEqual(now.rows, [[0, 0], [5, 6], [7, 8], [9, 10]]);
    assert.ok(paste(field.row.querySelectorAll('td input')[1], '1 2\n3 4'));
    assert.deepEqual(now.rows, [[0, 1], [5, 3], [7, 8], [9, 10]]);
});

test('rows that are objects keep what no column shows', () => {
    const columns = [{ label: 'Distance', unit: 'm', key: 'distanceMeters' }, { label: 'Factor', unit: '×', key: 'factor' }];
    const { field, now } = tableOf([{ distanceMeters: 20, factor: 1, 'x-from': 'design' }], { ...PATTERN, columns });
    const input = field.row.querySelectorAll('td input')[1];
    input.value = '0.5';
    input.dispatchEvent(new window.Event('input'));
    assert.deepEqual(now.rows, [{ distanceMeters: 20, factor: 0.5, 'x-from': 'design' }]);
});

test('what is no table is shown, and not lost', () => {
    const { field, now } = tableOf('all over the place');
    assert.equal(field.count.textContent, '"all over the place"');
    assert.ok(field.table.hidden);
    assert.equal(now.rows, 'all over the place');
});

test('a curve is one number or points, and who switches back gets what was there', () => {
    const now = {};
    const field = new CurveField({ kind: 'curve', pointer: '/c', label: 'Angle', unit: '°', max: 10, step: 0.01, hint: '' }, (changed) => {
        now.value = changed;
        field.show(changed, 2);
    });
    document.body.replaceChildren(field.row);
    field.show(2, 2);
    const choose = (mode) => field.row.querySelector(`input[value=${mode}]`).click();
    assert.ok(field.points.row.hidden && field.canvas.hidden && !field.number.row.hidden);
    choose('points');
    assert.deepEqual(now.value, [[0, 2], [100, 2]]);
    assert.ok(!field.points.row.hidden && !field.canvas.hidden && field.number.row.hidden);
    const cell = field.row.querySelectorAll('td input')[3];
    cell.value = '8';
    cell.dispatchEvent(new window.Event('input'));
    assert.deepEqual(now.value, [[0, 2], [100, 8]]);
    choose('number');
    assert.equal(now.value, 2);
    choose('points');
    assert.deepEqual(now.value, [[0, 2], [100, 8]]);
});
