import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { TotalAmount } from './total-amount.contract.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PATH = '/api/v1/invoices/total-amount';
const TRANSFER = { payment_method_id: 1, amount: '100' };

describe('what putting an amount on the balance comes to', () => {
  it('has fee, coupon and bonus, with the lines that explain them', async () => {
    const response = await test.actors.customerOfA.post(PATH, {
      payment_method_id: 1,
      amount: '100.005',
      coupon_code: ' alder-bonus',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { data } = (await response.json()) as { data: TotalAmount };
    // 1.5 % of 100.005 are 1.500075; 101.505075 is charged as 101.51, the rest of it as a fee.
    expect(data).toMatchObject({
      original_amount: '100.005',
      fee: '1.505',
      fee_percent: 0.015,
      coupon_bonus: '10.0005',
      coupon_bonus_type: 'bonus',
      coupon_bonus_amount_calculation_type: 'percentage',
      coupon_bonus_percentage: 0.1,
      payment_method_bonus: '5.00025',
      payment_method_bonus_percent: 0.05,
      total_bonus: '15.00075',
      amount_to_be_credited: '115.00575',
      amount_to_be_credited_float: 115.00575,
      total_amount: '101.51',
      total_amount_float: 101.51,
    });
    expect(data.lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'amount 100.005',
      'fee 1.505',
    ]);
    expect(data.credits.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'amount 100.005',
      'coupon_bonus 10.0005',
      'method_bonus 5.00025',
    ]);
  });

  it('is the same for a number, and without a coupon says nothing of one', async () => {
    const asked = { payment_method_id: 1, coupon_code: '' };
    const [text, number] = await Promise.all(
      ['20.5', 20.5].map(async (amount) => {
        const response = await test.actors.customerOfA.post(PATH, { ...asked, amount });
        return response.json();
      }),
    );
    expect(text).toEqual(number);
    expect(text).toMatchObject({ data: { coupon_bonus: '0', coupon_bonus_type: null } });
  });

  it.each([
    [{ amount: '9.999999' }, { amount: ['too_small'] }],
    [{ amount: '1000.000001' }, { amount: ['too_big'] }],
    [{ amount: '0' }, { amount: ['too_small'] }],
    [{ payment_method_id: 4, amount: '0' }, { amount: ['must_be_above'] }],
    [{ amount: '1e2' }, { amount: ['invalid_format'] }],
    [{ amount: '-5' }, { amount: ['invalid_format'] }],
    [{ amount: 1e-7 }, { amount: ['invalid_format'] }],
    [{ amount: '1.0000001' }, { amount: ['invalid_format'] }],
    [{ amount: null }, { amount: ['invalid_type'] }],
    [{ amount: undefined }, { amount: ['required'] }],
    [{ payment_method_id: 0 }, { payment_method_id: ['method_unavailable'] }],
    [{ payment_method_id: 2 }, { payment_method_id: ['method_unavailable'] }],
    [{ payment_method_id: 3 }, { payment_method_id: ['method_unavailable'] }],
    [{ payment_method_id: 99 }, { payment_method_id: ['method_unavailable'] }],
    [{ payment_method_id: 'card' }, { payment_method_id: ['invalid_type'] }],
    [{ coupon_code: 'nobody' }, { coupon_code: ['coupon_does_not_apply'] }],
    [{ coupon_code: '~1' }, { coupon_code: ['coupon_does_not_apply'] }],
    [{ coupon_code: 'birch-bonus' }, { coupon_code: ['coupon_does_not_apply'] }],
    [{ coupon_code: 'alder-off' }, { coupon_code: ['coupon_does_not_apply'] }],
    [{ coupon_code: 'alder-bonus', amount: '49.99' }, { coupon_code: ['coupon_does_not_apply'] }],
  ])('is refused for %j, at its field', async (own, problems) => {
    const response = await test.actors.customerOfA.post(PATH, { ...TRANSFER, ...own });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual(Object.keys(problems));
    const said = Object.values(problems).flat()[0] ?? '';
    const texts = test.deps.texts('en', `errors:field.${said}`, { limit: LIMITS[said] ?? '' });
    expect(Object.values(errors).flat()).toEqual([texts]);
  });

  it('lets nobody try codes for ever', async () => {
    const { otherCustomerOfA } = test.actors;
    const ask = () => otherCustomerOfA.post(PATH, { ...TRANSFER, coupon_code: 'guess' });
    const answers: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) answers.push((await ask()).status);
    expect(answers.filter((status) => status === 422)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    expect((await otherCustomerOfA.post(PATH, TRANSFER)).status).toBe(200);
  });
});

const LIMITS: Record<string, string> = { too_small: '10', too_big: '1000', must_be_above: '0' };
