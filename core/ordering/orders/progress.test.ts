import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFurther } from './progress.pure.ts';

it('is further from one twentieth to the next and nowhere else', () => {
  const further = (before: number, now: number) => isFurther({ before, now }, 1_000);
  expect(further(0, 49)).toBe(false);
  expect(further(49, 50)).toBe(true);
  expect(further(50, 99)).toBe(false);
  expect(further(500, 400)).toBe(false);
  expect(further(950, 1_000)).toBe(true);
});

it('is further at most twenty times, however an order is delivered', () => {
  const steps = fc.array(fc.nat(1_000), { maxLength: 200 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), steps, (quantity, added) => {
      let delivered = 0;
      let points = 0;
      for (const more of added) {
        const now = Math.min(quantity, delivered + more);
        if (isFurther({ before: delivered, now }, quantity)) points += 1;
        delivered = now;
      }
      expect(points).toBeLessThanOrEqual(20);
    }),
  );
});
