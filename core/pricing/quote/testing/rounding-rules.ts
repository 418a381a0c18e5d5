import fc from 'fast-check';
import type { CouponTerms } from '../coupon-terms.pure.ts';
import { listPrice } from '../list-price.pure.ts';
import type { PaymentTerms } from '../pay-by.pure.ts';
import type { QuoteItem } from '../price-item.pure.ts';
import { sum, sumOf } from '../quote-line.pure.ts';
import { quote, type QuoteInput } from '../quote.pure.ts';
import { refundOf } from '../refund.pure.ts';
import { splitByCost, splitByWeight, splitIntoRuns } from '../split-amount.pure.ts';

const MILLION = 1_000_000n;
const CENT = 10_000n;

const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 2_000n }),
  fc.bigInt({ min: 0n, max: 1_000_000_000_000n }),
  fc.bigInt({ min: 0n, max: 20_000n }).map((cents) => cents * CENT),
);
const ppm = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(0, 25_000, 1_000_000));
const quantity = fc.integer({ min: 1, max: 1_000_000 });

const item: fc.Arbitrary<QuoteItem> = fc.record(
  {
    priceMicro: amount,
    pricingPer: fc.constantFrom(1, 100, 1_000),
    quantity,
    guaranteePpm: ppm,
    speedupPpm: ppm,
  },
  { requiredKeys: ['priceMicro', 'pricingPer', 'quantity', 'guaranteePpm', 'speedupPpm'] },
);

const coupon: fc.Arbitrary<CouponTerms> = fc.record({
  type: fc.constantFrom('discount', 'cashback', 'bonus'),
  value: fc.oneof(
    fc.record({ calculation: fc.constant('amount' as const), amountMicro: amount }),
    fc.record({ calculation: fc.constant('percentage' as const), ppm }),
  ),
  minMicro: fc.oneof(fc.constant(0n), amount),
});

const payment: fc.Arbitrary<PaymentTerms> = fc.record({
  isOutside: fc.boolean(),
  feePpm: ppm,
  bonuses: fc.array(fc.record({ fromMicro: amount, ppm }), { maxLength: 4 }),
});

const input: fc.Arbitrary<QuoteInput> = fc.record({
  subject: fc.oneof(
    fc.record({
      purpose: fc.constant('order' as const),
      items: fc.array(item, { minLength: 1, maxLength: 5 }),
      gradePpm: ppm,
    }),
    fc.record({ purpose: fc.constant('top_up' as const), amountMicro: amount }),
  ),
  coupon: fc.option(coupon, { nil: undefined }),
  payment: fc.option(payment, { nil: undefined }),
  versions: fc.record({ price: fc.string(), rate: fc.string() }),
});

/** What fees, bonuses and refunds of an amount count in. */
const grainIn = (micro: bigint) => (micro >= MILLION && micro % CENT === 0n ? CENT : 1n);

/** Each is said with an arithmetic of its own, not with the functions that it judges. */
export const ROUNDING_RULES = [
  of(
    'a line is the least cent, below a dollar the least micro, that is not below its exact fraction',
    fc.property(item, ppm, ppm, (line, gradePpm, couponPpm) => {
      const over =
        line.priceMicro *
        BigInt(line.quantity) *
        (MILLION + BigInt(line.guaranteePpm)) *
        (MILLION + BigInt(line.speedupPpm)) *
        (MILLION - BigInt(gradePpm)) *
        (MILLION - BigInt(couponPpm));
      const under = BigInt(line.pricingPer) * MILLION ** 4n;
      const { totalMicro } = quote({
        subject: { purpose: 'order', items: [line], gradePpm },
        coupon: {
          type: 'discount',
          value: { calculation: 'percentage', ppm: couponPpm },
          minMicro: 0n,
        },
        versions: { price: '1', rate: '1' },
      });
      const grain = totalMicro > MILLION ? CENT : 1n;
      return (
        totalMicro % grain === 0n &&
        totalMicro * under >= over &&
        (totalMicro - grain) * under < over
      );
    }),
  ),
  of(
    'a list price is the quote where there is nothing else',
    fc.property(amount, quantity, (priceMicro, count) => {
      const priced = { priceMicro, pricingPer: 1_000, quantity: count };
      const items = [{ ...priced, guaranteePpm: 0, speedupPpm: 0 }];
      const made = quote({
        subject: { purpose: 'order', items, gradePpm: 0 },
        versions: { price: '1', rate: '1' },
      });
      return made.chargeMicro === listPrice(priced) && made.creditedMicro === 0n;
    }),
  ),
  of(
    'every amount is the sum of the lines that explain it',
    fc.property(input, (asked) => {
      const made = quote(asked);
      const isTopUp = asked.subject.purpose === 'top_up';
      return (
        made.items.every(({ lines, costMicro }) => sumOf(lines) === costMicro) &&
        (isTopUp || sum(made.items.map(({ costMicro }) => costMicro)) === made.totalMicro) &&
        sumOf(made.lines) === made.chargeMicro &&
        sumOf(made.credits) === made.creditedMicro
      );
    }),
  ),
  of(
    'nothing is below zero but a line that takes off, and a coupon never makes it dearer',
    fc.property(input, (asked) => {
      const made = quote(asked);
      const without = quote({ ...asked, coupon: undefined });
      return (
        made.totalMicro >= 0n &&
        made.totalMicro <= without.totalMicro &&
        made.originalMicro === without.totalMicro &&
        made.couponMicro >= 0n &&
        made.items.every(({ costMicro }) => costMicro >= 0n) &&
        made.credits.every(({ amountMicro }) => amountMicro > 0n || isTopUpOf(asked, amountMicro))
      );
    }),
  ),
  of(
    'so many runs of a drip-feed have cost their share, rounded up, and all of them the whole',
    fc.property(amount, fc.integer({ min: 1, max: 300 }), (whole, runs) => {
      const count = BigInt(runs);
      const parts = splitIntoRuns(whole, Array<number>(runs).fill(7));
      const grain = whole >= CENT * count ? grainIn(whole) : 1n;
      return (
        sum(parts) === whole &&
        parts.every((part, at) => {
          const beyond = sum(parts.slice(0, at + 1)) * count - whole * BigInt(at + 1);
          return part % grain === 0n && beyond >= 0n && beyond < grain * count;
        })
      );
    }),
  ),
  of(
    'an amount off is shared out exactly, to a micro of what each line has to bear',
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), amount, (weights, asked) => {
      const all = sum(weights);
      const whole = asked < all ? asked : all;
      const parts = splitByWeight(whole, weights);
      return (
        sum(parts) === whole &&
        parts.every((part, at) => {
          const weight = weights[at] ?? 0n;
          const error = part * all - whole * weight;
          return part <= weight && (error < 0n ? -error : error) < (all || 1n);
        })
      );
    }),
  ),
  of(
    'an amount off takes whole cents off what costs them, and nothing below zero',
    fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), amount, (costs, asked) => {
      const all = sum(costs);
      const isAll = asked >= all;
      const whole = isAll ? all : asked - (asked % CENT);
      const parts = splitByCost(whole, costs);
      return (
        sum(parts) === whole &&
        parts.every((part, at) => {
          const cost = costs[at] ?? 0n;
          const error = part * all - whole * cost;
          const isNear = (error < 0n ? -error : error) <= 2n * CENT * all;
          const isWhole = cost % CENT !== 0n || part % CENT === 0n;
          return part >= 0n && part <= cost && isNear && isWhole;
        })
      );
    }),
  ),
  of(
    'a fee is rounded up and a bonus down, in cents for whole cents of a dollar or more',
    fc.property(input, payment, (asked, paidBy) => {
      const made = quote({ ...asked, payment: paidBy });
      const { totalMicro, feeMicro, methodBonusMicro } = made;
      const grain = grainIn(totalMicro);
      const exactFee = totalMicro * BigInt(paidBy.feePpm);
      // From outside the two together are whole cents.
      const [paid, exact, step] = paidBy.isOutside
        ? [totalMicro + feeMicro, totalMicro * MILLION + exactFee, CENT]
        : [feeMicro, exactFee, grain];
      const rates = paidBy.isOutside
        ? paidBy.bonuses.filter(({ fromMicro }) => fromMicro <= totalMicro)
        : [];
      const highest = rates.reduce(
        (most, { fromMicro }) => (fromMicro > most ? fromMicro : most),
        -1n,
      );
      const isSomeRate = [
        0,
        ...rates.filter(({ fromMicro }) => fromMicro === highest).map((r) => r.ppm),
      ].some((rate) => {
        const share = (totalMicro * BigInt(rate)) / MILLION;
        return methodBonusMicro === share - (share % grain);
      });
      return (
        paid % step === 0n &&
        paid * MILLION >= exact &&
        (paid - step) * MILLION < exact &&
        isSomeRate
      );
    }),
  ),
  of(
    'what a coupon gives is a percentage rounded down',
    fc.property(amount, ppm, payment, (amountMicro, rate, paidBy) => {
      const made = quote({
        subject: { purpose: 'top_up', amountMicro },
        coupon: { type: 'bonus', value: { calculation: 'percentage', ppm: rate }, minMicro: 0n },
        payment: { ...paidBy, isOutside: true },
        versions: { price: '1', rate: '1' },
      });
      const exact = amountMicro * BigInt(rate);
      const grain = grainIn(amountMicro);
      return (
        made.couponMicro % grain === 0n &&
        made.couponMicro * MILLION <= exact &&
        (made.couponMicro + grain) * MILLION > exact
      );
    }),
  ),
  of(
    'a charge is the total and its fee, and from outside whole cents',
    fc.property(input, payment, (asked, paidBy) => {
      const { chargeMicro, totalMicro, feeMicro } = quote({ ...asked, payment: paidBy });
      const isSum = chargeMicro === totalMicro + feeMicro;
      return isSum && (!paidBy.isOutside || chargeMicro % CENT === 0n);
    }),
  ),
  of(
    'a payment less its fee and what it buys, with its bonuses, is what is credited',
    fc.property(input, payment, (asked, paidBy) => {
      const made = quote({ ...asked, payment: paidBy });
      const isTopUp = asked.subject.purpose === 'top_up';
      const bought = isTopUp ? 0n : made.totalMicro;
      const takenOff = made.originalMicro - made.totalMicro;
      const bonuses = made.couponMicro - takenOff + made.methodBonusMicro;
      return made.creditedMicro === made.chargeMicro - made.feeMicro - bought + bonuses;
    }),
  ),
  of(
    'a refund is rounded up, never more than is left, and all of it where nothing came',
    fc.property(
      amount,
      quantity,
      fc.array(quantity, { maxLength: 6 }),
      (paidMicro, count, parts) => {
        let refundedMicro = 0n;
        for (const part of parts) {
          const undelivered = Math.min(part, count);
          const order = { paidMicro, quantity: count, undelivered };
          const alone = refundOf({ ...order, refundedMicro: 0n });
          const exact = paidMicro * BigInt(undelivered);
          const [grain, all] = [grainIn(paidMicro), BigInt(count)];
          if (alone % grain !== 0n) return false;
          if (alone * all < exact || (alone - grain) * all >= exact) return false;
          refundedMicro += refundOf({ ...order, refundedMicro });
          if (refundedMicro > paidMicro) return false;
        }
        const whole = { paidMicro, quantity: count, undelivered: count, refundedMicro: 0n };
        return refundOf(whole) === paidMicro;
      },
    ),
  ),
  of(
    'the same question has the same answer, carries its versions and is left as it was',
    fc.property(input, (asked) => {
      const before = structuredClone(asked);
      const [first, second] = [quote(asked), quote(asked)].map(inspect);
      return (
        first === second &&
        inspect(asked) === inspect(before) &&
        quote(asked).versions === asked.versions
      );
    }),
  ),
];

function isTopUpOf({ subject }: QuoteInput, amountMicro: bigint): boolean {
  return subject.purpose === 'top_up' && amountMicro === subject.amountMicro;
}

function inspect(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  );
}

/** Hides what a property is made of, so that different ones stand in one list. */
function of<T>(says: string, property: fc.IProperty<T>) {
  return { says, check: (runs: { numRuns: number; seed?: number }) => fc.assert(property, runs) };
}
