import { pointerKeys } from '#instance-schema/json-pointer.ts';
import { isObject } from './json-value.ts';

/** Stands for the place behind the last entry of a list (RFC 6901). */
const BEHIND = '-';

/**
 * A value with one field changed, or removed where nothing is given; undefined where the pointer
 * names a place that a list does not have. What lies on the way and is not there is made.
 */
export function setField(
  root: unknown,
  pointer: string,
  value: unknown,
): { value: unknown } | undefined {
  return setAt(root, pointerKeys(pointer), value);
}

function setAt(
  present: unknown,
  keys: readonly string[],
  value: unknown,
): { value: unknown } | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return { value };
  const isMade = typeof present !== 'object' || present === null;
  if (isMade && value === undefined) return { value: present };
  const container: unknown = isMade ? (key === BEHIND || key === '0' ? [] : {}) : present;
  if (Array.isArray(container)) return setEntry(container, { key, rest }, value);
  return isObject(container) ? setMember(container, { key, rest }, value) : undefined;
}

interface Step {
  key: string;
  rest: readonly string[];
}

function setMember(object: object, { key, rest }: Step, value: unknown) {
  const members = new Map<string, unknown>(Object.entries(object));
  const inner = setAt(members.get(key), rest, value);
  if (!inner) return undefined;
  if (inner.value === undefined) members.delete(key);
  else members.set(key, inner.value);
  return { value: Object.fromEntries(members) };
}

function setEntry(list: readonly unknown[], { key, rest }: Step, value: unknown) {
  const at = key === BEHIND ? list.length : /^(?:0|[1-9]\d{0,5})$/.test(key) ? Number(key) : NaN;
  if (!(at <= list.length)) return undefined;
  if (at === list.length && value === undefined) return { value: list };
  const inner = setAt(list[at], rest, value);
  if (!inner) return undefined;
  const entries = inner.value === undefined ? [] : [inner.value];
  return { value: [...list.slice(0, at), ...entries, ...list.slice(at + 1)] };
}
