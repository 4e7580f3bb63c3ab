import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import yaml from 'js-yaml';
import { serve, textOf, window } from './page.js';

const { fileName, takeAway, PICTURE_FORMATS, TABLE_FORMATS, VIEW_FORMATS, WEAPON_FORMATS } = await import('../../main/resources/static/range/takeaway.js');

const API = yaml.load(readFileSync('openapi/openapi.yaml', 'utf8'));
const formatsOf = (path) => API.paths[path].post.parameters.find(({ name }) => name === 'format').schema.enum;
window.HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
};

test('every format of the service is offered, and no other', () => {
    assert.deepEqual([...WEAPON_FORMATS].sort(), formatsOf('/v1/weapon/sequence'));
    assert.deepEqual([...VIEW_FORMATS].sort(), formatsOf('/v1/recoil/sequence'));
    assert.ok(PICTURE_FORMATS.every((word) => formatsOf('/v1/weapon/sequence').includes(word)));
    assert.ok(TABLE_FORMATS.every((word) => formatsOf('/v1/homing/sequence').includes(word)));
});

test('files are called what people called the thing', () => {
    assert.equal(fileName('Assault rifle', 'burst', 'csv'), 'assault-rifle-burst.csv');
    assert.equal(fileName('../../etc/pass wd', '', 'csv'), 'etc-pass-wd.csv');
    assert.equal(fileName('突撃銃', 'view', 'glb'), '突撃銃-view.glb');
    assert.equal(fileName('***', '', 'png'), 'gunfeel.png');
});

test('what is saved is what the service answers, in the form that was chosen', async () => {
    const asked = serve(() => new Response('frames', { headers: { 'Gunfeel-Keys': '29', 'Gunfeel-Largest-Error-Degrees': '0.00979' } }));
    URL.createObjectURL = () => 'blob:x';
    window.HTMLAnchorElement.prototype.click = function click() {
        this.ownerDocument.saved = this.download;
    };
    takeAway('AR-1', [
        { word: 'burst', text: 'All', path: 'v1/weapon/sequence', body: { firing: { shots: 2 } }, formats: WEAPON_FORMATS },
        { word: 'view', text: 'View', path: 'v1/recoil/sequence', body: { firing: { shots: 3 } }, formats: VIEW_FORMATS },
    ]);
    const dialog = document.querySelector('#take');
    dialog.querySelector('input[value=view]').click();
    const select = dialog.querySelector('#take-format');
    assert.ok(![...select.options].some((option) => option.value === 'unreal-datatable'));
    select.value = 'unity-anim';
    dialog.querySelector('form').dispatchEvent(new window.Event('submit', { cancelable: true }));
    await new Promise((done) => {
        setTimeout(done, 20);
    });
    assert.deepEqual(asked[0].body, { firing: { shots: 3 } });
    assert.equal(document.saved, 'ar-1-view.anim');
    assert.equal(textOf(dialog.querySelector('.notes')), 'ar-1-view.anim is saved: 29 keys, nowhere more than 0.0098° from the formulas.');
    select.value = 'csv';
    select.dispatchEvent(new window.Event('change'));
    assert.ok(dialog.querySelector('#take-tolerance').parentElement.hidden, 'a table has no tolerance');
    dialog.remove();
});
