import { CORE_SCHEMA, load, Type, YAMLException } from '../../webjars/js-yaml/dist/js-yaml.mjs';

// A weapon as YAML, read as the command line reads it: by the core schema of YAML 1.2, where yes and on are words.

/** A weapon has a few thousand characters and some hundred values. A few aliases of aliases unfold into more than any memory holds. */
const LONGEST = 1 << 16;
const MOST_VALUES = 20_000;

const INTEGER = /^([-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const FLOAT = /^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$/;

/** The library takes 0b11 and 1_000 for numbers, and rounds seeds past 2^53. */
const integer = new Type('tag:yaml.org,2002:int', {
    kind: 'scalar',
    resolve: (text) => INTEGER.test(text) && Number.isFinite(Number(text)),
    construct: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)),
});
/** JSON has no infinity, so what is too large stays a word, which the API complains about where it stands. */
const float = new Type('tag:yaml.org,2002:float', {
    kind: 'scalar',
    resolve: (text) => FLOAT.test(text) && Number.isFinite(Number(text)),
    construct: Number,
});
const SCHEMA = CORE_SCHEMA.extend({ implicit: [integer, float] });

/** Why a text can't be read, and where, as far as that is known: offset counts from 0. */
export class YamlFault extends Error {
    constructor(message, offset) {
        super(message);
        this.name = 'YamlFault';
        this.offset = offset;
    }
}

/**
 * Reads a text. What it returns is plain JSON, in which seeds past 2^53 are decimal strings as in the API.
 *
 * @throws YamlFault if it is no YAML, or too much of it
 */
export function readYaml(text) {
    if (text.length > LONGEST) {
        throw new YamlFault(`This is ${text.length} characters long; a weapon has a few thousand, and more than ${LONGEST} are not read.`);
    }
    const value = loaded(text);
    refuseTooMuch(value);
    return JSON.parse(JSON.stringify(value, exact));
}

function loaded(text) {
    try {
        return load(text, { schema: SCHEMA }) ?? null;
    } catch (error) {
        if (!(error instanceof YAMLException)) {
            throw error;
        }
        const { reason, mark } = error;
        throw mark ? new YamlFault(`Line ${mark.line + 1}, column ${mark.column + 1}: ${reason}.`, mark.position) : new YamlFault(`${reason}.`);
    }
}

/** An alias is its anchor's value once more, and may even stand within it, so this may go on for ever. */
function refuseTooMuch(root) {
    const open = [root];
    let count = 1;
    while (open.length > 0) {
        const value = open.pop();
        if (typeof value === 'object' && value !== null) {
            const inner = Object.values(value);
            count += inner.length;
            if (count > MOST_VALUES) {
                throw new YamlFault(`This unfolds into more than ${MOST_VALUES} values; use fewer aliases.`);
            }
            inner.forEach((one) => open.push(one));
        }
    }
}

function exact(name, value) {
    if (name === 'seeds' && typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([seed, one]) => [seed, typeof one === 'bigint' ? String(one) : one]));
    }
    return typeof value === 'bigint' ? Number(value) : value;
}
