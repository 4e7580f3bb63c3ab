// What the page uses of js-yaml.

export class Schema {
    extend(types: { implicit?: Type[]; explicit?: Type[] }): Schema;
}
export const CORE_SCHEMA: Schema;

export class Type {
    constructor(
        tag: string,
        options: { kind: 'scalar' | 'sequence' | 'mapping'; resolve(text: string): boolean; construct(text: string): unknown },
    );
}

export class YAMLException extends Error {
    reason: string;
    mark?: { line: number; column: number; position: number };
}

export function load(text: string, options?: { schema?: Schema }): unknown;
