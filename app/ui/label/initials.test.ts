import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initials, toneOf } from './initials.ts';

describe('the letters of a name', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['Jean-Luc van Damme', 'JL'],
    ['ada.lovelace@example.com', 'AL'],
    ['हिना शर्मा', 'हिश'],
    ['山田 太郎', '山太'],
    ['🦊 Fox', 'F'],
    ['', ''],
  ])('of "%s" are "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('hold no half of a character, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(() => encodeURIComponent(initials(name))).not.toThrow();
      }),
    );
  });
});

test('a name has the same tone each time, and not every name the same', () => {
  expect(toneOf('Ada')).toBe(toneOf('Ada'));
  const names = Array.from({ length: 60 }, (_, index) => `Customer ${index}`);
  expect(new Set(names.map(toneOf)).size).toBe(6);
});
