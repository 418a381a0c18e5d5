import type { PublicDescription } from '#core/platform/openapi/public-description.contract.ts';

export type Schema = Readonly<Record<string, unknown>>;
export type Schemas = PublicDescription['components']['schemas'];

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemasIn = (value: unknown): Schema[] =>
  Array.isArray(value) ? value.filter((one) => isSchema(one)) : [];

/** The schema itself, where one refers to it. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref'] ?? ''))?.[1];
  return name === undefined ? schema : (schemas[name] ?? {});
}

/** The alternatives of a schema, and itself where it has none. */
export function alternativesOf(schema: Schema, schemas: Schemas): Schema[] {
  const whole = resolved(schema, schemas);
  const several = schemasIn(whole['anyOf'] ?? whole['oneOf'] ?? whole['allOf']);
  return several.length === 0 ? [whole] : several.flatMap((one) => alternativesOf(one, schemas));
}

const namesOf = (type: unknown): string[] => {
  if (Array.isArray(type)) return type.map(String);
  return type === undefined ? [] : [String(type)];
};

const DIGITS = /^\^\\d\{1,\d+\}\$$/;

/** A number in an address is a text of digits. */
export const isDigits = ({ pattern }: Schema) =>
  typeof pattern === 'string' && DIGITS.test(pattern);

/** How a value is written in JSON: `integer`, `string[]`, `"asc" | "desc"`. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const kinds = alternativesOf(schema, schemas).flatMap((one) => {
    if (Array.isArray(one['enum'])) return one['enum'].map((value) => JSON.stringify(value));
    return namesOf(one['type']).map((type) => {
      if (isDigits(one)) return 'integer';
      const items = one['items'];
      if (type !== 'array' || !isSchema(items)) return type;
      const inner = typeOf(items, schemas);
      return inner.includes('|') ? `(${inner})[]` : `${inner}[]`;
    });
  });
  return [...new Set(kinds)].join(' | ') || 'object';
}

export interface WalkedField {
  name: string;
  depth: number;
  schema: Schema;
  isRequired: boolean;
}

/** All fields of an object and of what lies in it, each before what is in it. */
export function fieldsIn(schema: Schema, schemas: Schemas, depth = 0): WalkedField[] {
  return alternativesOf(schema, schemas).flatMap((one) => {
    const { items, properties, required } = one;
    const inner = [items, one['additionalProperties']].filter((part) => isSchema(part));
    const own = isSchema(properties) ? Object.entries(properties) : [];
    const needed = Array.isArray(required) ? required : [];
    return [
      ...inner.flatMap((part) => fieldsIn(part, schemas, depth)),
      ...own.flatMap(([name, value]) => {
        const field = isSchema(value) ? value : {};
        return [
          { name, depth, schema: field, isRequired: needed.includes(name) },
          ...fieldsIn(field, schemas, depth + 1),
        ];
      }),
    ];
  });
}
