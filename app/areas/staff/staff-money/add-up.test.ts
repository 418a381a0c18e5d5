import { expect, test } from 'vitest';
import { addUp } from './add-up.ts';

test.each([
  [[], []],
  [
    [0, 1.5, 2],
    [0, 1.5, 2],
  ],
  [
    [0.004, 0.004, 0.004],
    [0.01, 0, 0],
  ],
  [
    [232.767592, 110.535075, 88.809, 54.30495, 2.737, 0.96],
    [232.77, 110.53, 88.81, 54.3, 2.74, 0.96],
  ],
  [
    [-0.007, -0.006, 1],
    [-0.01, 0, 1],
  ],
])('%j is shown as %j, which adds up to the same cents', (amounts, shown) => {
  const added = addUp(amounts);
  expect(added).toEqual(shown);
  const sum = (all: readonly number[]) => all.reduce((total, amount) => total + amount, 0);
  expect(sum(added)).toBeCloseTo(Math.round(sum(amounts) * 100) / 100, 9);
});
