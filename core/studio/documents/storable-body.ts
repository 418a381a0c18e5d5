import { isStorable } from '#core/platform/http/storable.ts';
import { isObject } from './json-value.ts';

/** What an object of JavaScript has of itself: as the name of a field it would be taken for that. */
const OWN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

export const isFieldName = (name: string): boolean => !OWN_NAMES.has(name);

/** Whether a draft can keep a value as it is, whatever it says. */
export function isKeepable(value: unknown): boolean {
  return isStorable(value) && isPlain(value);
}

/** JSON has numbers that JavaScript reads as infinite. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, inner]) => isFieldName(name) && isPlain(inner));
}
