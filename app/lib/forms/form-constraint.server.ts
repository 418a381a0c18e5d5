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
  const ready = described.get(schema);
  if (ready) return ready;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const constraints = Object.fromEntries(fieldsOf(json, ''));
  described.set(schema, constraints);
  return constraints;
}

/** A schema does not change, and most are the same for every request. */
const described = new WeakMap<z.ZodType, Record<string, Constraint>>();

function fieldsOf(json: Described, prefix: string): [string, Constraint][] {
  const { properties = {}, required = [] } = json;
  return Object.entries(properties).flatMap(([key, field]) => {
    if (typeof field === 'boolean') return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const own: [string, Constraint] = [name, attributesOf(field, required.includes(key))];
    const { items } = field;
    const parts =
      typeof items === 'object' && !Array.isArray(items) ? fieldsOf(items, `${name}[]`) : [];
    return [own, ...parts, ...fieldsOf(field, name)];
  });
}

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
