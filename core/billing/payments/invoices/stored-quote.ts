import type { StoredLine, StoredQuote } from './invoice.tables.ts';
import { invariant } from '#core/errors.ts';
import { floorTo, grainWithin, mulDivFloor, PPM } from '#core/money/money.ts';
import { COUPON_TYPES, type CouponTerms } from '#core/pricing/quote/coupon-terms.pure.ts';
import { LINE_KINDS, sum, sumOf, type QuoteLine } from '#core/pricing/quote/quote-line.pure.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import type { TopUpQuote } from '../quote-top-up.ts';
import { paymentTermsOf } from '../top-up-terms.ts';

/** The quote and its terms, as stored with an invoice. */
export function storeQuote({ quoted, method, coupon }: TopUpQuote): StoredQuote {
  const { feePpm, bonuses } = paymentTermsOf(method);
  return {
    feePpm,
    bonuses: bonuses.map(({ fromMicro, ppm }) => ({ fromMicro: String(fromMicro), ppm })),
    coupon: coupon ? storeCoupon(coupon.terms) : null,
    lines: quoted.lines.map(storeLine),
    credits: quoted.credits.map(storeLine),
    versions: quoted.versions,
  };
}

/**
 * The same for orders: their cost is credited to the balance and then charged. Cashback is posted
 * with the charge.
 */
export function storeOrderQuote(made: TopUpQuote): StoredQuote {
  const { totalMicro, credits } = made.quoted;
  const cashbackMicro = partOf(credits, 'cashback');
  const kept = credits.filter(({ kind }) => kind !== 'cashback');
  return {
    ...storeQuote(made),
    credits: [{ kind: 'amount' as const, amountMicro: totalMicro }, ...kept].map(storeLine),
    ...(cashbackMicro > 0n && { cashbackMicro: String(cashbackMicro) }),
  };
}

function storeCoupon({ type, value, minMicro }: CouponTerms): StoredQuote['coupon'] {
  const isAmount = value.calculation === 'amount';
  return {
    type,
    minMicro: String(minMicro),
    ...(isAmount ? { amountMicro: String(value.amountMicro) } : { ppm: value.ppm }),
  };
}

export const storeLine = ({ kind, amountMicro, ppm }: QuoteLine): StoredLine => ({
  kind,
  micro: String(amountMicro),
  ...(ppm !== undefined && { ppm }),
});

/** Older quotes have rounding differences as lines of their own. */
const RESTS = ['rounding', 'whole_cents', 'change'];

/** The stored lines; rounding differences of older quotes are added to the first line. */
export function readLines(stored: readonly StoredLine[]): QuoteLine[] {
  const isRest = ({ kind }: StoredLine) => RESTS.includes(kind);
  const restMicro = sum(stored.filter(isRest).map(({ micro }) => BigInt(micro)));
  const [first, ...others] = stored.filter((line) => !isRest(line)).map(lineOf);
  return first ? [{ ...first, amountMicro: first.amountMicro + restMicro }, ...others] : [];
}

function lineOf({ kind: stored, micro, ppm }: StoredLine): QuoteLine {
  const kind = LINE_KINDS.find((one) => one === stored);
  invariant(kind, 'a stored line is of a known kind');
  return { kind, amountMicro: BigInt(micro), ...(ppm !== undefined && { ppm }) };
}

/** The amounts to credit for a payment. */
export interface Settlement {
  lines: QuoteLine[];
  credits: QuoteLine[];
}

/** What was agreed on. */
export const agreed = ({ lines, credits }: StoredQuote): Settlement => ({
  lines: readLines(lines),
  credits: readLines(credits),
});

/**
 * For a payment above or below the agreed amount: the largest amount that it covers with its fee,
 * by the same terms. The remainder is added to the fee.
 */
export function agreedFor(stored: StoredQuote, receivedMicro: bigint): Settlement {
  const { feePpm, bonuses, versions } = stored;
  const exactMicro = mulDivFloor(receivedMicro, PPM, PPM + BigInt(feePpm));
  const amountMicro = floorTo(exactMicro, grainWithin(receivedMicro));
  const { credits } = quote({
    subject: { purpose: 'top_up', amountMicro },
    coupon: couponOf(stored),
    payment: {
      ...{ isOutside: true, feePpm },
      bonuses: bonuses.map(({ fromMicro, ppm }) => ({ fromMicro: BigInt(fromMicro), ppm })),
    },
    versions,
  });
  const lines: QuoteLine[] = [
    { kind: 'amount', amountMicro },
    { kind: 'fee', amountMicro: receivedMicro - amountMicro, ppm: feePpm },
  ];
  return { lines: lines.filter((line) => line.amountMicro > 0n), credits };
}

function couponOf({ coupon }: StoredQuote): CouponTerms | undefined {
  if (!coupon) return undefined;
  const type = COUPON_TYPES.find((one) => one === coupon.type);
  invariant(type, 'a stored coupon is of a known type');
  return {
    type,
    minMicro: BigInt(coupon.minMicro),
    value:
      coupon.amountMicro === undefined
        ? { calculation: 'percentage', ppm: coupon.ppm ?? 0 }
        : { calculation: 'amount', amountMicro: BigInt(coupon.amountMicro) },
  };
}

/** The sum of a settlement's lines of a kind. */
export const partOf = (lines: readonly QuoteLine[], kind: QuoteLine['kind']): bigint =>
  sumOf(lines.filter((line) => line.kind === kind));
