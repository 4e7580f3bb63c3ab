/**
 * Makes an element. Text is always set as text, so nothing that is typed or pasted can become markup.
 *
 * @param {string} tag its name, with a namespace of SVG for those of {@link svg}
 * @param {object} properties attributes; `on…` are listeners, `class` and `dataset` as one would expect
 * @param children elements and strings
 */
export function h(tag, properties = {}, ...children) {
    return fill(document.createElement(tag), properties, children);
}

/** Makes an SVG element. */
export function svg(tag, attributes = {}, ...children) {
    return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/** Makes an icon from the path of a 16 by 16 drawing. */
export function icon(path) {
    return svg('svg', { viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true' }, svg('path', { d: path }));
}

export const ICONS = {
    play: 'M4 2.5v11l9.5-5.5z',
    stop: 'M3.5 3.5h9v9h-9z',
    repeat: 'M3 7.5A4.5 4.5 0 0 1 7.5 3H11V1l3 2.8-3 2.7v-2H7.5a3 3 0 0 0-3 3zM13 8.5A4.5 4.5 0 0 1 8.5 13H5v2l-3-2.8L5 9.5v2h3.5a3 3 0 0 0 3-3z',
    dice: 'M3 1.5h10A1.5 1.5 0 0 1 14.5 3v10a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 13V3A1.5 1.5 0 0 1 3 1.5zM5 4a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm3 3a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm3 3a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
    warning: 'M8 1.5 15.5 14.5H.5zM7.2 6v4.2h1.6V6zm0 5.2v1.5h1.6v-1.5z',
    error: 'M8 .8A7.2 7.2 0 1 0 8 15.2 7.2 7.2 0 0 0 8 .8zM7.2 4v5h1.6V4zm0 6.4V12h1.6v-1.6z',
    cross: 'M3.4 2.3 8 6.9l4.6-4.6 1.1 1.1L9.1 8l4.6 4.6-1.1 1.1L8 9.1l-4.6 4.6-1.1-1.1L6.9 8 2.3 3.4z',
    open: 'M4 5.5 8 9.5 12 5.5l1.2 1.2L8 11.9 2.8 6.7z',
};

function fill(element, properties, children) {
    for (const [name, value] of Object.entries(properties)) {
        if (name.startsWith('on')) {
            element.addEventListener(name.slice(2), value);
        } else if (name === 'dataset') {
            Object.assign(element.dataset, value);
        } else if (value === true) {
            element.setAttribute(name, '');
        } else if (value !== false && value !== null && value !== undefined) {
            element.setAttribute(name, value);
        }
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
}
