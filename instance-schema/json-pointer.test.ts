import { expect, it } from 'vitest';
import { pointerKeys, pointerTo, valueAt } from './json-pointer.ts';

it('escapes what would read as a step, and reads it back', () => {
  const pointer = pointerTo(pointerTo('', 'a/b'), 'c~d');
  expect(pointer).toBe('/a~1b/c~0d');
  expect(pointerKeys(pointer)).toEqual(['a/b', 'c~d']);
});

it('finds the value that a pointer names, in lists too', () => {
  expect(valueAt({ items: [{ url: '/a' }] }, '/items/0/url')).toBe('/a');
  expect(valueAt({ items: [] }, '')).toEqual({ items: [] });
});

it('finds nothing where nothing stands, not even what every object inherits', () => {
  expect(valueAt({}, '/toString')).toBeUndefined();
  expect(valueAt({ a: 1 }, '/a/b')).toBeUndefined();
});
