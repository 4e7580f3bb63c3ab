// What a control is, from what the page says of it (label, the range that makes sense) and what the schema does (default,
// limits, words, help). Names carry their units, so units follow from names.

/** @type {[RegExp, string, string][]} */
const UNITS = [
    [/PerSecond$/, '/s', 'per second'],
    [/Seconds$/, 's', 'seconds'],
    [/degrees$/i, '°', 'degrees'],
    [/Meters$/, 'm', 'metres'],
    [/speed$/i, 'm/s', 'metres per second'],
    [/^gravity$/, 'm/s²', 'metres per second squared'],
    [/(factor|multiplier|scale)$/i, '×', 'times'],
    [/^roundsPerMinute$/, 'rpm', 'rounds per minute'],
];

const nameOf = (pointer) => pointer.slice(pointer.lastIndexOf('/') + 1);

/** Returns the unit of what has a name, and how it is said. */
export function unitOf(name) {
    const [, unit, spoken] = UNITS.find(([pattern]) => pattern.test(name)) ?? [];
    return { unit, spoken };
}

/** Returns a control as the page and the schema together describe it. */
export function described(field, place) {
    const { text, words, types, fallback, minimum, maximum, exclusiveMinimum } = place;
    const kind = field.kind ?? (words ? (words.length > 3 ? 'select' : 'choice') : types.has('boolean') ? 'switch' : 'number');
    const whole = types.has('integer') && !types.has('number') ? 1 : 0.01;
    const step = field.step ?? whole;
    return {
        ...unitOf(nameOf(field.pointer)),
        hint: text,
        fallback,
        choices: words && [...words.map(({ word, text: meaning }) => [word, field.names?.[word] ?? word, meaning]), ...(field.more ?? [])],
        min: minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step),
        max: maximum,
        least: minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step),
        most: maximum,
        ...field,
        step,
        kind,
    };
}

/**
 * Describes groups of controls over a document.
 *
 * @param groups as a form takes them; a field that says all of itself is `own`, one that the service may not know is `optional`
 * @param schema the schema of the document
 */
export function describedGroups(groups, schema) {
    return groups.map((group) => ({ ...group, fields: group.fields.flatMap((field) => describedField(field, group, schema)) }));
}

function describedField(field, group, schema) {
    const place = field.own ? undefined : schema.at(group.each ? `${group.pointer}/0${field.pointer}` : field.pointer);
    if (place) {
        return [described(field, place)];
    }
    if (!field.own && !field.optional) {
        throw new Error(`the schema knows nothing at ${group.each ? `${group.pointer}/…` : ''}${field.pointer}`);
    }
    return field.own ? [field] : [];
}
