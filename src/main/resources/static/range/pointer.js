// JSON Pointers (RFC 6901), the way in which the API names a place in a document.

/** Returns the names that a pointer is made of. */
export const parts = (pointer) =>
    pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const isContainer = (value) => typeof value === 'object' && value !== null;

/** Returns what stands at a place, undefined where there is nothing. */
export function read(document, pointer) {
    let value = document;
    for (const part of parts(pointer)) {
        if (!isContainer(value) || !Object.hasOwn(value, part)) {
            return undefined;
        }
        value = value[part];
    }
    return value;
}

/** Returns a copy of a document with another value at a place; undefined takes the member or element away. */
export function written(document, pointer, value) {
    return put(document, parts(pointer), value);
}

function put(value, path, put_) {
    if (path.length === 0) {
        return put_;
    }
    const [part, ...rest] = path;
    const copy = Array.isArray(value) ? [...value] : isContainer(value) ? { ...value } : {};
    const inner = put(Object.hasOwn(copy, part) ? copy[part] : undefined, rest, put_);
    if (inner === undefined && Array.isArray(copy)) {
        copy.splice(Number(part), 1);
    } else if (inner === undefined) {
        delete copy[part];
    } else {
        // Defined, not assigned: a member called __proto__ is a member like any other.
        Object.defineProperty(copy, part, { value: inner, writable: true, enumerable: true, configurable: true });
    }
    return copy;
}

/** Returns whether two JSON values are the same. */
export function same(a, b) {
    if (a === b) {
        return true;
    }
    if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) {
        return false;
    }
    const names = Object.keys(a);
    return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]));
}
