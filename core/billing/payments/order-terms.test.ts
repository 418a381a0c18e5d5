import { expect, it } from 'vitest';
import type { PaymentMethodRow } from './payment-method.store.ts';
import { limitProblem } from './order-terms.ts';
import { requireAmount } from './top-up-terms.ts';

const LIMITS = { min_amount_micro: 5_000_000n, max_amount_micro: 90_000_000n };

/** Of a method, only this is looked at. */
const method = (more: object = {}) =>
  ({ strategy: 'redirect', ...LIMITS, ...more }) as PaymentMethodRow;

it.each([
  [4_999_999n, 'method_needs_more', '5'],
  [5_000_000n, undefined, undefined],
  [90_000_000n, undefined, undefined],
  [90_000_001n, 'method_takes_less', '90'],
])('an order of %d micro-dollars: %s', (totalMicro, code, amount) => {
  const problem = limitProblem(method(), totalMicro);
  expect(problem).toEqual(code && { code, params: { amount } });
  expect(limitProblem(method({ strategy: 'balance' }), totalMicro)).toBeUndefined();
});

it.each([
  ['4.999999', 'too_small'],
  ['5', undefined],
  ['90', undefined],
  ['90.000001', 'too_big'],
])('a top-up of %s dollars: %s', (amount, code) => {
  const asked = () => requireAmount(method(), amount);
  if (code === undefined) expect(asked()).toBe(BigInt(amount) * 1_000_000n);
  else expect(asked).toThrow(`(amount: ${code})`);
});

it('without limits anything is taken but nothing', () => {
  const open = method({ min_amount_micro: 0n, max_amount_micro: null });
  expect(limitProblem(open, 10n ** 15n)).toBeUndefined();
  expect(requireAmount(open, '0.000001')).toBe(1n);
  expect(() => requireAmount(open, '0')).toThrow();
});
