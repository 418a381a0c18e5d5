import { pointerKeys, valueAt } from '#instance-schema/json-pointer.ts';

/** The JSON pointer of a whole document. */
export const ROOT = '';

export function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Puts a value into a document in place; answers the document, which may be the value itself. */
export function changeAt(root: unknown, pointer: string, value: unknown): unknown {
  if (pointer === ROOT) return value;
  const holder = valueAt(root, parentOf(pointer));
  const key = pointerKeys(pointer).at(-1) ?? '';
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, key, value);
  return root;
}

/** Takes a value out of a document in place; the entries behind it in a list move up. */
export function removeAt(root: unknown, pointer: string): unknown {
  if (pointer === ROOT) return undefined;
  const holder = valueAt(root, parentOf(pointer));
  const key = pointerKeys(pointer).at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, key);
  return root;
}
