import { JSDOM } from 'jsdom';

// What the page's modules find in a browser, as far as a test needs it.

const dom = new JSDOM('<!doctype html><p id="status"></p>', { url: 'http://127.0.0.1/', pretendToBeVisual: true });

/** Shapes are only drawn; where they matter, a test looks at their numbers. */
class Path2D {
    arc() {}
    rect() {}
}

class ResizeObserver {
    observe() {}
}

export const { window } = dom;

Object.assign(globalThis, {
    Path2D,
    ResizeObserver,
    document: window.document,
    window,
    Element: window.Element,
    getComputedStyle: window.getComputedStyle.bind(window),
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
});
// jsdom draws nothing, and says so at every canvas unless it is given a context.
window.HTMLCanvasElement.prototype.getContext = () => new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });

/** Returns the text of an element without the spaces that only part its pieces. */
export const textOf = (element) => element.textContent.replace(/\s+/g, ' ').trim();

/**
 * Answers what the page asks of the service.
 *
 * @param {(path: string, body: any) => any} answer what is answered, or a Response
 * @return the questions, each `{path, body}`, as they come
 */
export function serve(answer) {
    const asked = [];
    globalThis.fetch = async (address, options = {}) => {
        const path = new URL(address).pathname.slice(1);
        const body = options.body === undefined ? undefined : JSON.parse(options.body);
        asked.push({ path, body });
        const given = await answer(path, body);
        return given instanceof Response ? given : new Response(JSON.stringify(given), { headers: { 'Content-Type': 'application/json' } });
    };
    return asked;
}
