import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, toOklch } from './colour.ts';
import { groundsOf, meets, solve } from './solve.ts';

const rgb = fc.integer({ min: 0, max: 0xffffff });
const ratio = fc.double({ min: 1.1, max: 7, noNaN: true });

describe('the solver', () => {
  it('meets the ratio on every light ground with a darker ink', () => {
    fc.assert(
      fc.property(rgb, fc.array(rgb, { minLength: 1, maxLength: 6 }), ratio, (wanted, any, r) => {
        const colours = any.filter((colour) => luminance(colour) >= 0.45);
        fc.pre(colours.length > 0);
        const ink = solve({ wanted, grounds: groundsOf(colours), ratio: r, direction: 'darker' });
        for (const colour of colours) expect(contrast(ink, colour)).toBeGreaterThanOrEqual(r);
      }),
      { numRuns: 3000 },
    );
  });

  it('meets the ratio on every dark ground with a lighter ink', () => {
    fc.assert(
      fc.property(rgb, rgb, ratio, (wanted, ground, r) => {
        fc.pre(luminance(ground) <= 0.08);
        const ink = solve({
          wanted,
          grounds: groundsOf([ground, 0]),
          ratio: r,
          direction: 'lighter',
        });
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(r);
        expect(contrast(ink, 0)).toBeGreaterThanOrEqual(r);
      }),
      { numRuns: 3000 },
    );
  });

  it('leaves a colour alone that is readable already', () => {
    const grounds = groundsOf([0xffffff, 0xf0f0f0]);
    expect(solve({ wanted: 0x1a3c8f, grounds, ratio: 7, direction: 'darker' })).toBe(0x1a3c8f);
  });

  it('moves no further than the ratio asks', () => {
    fc.assert(
      fc.property(rgb, ratio, (wanted, r) => {
        const grounds = groundsOf([0xffffff]);
        const ink = solve({ wanted, grounds, ratio: r, direction: 'darker' });
        if (ink === wanted) return;
        // One step of 8 bits is up to this much contrast in the darkest colours.
        expect(contrast(ink, 0xffffff)).toBeLessThan(r * 1.06 + 0.05);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps the hue', () => {
    fc.assert(
      fc.property(rgb, (wanted) => {
        const before = toOklch(wanted);
        fc.pre(before.c > 0.1);
        const grounds = groundsOf([0xffffff]);
        const after = toOklch(solve({ wanted, grounds, ratio: 4.5, direction: 'darker' }));
        expect(before.hueX * after.hueX + before.hueY * after.hueY).toBeGreaterThan(0.995);
      }),
      { numRuns: 2000 },
    );
  });

  it('says whether an ink is readable from either side', () => {
    const grounds = groundsOf([0x767676]);
    expect(meets(0xffffff, grounds, 4.5)).toBe(true);
    expect(meets(0x000000, grounds, 4.5)).toBe(true);
    expect(meets(0x000000, grounds, 4.7)).toBe(false);
    expect(meets(0x808080, grounds, 1.1)).toBe(true);
    expect(meets(0x767676, grounds, 1.1)).toBe(false);
  });
});
