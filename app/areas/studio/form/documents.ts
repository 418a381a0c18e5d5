import { pointerKeys, valueAt } from '#instance-schema/json-pointer.ts';

export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same whatever the order of properties is. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => isSameValue(one, b[at]));
  }
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
  );
}

/** A copy in which another value stands at a pointer; undefined takes it out. */
export function withValue(root: unknown, pointer: string, value: unknown): unknown {
  const [key, ...rest] = pointerKeys(pointer);
  if (key === undefined) return value;
  const below = rest.map((one) => `/${one.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  const next = withValue(childOf(root, key), below, value);
  if (Array.isArray(root)) return withEntry(root, Number(key), next);
  const copy: Values = isObject(root) ? { ...root } : {};
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

function childOf(root: unknown, key: string): unknown {
  return valueAt(root, `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

function withEntry(list: readonly unknown[], at: number, value: unknown): unknown[] {
  return value === undefined ? list.filter((_, index) => index !== at) : list.with(at, value);
}

/** As much of a document as some fields say. */
export function pickFields(fields: readonly { name: string }[], values: Values): Values {
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}
