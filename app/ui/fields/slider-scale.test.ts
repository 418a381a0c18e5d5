import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOf, valueAt, type SliderScale } from './slider-scale.ts';

const kind = fc.constantFrom('linear', 'logarithmic');

const scales: fc.Arbitrary<SliderScale> = fc
  .record({
    min: fc.integer({ min: -1000, max: 100_000 }),
    steps: fc.integer({ min: 1, max: 1_000_000 }),
    step: fc.constantFrom(1, 5, 10, 100, 0.5),
    kind,
  })
  .map(({ min, steps, step, kind }) => ({ min, max: min + steps * step, step, kind }));

const position = fc.double({ min: 0, max: 100, noNaN: true });

describe('the scale of a slider', () => {
  it('puts the least value at the start and the most at the end', () => {
    fc.assert(
      fc.property(scales, (scale) => {
        expect(positionOf(scale.min, scale)).toBe(0);
        expect(positionOf(scale.max, scale)).toBeCloseTo(100, 9);
        expect(valueAt(0, scale)).toBe(scale.min);
        expect(valueAt(100, scale)).toBe(scale.max);
      }),
    );
  });

  it('never goes back when it moves on', () => {
    fc.assert(
      fc.property(scales, position, position, (scale, a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(valueAt(low, scale)).toBeLessThanOrEqual(valueAt(high, scale));
      }),
    );
  });

  it('gives only values on a step and within the bounds', () => {
    fc.assert(
      fc.property(scales, position, (scale, at) => {
        const value = valueAt(at, scale);
        expect(value).toBeGreaterThanOrEqual(scale.min);
        expect(value).toBeLessThanOrEqual(scale.max);
        const steps = (value - scale.min) / scale.step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      }),
    );
  });

  it('leads every value on a step to a position and back', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: 0, max: 1, noNaN: true }), (scale, part) => {
        const steps = Math.round((part * (scale.max - scale.min)) / scale.step);
        const value = scale.min + steps * scale.step;
        expect(valueAt(positionOf(value, scale), scale)).toBeCloseTo(value, 6);
      }),
    );
  });

  it('keeps what lies outside at the ends', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: 1, max: 1e9, noNaN: true }), (scale, beyond) => {
        expect(positionOf(scale.min - beyond, scale)).toBe(0);
        expect(positionOf(scale.max + beyond, scale)).toBeCloseTo(100, 9);
        expect(valueAt(-beyond, scale)).toBe(scale.min);
        expect(valueAt(100 + beyond, scale)).toBe(scale.max);
      }),
    );
  });

  it('multiplies alike over equal ways when it is logarithmic', () => {
    const scale = { min: 10, max: 100_000, step: 1, kind: 'logarithmic' } as const;
    expect([0, 25, 50, 75, 100].map((at) => valueAt(at, scale))).toEqual([
      10, 100, 1000, 10_000, 100_000,
    ]);
  });

  it('has one place for one value', () => {
    const scale = { min: 5, max: 5, step: 1, kind: 'logarithmic' } as const;
    expect(positionOf(5, scale)).toBe(0);
    expect(valueAt(50, scale)).toBe(5);
  });
});
