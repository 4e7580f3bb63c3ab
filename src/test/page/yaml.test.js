import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readYaml, YamlFault } from '../../main/resources/static/range/weapon/yaml.js';

const fault = (text) => {
    try {
        readYaml(text);
    } catch (error) {
        assert.ok(error instanceof YamlFault, String(error.stack));
        return error;
    }
    return assert.fail(`was read: ${text.slice(0, 60)}`);
};

test('the library is of the version that the jar serves', () => {
    const installed = JSON.parse(readFileSync('node_modules/js-yaml/package.json', 'utf8')).version;
    assert.ok(readFileSync('pom.xml', 'utf8').includes(`<js-yaml.version>${installed}</js-yaml.version>`), installed);
});

test('words of YAML 1.1 stay words, as in the core schema of 1.2', () => {
    const words = ['yes', 'no', 'on', 'off', 'y', 'n', '1_000', '0b11', '1:30', '2001-01-01', '.inf', '-.inf', '.nan', '1e999', '+', '0x'];
    assert.deepEqual(readYaml(`[${words.join(', ')}]`), words);
    assert.deepEqual(readYaml('[true, False, ~, null, ""]'), [true, false, null, null, '']);
});

test('numbers are those of the core schema', () => {
    assert.deepEqual(readYaml('[0, -7, +12, 0o17, 0xff, 010]'), [0, -7, 12, 15, 255, 10]);
    assert.deepEqual(readYaml('[.5, -1.25, 1., 6.02e23, 1E-3]'), [0.5, -1.25, 1, 6.02e23, 0.001]);
});

test('seeds keep every digit, as decimal strings', () => {
    const { seeds } = readYaml('seeds: { spread: 9007199254740993, recoil: -9223372036854775808, running: 5 }');
    assert.deepEqual(seeds, { spread: '9007199254740993', recoil: '-9223372036854775808', running: 5 });
});

test('aliases are what they repeat', () => {
    assert.deepEqual(readYaml('a: &kick { peakDegrees: 1 }\nb: *kick'), { a: { peakDegrees: 1 }, b: { peakDegrees: 1 } });
});

test('a fault has its line, its column and its place in the text', () => {
    const text = 'name: AR-1\nfireIntervalSeconds: 0.1\n  gain: 2\n';
    const error = fault(text);
    assert.match(error.message, /^Line 3, column \d+: .*indentation/);
    assert.equal(text.slice(0, error.offset).split('\n').length, 3);
    assert.match(fault('a: 1\na: 2').message, /duplicated/);
});

test('what unfolds into more than a weapon can be is refused, and soon', () => {
    const laughs = ['a0: &a0 [ha, ha]', ...Array.from({ length: 60 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]`)];
    assert.match(fault(laughs.join('\n')).message, /more than 20000 values/);
    assert.match(fault('spread: &spread\n  lift: *spread').message, /more than 20000 values/);
    assert.match(fault(`name: ${'ha'.repeat(40_000)}`).message, /80006 characters/);
});

test('a tag makes no objects of other kinds', () => {
    assert.match(fault('!!js/function "() => 1"').message, /unknown tag/);
    assert.equal({}.polluted, undefined);
    readYaml('__proto__: { polluted: true }');
    assert.equal({}.polluted, undefined);
});

test('nothing is null', () => {
    assert.equal(readYaml(''), null);
    assert.equal(readYaml('# only a remark'), null);
});
