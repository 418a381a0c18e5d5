import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networkMark } from './network-marks.ts';
import { MARKED_NETWORKS } from './network-names.ts';

describe('the mark of a network', () => {
  test.each([
    ['YouTube', 'youtube'],
    ['TIK TOK', 'tiktok'],
    ['Twitter', 'x'],
    ['x (twitter)', 'x'],
    ['VKontakte', 'vk'],
    ['ok.ru', 'odnoklassniki'],
    ['Apple Music', 'applemusic'],
  ])('%s is found', (name, mark) => {
    expect(networkMark(name)).toBe(mark);
  });

  test.each(['', 'constructor', '__proto__', 'Vk Video Plus', 'यूट्यूब'])('%j has none', (name) => {
    expect(networkMark(name)).toBeUndefined();
  });

  test('every name it gives out is one it knows, and no name makes it fail', () => {
    for (const [mark, title] of Object.entries(MARKED_NETWORKS)) {
      expect(networkMark(title)).toBe(mark);
    }
    fc.assert(
      fc.property(fc.string(), (name) => {
        const mark = networkMark(name);
        expect(mark === undefined || Object.hasOwn(MARKED_NETWORKS, mark)).toBe(true);
      }),
    );
  });
});
