// Which key presses are the page's own, such as the space bar that fires, and which belong to a control.

const WRITTEN = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';
const PRESSED = 'button, a, select, summary, input:not([type=range])';

/**
 * Hands on the keys that nothing else has a use for. A text that is written has one for all of them, and so has a dialog. A
 * control has one only if it was reached by keyboard: who clicked it is done with it, and the next press means the page.
 *
 * @param press takes the event; what it prevents, no control does either
 */
export function onFreeKey(press) {
    let isByKey = true;
    let reached;
    let isSpent = false;
    addEventListener('pointerdown', () => {
        isByKey = false;
        reached = undefined;
    }, true);
    addEventListener('keydown', () => (isByKey = true), true);
    addEventListener('focusin', ({ target }) => (reached = isByKey ? target : undefined));
    addEventListener('keydown', (event) => {
        const { target } = event;
        const control = target instanceof Element ? target : document.body;
        const isTaken = control.closest(WRITTEN) || document.querySelector('dialog[open]') || (control === reached && control.closest(PRESSED));
        if (isTaken || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
            return;
        }
        if (event.repeat) {
            // A key that is held is one press.
            if (isSpent) {
                event.preventDefault();
            }
            return;
        }
        press(event);
        isSpent = event.defaultPrevented;
    });
    addEventListener('keyup', (event) => {
        // Some browsers click a button when the key goes up, whatever became of its way down.
        if (isSpent && event.key === ' ') {
            event.preventDefault();
            isSpent = false;
        }
    });
}
