import { describe, expect, it } from 'vitest';
import { isStorable, isStorableText } from './storable.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what the database can keep', () => {
  it.each([['plain'], [''], ['Zażółć 東京 👩‍👩‍👧'], ['\u0001']])('includes the text %j', (text) => {
    expect(isStorableText(text)).toBe(true);
  });

  it.each([['a\0'], ['\ud83d'], ['\udc69x'], ['\udc69\ud83d']])('excludes the text %j', (text) => {
    expect(isStorableText(text)).toBe(false);
    expect(isStorable({ list: [{ deep: text }] })).toBe(false);
    expect(isStorable({ [text]: 1 })).toBe(false);
  });

  it('ends at a depth of 32', () => {
    expect(isStorable(nested(32))).toBe(true);
    expect(isStorable(nested(33))).toBe(false);
  });
});
