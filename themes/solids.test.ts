import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, toOklch, type Rgb } from './colour.ts';
import { makeSolid, type Solid } from './solids.ts';

const rgb = fc.integer({ min: 0, max: 0xffffff });
// Where white and black both barely reach 4.5:1.
const HARD = [0x747474, 0x757575, 0x767676, 0x777777, 0x1877f2, 0xe60023, 0xff0000, 0x808000];

function leastLabel({ solid, hover, active, on }: Solid): number {
  return Math.min(contrast(solid, on), contrast(hover, on), contrast(active, on));
}

describe('a solid in the exact colour', () => {
  it('is the seed to the bit, with a label of 4.5:1 in every state', () => {
    const check = (seed: Rgb) => {
      for (const ratio of [4.5, 7]) {
        const made = makeSolid(seed, 'exact', ratio);
        expect([made.solid, leastLabel(made) >= 4.5]).toEqual([seed, true]);
      }
    };
    for (const seed of [0, 0xffffff, ...HARD]) check(seed);
    fc.assert(fc.property(rgb, check), { numRuns: 5000 });
  });

  it('has a label of 7:1 wherever the colour allows one', () => {
    fc.assert(
      fc.property(rgb, (seed) => {
        const isPossible = contrast(seed, 0) >= 7 || contrast(seed, 0xffffff) >= 7;
        const { on } = makeSolid(seed, 'exact', 7);
        expect(contrast(seed, on) >= 7).toBe(isPossible);
      }),
      { numRuns: 5000 },
    );
  });

  it('is seen to change when hovered and again when pressed', () => {
    fc.assert(
      fc.property(rgb, (seed) => {
        const { solid, hover, active } = makeSolid(seed, 'exact', 4.5);
        const [rest, over, down] = [solid, hover, active].map((colour) => toOklch(colour).l);
        expect(Math.abs((over ?? 0) - (rest ?? 0))).toBeGreaterThan(0.02);
        expect(Math.abs((down ?? 0) - (over ?? 0))).toBeGreaterThan(0.015);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a solid in the readable colour', () => {
  it('meets the asked ratio in every state', () => {
    fc.assert(
      fc.property(rgb, fc.constantFrom(4.5, 7), (seed, ratio) => {
        expect(leastLabel(makeSolid(seed, 'readable', ratio))).toBeGreaterThanOrEqual(ratio);
      }),
      { numRuns: 5000 },
    );
  });

  it('moves a mid blue a little, for the white label that people read better', () => {
    const { solid, on } = makeSolid(0x1877f2, 'readable', 4.5);
    expect(on).toBe(0xffffff);
    expect(solid).not.toBe(0x1877f2);
    expect(Math.abs(toOklch(solid).l - toOklch(0x1877f2).l)).toBeLessThan(0.03);
  });

  it('leaves a bright orange alone, whose white label would cost it its colour', () => {
    expect(makeSolid(0xff6a00, 'readable', 4.5)).toMatchObject({ solid: 0xff6a00, on: 0 });
  });
});
