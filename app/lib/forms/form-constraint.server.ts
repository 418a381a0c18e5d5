import { z } from 'zod';

/** Attributes of a control, by their names in React. */
interface Constraint {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: number;
  multiple?: true;
}

type Described = z.core.JSONSchema.BaseSchema;

/**
 * What the fields of a form may hold, as attributes for them: the browser then says so before
 * anything is sent, and zod stays on the server.
 */
export function formConstraint(schema: z.ZodType): Record<string, Constraint> {
  const ready = constraintsOf.get(schema);
  if (ready) return ready;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const constraints = Object.fromEntries(fieldsOf(json, ''));
  constraintsOf.set(schema, constraints);
  return constraints;
}

/** A schema does not change, and most are the same for every request. */
const constraintsOf = new WeakMap<z.ZodType, Record<string, Constraint>>();

function fieldsOf(json: Described, prefix: string): [string, Constraint][] {
  const { properties = {}, required = [] } = json;
  return Object.entries(properties).flatMap(([key, described]) => {
    if (typeof described === 'boolean') return [];
    const { field, isNullable } = withoutNull(described);
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const isRequired = required.includes(key) && !isNullable;
    const own: [string, Constraint] = [name, attributesOf(field, isRequired)];
    const { items } = field;
    const parts =
      typeof items === 'object' && !Array.isArray(items) ? fieldsOf(items, `${name}[]`) : [];
    return [own, ...parts, ...fieldsOf(field, name)];
  });
}

/** A field that may be null is described as one of two; left empty, it is null. */
function withoutNull(field: Described): { field: Described; isNullable: boolean } {
  const others = field.anyOf?.filter((one) => !isNull(one)) ?? [];
  const [only] = others;
  if (others.length !== 1 || typeof only !== 'object') return { field, isNullable: false };
  return { field: only, isNullable: true };
}

const isNull = (one: Described | boolean) => typeof one === 'object' && one.type === 'null';

function attributesOf(field: Described, required: boolean): Constraint {
  return {
    required,
    ...(field.minLength !== undefined && { minLength: field.minLength }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(isOwnLimit(field.minimum) && { min: field.minimum }),
    ...(isOwnLimit(field.maximum) && { max: field.maximum }),
    ...(field.multipleOf !== undefined && { step: field.multipleOf }),
    ...(field.type === 'array' && { multiple: true }),
  };
}

/** Zod bounds every whole number by what a double holds exactly, which nobody wants to read. */
function isOwnLimit(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}
