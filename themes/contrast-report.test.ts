import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';
import { contrastReport } from './contrast-report.ts';
import { pairLaw } from './pairs.ts';
import { fullPolicy } from './theme-input.ts';

test('every pair of the law is there with at least its target, in each theme that is offered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
      const input = randomInput(randomFrom(seed));
      const { pairs } = contrastReport(input);
      const policy = fullPolicy(input.colours.policy);
      const themes = input.darkModeAvailable ? (['light', 'dark'] as const) : (['light'] as const);
      const law = themes.flatMap((theme) => pairLaw({ ...policy, theme, more: false }));
      expect(pairs.map(({ ink, ground }) => `${ink} ${ground}`)).toEqual(
        law.map(({ ink, ground }) => `${ink} ${ground}`),
      );
      // A ratio is rounded down to two digits, and so may lie a hundredth below its target.
      expect(pairs.filter(({ ratio, least }) => ratio < Math.floor(least * 100) / 100)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a colour that was changed stands at each of its pairs, with what it was', () => {
  const input = {
    colours: { light: { primary: '#ffe14d' }, policy: { fidelity: 'readable' as const } },
    darkModeAvailable: false,
  };
  const { pairs, repairs } = contrastReport(input);
  const text = repairs.find(({ token }) => token === 'brand-text');
  expect(text).toMatchObject({ from: '#ffe14d', seed: 'primary', reason: 'contrast' });
  const repaired = pairs.filter((pair) => pair.repairs.some((repair) => repair === text));
  expect(repaired.length).toBeGreaterThan(1);
  expect(repaired.every(({ ink, inkHex }) => ink === 'brand-text' && inkHex === text?.to)).toBe(
    true,
  );
});

test('colours that need no change are told without any', () => {
  const input = { colours: { light: { primary: '#0b3d4d' } }, darkModeAvailable: false };
  const { pairs, repairs } = contrastReport(input);
  expect(repairs.filter(({ reason }) => reason === 'invalid')).toEqual([]);
  expect(pairs.some(({ repairs: own }) => own.length === 0)).toBe(true);
});
