import { pointerTo } from '#instance-schema/json-pointer.ts';

const MOST_DEPTH = 32;
/** Far above what a megabyte of settings holds; each could cost an error of its own later. */
const MOST_VALUES = 50_000;

/** Names by which a value reaches what all objects share. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

export type GuardedJson =
  | { ok: true; value: unknown }
  | { ok: false; pointer: string; reason: string };

/** Parses JSON that someone else wrote, and refuses what would harm who walks through it. */
export function guardJson(text: string): GuardedJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 120) : '';
    return { ok: false, pointer: '', reason: `is not JSON: ${detail}` };
  }
  const fault = findFault(value);
  return fault ? { ok: false, ...fault } : { ok: true, value };
}

interface Place {
  value: object;
  pointer: string;
  depth: number;
}

/** Walks with a list of its own: a document must not decide how deep our stack gets. */
function findFault(root: unknown): { pointer: string; reason: string } | undefined {
  let values = 1;
  const waiting: Place[] = isObject(root) ? [{ value: root, pointer: '', depth: 1 }] : [];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, pointer, depth } = place;
    if (depth > MOST_DEPTH) return { pointer, reason: `is deeper than ${MOST_DEPTH} levels` };
    const keys = Object.keys(value);
    values += keys.length;
    if (values > MOST_VALUES) return { pointer, reason: `has more than ${MOST_VALUES} values` };
    for (const key of keys) {
      const child: unknown = Reflect.get(value, key);
      const at = pointerTo(pointer, key);
      if (FORBIDDEN_KEYS.has(key)) return { pointer: at, reason: 'has a forbidden name' };
      if (isObject(child)) waiting.push({ value: child, pointer: at, depth: depth + 1 });
    }
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
