import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { CouponTerms } from './coupon-terms.pure.ts';
import type { PaymentTerms } from './pay-by.pure.ts';
import { sumOf, type QuoteLine } from './quote-line.pure.ts';
import { quote, type Quote, type QuoteSubject } from './quote.pure.ts';
import { ORDERS, type HandWorked } from './testing/hand-worked-orders.ts';
import { COUPONS_AND_PAYMENTS } from './testing/hand-worked-payments.ts';
import { ROUNDING_RULES } from './testing/rounding-rules.ts';

const RUNS = 300;

describe('a quote that was worked out by hand', () => {
  it.each([...ORDERS, ...COUPONS_AND_PAYMENTS])('$says: $working', (worked) => {
    const made = quoteOf(worked);
    const { total, fee, charge = total, coupon, methodBonus, credited, ...parts } = worked.is;
    expect({
      total: formatAmount(made.totalMicro),
      fee: formatAmount(made.feeMicro),
      charge: formatAmount(made.chargeMicro),
      coupon: formatAmount(made.couponMicro),
      methodBonus: formatAmount(made.methodBonusMicro),
      credited: formatAmount(made.creditedMicro),
      ...shownParts(made, parts),
    }).toEqual({
      total,
      fee: fee ?? '0',
      charge,
      coupon: coupon ?? '0',
      methodBonus: methodBonus ?? '0',
      credited: credited ?? '0',
      ...parts,
    });
    expect(sumOf(made.lines)).toBe(made.chargeMicro);
  });
});

describe('of any quote', () => {
  it.each(ROUNDING_RULES)('$says', ({ check }) => {
    check({ numRuns: RUNS });
  });
});

function quoteOf(worked: HandWorked): Quote {
  return quote({
    subject: subjectOf(worked),
    coupon: worked.coupon && couponOf(worked.coupon),
    payment: worked.payment && paymentOf(worked.payment),
    versions: { price: '1', rate: '1' },
  });
}

function subjectOf({ order, topUp = '0', grade }: HandWorked): QuoteSubject {
  if (!order) return { purpose: 'top_up', amountMicro: micro(topUp) };
  const items = order.map(({ price, per = 1_000, quantity, guarantee, speedup }) => ({
    priceMicro: micro(price),
    pricingPer: per,
    quantity,
    guaranteePpm: ppm(guarantee),
    speedupPpm: ppm(speedup),
  }));
  return { purpose: 'order', items, gradePpm: ppm(grade) };
}

function couponOf({ type, value, min = '0' }: NonNullable<HandWorked['coupon']>): CouponTerms {
  return {
    type,
    value: value.endsWith('%')
      ? { calculation: 'percentage', ppm: ppm(value) }
      : { calculation: 'amount', amountMicro: micro(value) },
    minMicro: micro(min),
  };
}

function paymentOf(payment: NonNullable<HandWorked['payment']>): PaymentTerms {
  if (payment === 'balance') return { isOutside: false, feePpm: 0, bonuses: [] };
  const bonuses = Object.entries(payment.bonuses ?? {}).map(([from, percent]) => ({
    fromMicro: micro(from),
    ppm: ppm(percent),
  }));
  return { isOutside: true, feePpm: ppm(payment.fee), bonuses };
}

function shownParts(made: Quote, parts: Partial<HandWorked['is']>) {
  const amounts = (list: readonly bigint[] = []) => list.map(formatAmount).join(', ');
  const steps = (list: readonly QuoteLine[] = []) =>
    list.map(({ kind, amountMicro }) => `${kind} ${formatAmount(amountMicro)}`).join(', ');
  const [first] = made.items;
  return {
    ...(parts.steps === undefined ? {} : { steps: steps(first?.lines) }),
    ...(parts.items === undefined
      ? {}
      : { items: amounts(made.items.map(({ costMicro }) => costMicro)) }),
  };
}

function micro(dollars: string): bigint {
  const amount = parseAmount(dollars);
  if (amount === undefined) throw new TypeError(`${dollars} is no amount`);
  return amount;
}

function ppm(percent: string | undefined): number {
  return percent === undefined ? 0 : Math.round(Number(percent.replace('%', '')) * 10_000);
}
