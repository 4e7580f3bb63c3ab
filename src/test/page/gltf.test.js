import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import validator from 'gltf-validator';

/** The binary glTF that the service exports, as the tests in Java hold it to the byte. */
const KICK = new URL('../resources/golden/exports/kick.glb', import.meta.url);

test('an exported camera is valid glTF', async () => {
    const report = await validator.validateBytes(new Uint8Array(readFileSync(KICK)));
    assert.equal(report.issues.numErrors, 0, JSON.stringify(report.issues.messages));
    assert.equal(report.issues.numWarnings, 0, JSON.stringify(report.issues.messages));
    assert.equal(report.info.animationCount, 1);
});
