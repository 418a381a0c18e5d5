import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCodePoints } from './count-code-points.ts';

it('counts a character outside the BMP once', () => {
  expect(countCodePoints('a🚀b')).toBe(3);
});

it('counts what the iterator of a string counts, halves of pairs included', () => {
  const half = fc.constantFrom('\ud83d', '\ude80', 'a', '🚀');
  fc.assert(
    fc.property(fc.array(half), (parts) => {
      const text = parts.join('');
      expect(countCodePoints(text)).toBe([...text].length);
    }),
  );
});
