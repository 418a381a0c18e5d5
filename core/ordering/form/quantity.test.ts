import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MICRO_PER_DOLLAR, parseAmount } from '#core/money/money.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import { quantityWithin, subtotalMicro } from './quantity-by-cost.pure.ts';
import {
  largestQuantity,
  parseQuantity,
  quantityHint,
  quantityProblem,
  snapQuantity,
  typedQuantityProblem,
  type QuantityRule,
} from '#core/catalogue/services/quantity.pure.ts';
import { positionOf, quantityAt, quantityByKey, SLIDER_END } from './quantity-slider.pure.ts';

const rule = (min_quantity: number, max_quantity: number, quantity_step: number) => ({
  min_quantity,
  max_quantity,
  quantity_step,
});
const TENS = rule(100, 1_005, 10);

const anyRule: fc.Arbitrary<QuantityRule> = fc
  .record({
    quantity_step: fc.constantFrom(1, 5, 10, 100, 999),
    steps: fc.integer({ min: 1, max: 2_000 }),
    more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000 }), fc.integer({ max: 2e9 })),
  })
  .map(({ quantity_step: step, steps, more }) => ({
    quantity_step: step,
    min_quantity: step * steps,
    max_quantity: Math.min(step * steps + Math.max(0, more), 2_147_483_647),
  }));
const sold = anyRule.chain((given) =>
  fc
    .integer({
      min: given.min_quantity / given.quantity_step,
      max: largestQuantity(given) / given.quantity_step,
    })
    .map((steps) => ({ given, quantity: steps * given.quantity_step })),
);

describe('a quantity that was typed', () => {
  it.each([
    ['250', 250],
    [' 1 250', 1_250],
    ['1\u202f250', 1_250],
    ['12.7', 12],
    ['12 apples', 12],
    ['-5', -5],
    ['', 0],
    ['many', 0],
    ['1e6', 1_000_000],
    ['1.5E3', 1_500],
    ['1e+2', 100],
    ['1e-3', 0],
    ['2 each', 2],
    ['9'.repeat(400), Infinity],
  ])('as "%s" is %d', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity);
  });

  it.each([
    [0, 100],
    [-5, 100],
    [NaN, 100],
    [100, 100],
    [104, 100],
    [105, 110],
    [996, 1_000],
    [1_004, 1_000],
    [1_005, 1_000],
    [Infinity, 1_000],
  ])('as %d becomes %d', (typed, quantity) => {
    expect(snapQuantity(typed, TENS)).toBe(quantity);
  });

  it.each([
    [109, 100],
    [119, 110],
    [999, 990],
    [5_000, 1_000],
    [NaN, 100],
  ])('as %d becomes %d in a cart', (typed, quantity) => {
    expect(snapQuantity(typed, TENS, 'down')).toBe(quantity);
  });

  it('becomes one that can be ordered, the nearest there is, and then stays as it is', () => {
    fc.assert(
      fc.property(anyRule, fc.oneof(fc.integer(), fc.double()), (given, typed) => {
        for (const rounding of ['nearest', 'down'] as const) {
          const quantity = snapQuantity(typed, given, rounding);
          expect(quantityProblem(given, quantity)).toBeUndefined();
          expect(snapQuantity(quantity, given, rounding)).toBe(quantity);
          const { min, max } = quantityHint(given);
          if (typed < min || typed > max || Number.isNaN(typed)) continue;
          const most = rounding === 'down' ? given.quantity_step - 1e-9 : given.quantity_step / 2;
          expect(Math.abs(quantity - typed)).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it.each([
    ['', 'not_an_integer'],
    ['many', 'not_an_integer'],
    ['120.5', 'not_an_integer'],
    ['-5', 'too_small'],
    ['1e6', 'too_big'],
    ['105', 'not_a_multiple'],
    ['1e2', undefined],
    [' 1 000', undefined],
  ])('as "%s" is refused as %s where it is taken as it was typed', (typed, code) => {
    expect(typedQuantityProblem(TENS, typed)?.code).toBe(code);
  });

  it.each([
    [99, 'too_small'],
    [1_006, 'too_big'],
    [1_005, 'not_a_multiple'],
    [1_000, undefined],
  ])('as %d is refused as %s where nothing snaps it', (quantity, code) => {
    expect(quantityProblem(TENS, quantity)?.code).toBe(code);
  });
});

describe('the slider', () => {
  it('has exact ends, never goes back, and stands where its quantity is', () => {
    fc.assert(
      fc.property(sold, fc.integer({ min: 0, max: 100 }), ({ given, quantity }, position) => {
        expect(quantityAt(0, given)).toBe(given.min_quantity);
        expect(quantityAt(SLIDER_END, given)).toBe(largestQuantity(given));
        expect(quantityAt(position + 1, given)).toBeGreaterThanOrEqual(quantityAt(position, given));
        expect(quantityProblem(given, quantityAt(position, given))).toBeUndefined();
        expect(quantityAt(positionOf(quantity, given), given)).toBe(quantity);
      }),
    );
  });

  it.each([
    [0, 100],
    [25, 320],
    [50, 1_000],
    [75, 3_160],
    [100, 10_000],
  ])('is logarithmic: %d stands for %d', (position, quantity) => {
    expect(quantityAt(position, rule(100, 10_000, 10))).toBe(quantity);
  });

  it('is led by keys to another quantity each time, and at last to an end', () => {
    fc.assert(
      fc.property(sold, ({ given, quantity }) => {
        const [least, most] = [given.min_quantity, largestQuantity(given)];
        for (const key of ['ArrowRight', 'ArrowUp', 'PageUp']) {
          const moved = quantityByKey(key, quantity, given) ?? 0;
          expect(quantity === most ? moved === most : moved > quantity && moved <= most).toBe(true);
        }
        for (const key of ['ArrowLeft', 'ArrowDown', 'PageDown']) {
          const moved = quantityByKey(key, quantity, given) ?? 0;
          expect(quantity === least ? moved === least : moved < quantity && moved >= least).toBe(
            true,
          );
        }
        expect(quantityByKey('Home', quantity, given)).toBe(least);
        expect(quantityByKey('End', quantity, given)).toBe(most);
        expect(quantityByKey('Tab', quantity, given)).toBeUndefined();
      }),
    );
  });
});

describe('a subtotal', () => {
  it.each([
    ['12.5', '1', 12_500_000n],
    ['$12,50', '1', 12_500_000n],
    ['$ 1 250.499', '1', 1_250_500_000n],
    ['0.005', '1', 10_000n],
    ['0.004999', '1', 0n],
    ['₽925', '92.5', 10_000_000n],
    ['100', '92.5', 1_080_000n],
    ['', '1', undefined],
    ['$', '1', undefined],
    ['-5', '1', undefined],
    ['1e3', '1', undefined],
    ['12.', '1', undefined],
    ['1,2,3', '1', undefined],
    ['5', '0', undefined],
    ['5', '', undefined],
  ])('typed as "%s" at the rate "%s" is %s micro-dollars', (typed, rate, micro) => {
    expect(subtotalMicro(typed, rate)).toBe(micro);
  });

  it('is the nearest cent to what was typed', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map((micro) => micro / 1_000);
    const rates = fc.constantFrom('1', '92.5', '0.333333', '11000');
    fc.assert(
      fc.property(amount, rates, (typed, rate) => {
        const text = typed.toFixed(3);
        const micro = subtotalMicro(text, rate) ?? -1n;
        expect(micro % 10_000n).toBe(0n);
        const rateMicro = parseAmount(rate) ?? 0n;
        const error = micro * rateMicro - (parseAmount(text) ?? 0n) * MICRO_PER_DOLLAR;
        expect(2n * (error < 0n ? -error : error) <= 10_000n * rateMicro).toBe(true);
      }),
    );
  });
});

describe('the quantity for a sum', () => {
  it('is the largest whose quote is not above the sum, else the least that is sold', () => {
    const micro = fc.bigInt({ min: 0n, max: 100_000_000n });
    const ppm = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(anyRule, micro, micro, ppm, ppm, (given, priceMicro, sum, more, less) => {
        const costOf = (quantity: number) =>
          quote({
            subject: {
              purpose: 'order',
              items: [
                { priceMicro, pricingPer: 1_000, quantity, guaranteePpm: more, speedupPpm: 0 },
              ],
              gradePpm: less,
            },
            versions: { price: '1', rate: '1' },
          }).totalMicro;
        const quantity = quantityWithin(sum, given, costOf);
        expect(quantityProblem(given, quantity)).toBeUndefined();
        if (quantity > given.min_quantity) expect(costOf(quantity) <= sum).toBe(true);
        if (quantity < largestQuantity(given)) {
          expect(costOf(quantity + given.quantity_step) > sum).toBe(true);
        }
      }),
    );
  });
});
