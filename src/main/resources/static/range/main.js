import { onFreeKey } from './keys.js';
import { fragment, opened } from './link.js';
import { say } from './status.js';
import { themeChanged } from './surface.js';
import { WeaponTab } from './weapon/tab.js';

const NAMES = ['weapon', 'arsenal', 'homing', 'boids', 'blending'];
const MAKERS = {
    weapon: async () => WeaponTab,
    arsenal: async () => (await import('./arsenal/tab.js')).ArsenalTab,
    homing: async () => (await import('./homing/tab.js')).HomingTab,
    boids: async () => (await import('./boids/tab.js')).BoidsTab,
    blending: async () => (await import('./blending/tab.js')).BlendingTab,
};

const tabs = new Map();
let current = 'weapon';
/** The tab that was entered and not left yet, on which things may move; none while the current one is being made. */
let entered = {};
let saving = 0;

/** A tab's own place. Its id is no tab's name, or the browser would scroll there whenever a link names the tab. */
const benchOf = (name) => document.getElementById(`bench-${name}`);

/** Shows a tab, made when it is first asked for, with what a link says about it. */
async function choose(name, state) {
    current = name;
    show(name);
    if (entered.name !== name) {
        entered.tab?.leave?.();
        entered = {};
    }
    const isNew = !tabs.has(name);
    if (isNew) {
        tabs.set(name, make(name, state));
    }
    const tab = await tabs.get(name);
    // Making a tab takes time, in which a person may have chosen another.
    if (isNew || current !== name) {
        return;
    }
    if (entered.name !== name) {
        entered = { name, tab };
        tab.enter?.();
    }
    if (state) {
        tab.restore(state);
    }
}

/** Changes the page with nothing waited for in between: at any time exactly one tab is to be seen. */
function show(name) {
    for (const other of NAMES) {
        const button = document.getElementById(`tab-${other}`);
        button.setAttribute('aria-selected', String(other === name));
        button.tabIndex = other === name ? 0 : -1;
        benchOf(other).hidden = other !== name;
    }
}

async function make(name, state) {
    const Tab = await MAKERS[name]();
    const tab = new Tab(benchOf(name), (now) => changed(name, now), (other) => tabs.get(other));
    await tab.open(state);
    if (current === name) {
        entered = { name, tab };
    } else {
        tab.leave?.();
    }
    return tab;
}

/**
 * Keeps the state in the address a moment after it has changed, so that a reload brings it back.
 *
 * @return the address, where it is wanted now
 */
async function changed(name, now = false) {
    clearTimeout(saving);
    if (now) {
        return save(name);
    }
    saving = setTimeout(() => save(name), 300);
    return undefined;
}

async function save(name) {
    const tab = await tabs.get(name);
    if (tab && name === current) {
        history.replaceState(null, '', await fragment(name, tab.state));
    }
    return location.href;
}

async function follow() {
    const { tab, state, broken } = await opened(location.hash);
    if (broken) {
        say('The link is cut off or broken, so its state can\u2019t be read.', 6);
    }
    await choose(NAMES.includes(tab) ? tab : 'weapon', state);
}

function switchTheme() {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    try {
        localStorage.setItem('gunfeel.theme', theme);
    } catch {
        // A browser that keeps nothing forgets it with the page.
    }
    themeChanged();
}

function onTabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) {
        const next = NAMES[(NAMES.indexOf(current) + step + NAMES.length) % NAMES.length];
        document.getElementById(`tab-${next}`).focus();
        pick(next);
    }
}

async function pick(name) {
    await choose(name);
    changed(name);
}

for (const name of NAMES) {
    const button = document.getElementById(`tab-${name}`);
    button.addEventListener('click', () => pick(name));
    button.addEventListener('keydown', onTabKey);
}
document.getElementById('theme').addEventListener('click', switchTheme);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', themeChanged);
addEventListener('hashchange', follow);
document.getElementById('skip').addEventListener('click', (event) => {
    // The fragment of the address is the state, so it is no place to go to.
    event.preventDefault();
    benchOf(current).focus();
});
onFreeKey((event) => entered.tab?.key?.(event));
// Canvases measure text, so the first picture waits for the font; it is preloaded.
await document.fonts.ready;
await follow();
