import { parts } from './pointer.js';

/** The words of an enumeration stand in its description as a list: * `word`: what it means. */
const WORD = /^\* `([^`]+)`: (.*)$/gm;

/**
 * A JSON Schema as the service makes it of its records: defaults, ranges and texts by the place in a document that they
 * are about, so that the page states none of its own.
 */
export class Schema {
    #root;
    #known = new Map();

    /** @param root the schema, with its parts under $defs */
    constructor(root) {
        this.#root = root;
    }

    /**
     * Returns what is said about a place, undefined where there can be none.
     *
     * @return `{fallback (the default), text, words (of an enumeration, with what they mean), types, minimum, maximum,
     *     exclusiveMinimum}`
     */
    at(pointer) {
        if (!this.#known.has(pointer)) {
            const { nodes, fallback } = this.#find(pointer);
            this.#known.set(pointer, nodes.length > 0 ? about(nodes, fallback) : undefined);
        }
        return this.#known.get(pointer);
    }

    #find(pointer) {
        let nodes = this.#opened(this.#root);
        let fallback;
        for (const part of parts(pointer)) {
            nodes = nodes.flatMap((node) => this.#opened(node.properties?.[part] ?? (/^\d+$/.test(part) ? node.items : undefined)));
            // What stands in the whole's default is the part's, unless the part says another.
            fallback = first(nodes, 'default') ?? (Array.isArray(fallback) ? undefined : fallback?.[part]);
        }
        return { nodes, fallback };
    }

    /** Returns all that is said about the same place, the nearest first: beside a reference, and where it leads. */
    #opened(node) {
        if (typeof node !== 'object' || node === null) {
            return [];
        }
        const inner = [...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? [])];
        return [node, ...inner.flatMap((one) => this.#opened(one)), ...this.#opened(this.#referred(node.$ref))];
    }

    #referred(reference) {
        return reference?.startsWith('#/$defs/') ? this.#root.$defs[reference.slice('#/$defs/'.length)] : undefined;
    }
}

const first = (nodes, name) => nodes.find((node) => node[name] !== undefined)?.[name];

function about(nodes, fallback) {
    const listed = nodes.map((node) => node.enum).find(Array.isArray);
    const meanings = new Map(nodes.flatMap(({ description }) => [...(description ?? '').matchAll(WORD)].map(([, word, text]) => [word, text])));
    return {
        fallback,
        text: plain(first(nodes, 'description') ?? ''),
        words: listed?.map((word) => ({ word, text: plain(meanings.get(word) ?? '') })),
        types: new Set(nodes.flatMap((node) => node.type ?? [])),
        minimum: first(nodes, 'minimum'),
        maximum: first(nodes, 'maximum'),
        exclusiveMinimum: first(nodes, 'exclusiveMinimum'),
    };
}

/** Texts are Markdown, a title has none: only the first paragraph, without its marks. */
const plain = (text) => text.split('\n')[0].replaceAll('`', '').trim();
