import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two values are the same as JSON; what is absent equals only what is absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  return canonicalJson(a) === canonicalJson(b);
}

type Entry = JsonObject & { id: string | number };

/** A list whose entries each have an id of their own, by which they are known wherever they stand. */
export function isListOfEntries(value: unknown): value is readonly Entry[] {
  if (!Array.isArray(value) || !value.every(isEntry)) return false;
  return new Set(value.map(({ id }) => String(id))).size === value.length;
}

function isEntry(value: unknown): value is Entry {
  return isObject(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number');
}
