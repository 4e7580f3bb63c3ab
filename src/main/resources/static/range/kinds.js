import { ChoiceField, NumberField, SelectField, SwitchField, TextField, WordsField } from './fields.js';
import { CurveField, TableField } from './tables.js';

const KINDS = {
    number: NumberField,
    choice: ChoiceField,
    select: SelectField,
    text: TextField,
    switch: SwitchField,
    words: WordsField,
    table: TableField,
    curve: CurveField,
};

/** Makes the control of a kind. */
export const fieldOf = (options, change) => new KINDS[options.kind ?? 'number'](options, change);
