import type { StoredLine, StoredQuote } from '#core/platform/db/invoice-tables.ts';
import { invariant } from '#core/errors.ts';
import { floorTo, grainWithin, mulDivFloor, PPM } from '#core/money/money.ts';
import { COUPON_TYPES, type CouponTerms } from '#core/pricing/quote/coupon-terms.pure.ts';
import { LINE_KINDS, sum, sumOf, type QuoteLine } from '#core/pricing/quote/quote-line.pure.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import type { TopUpQuote } from '../quote-top-up.ts';
import { paymentTermsOf } from '../top-up-terms.ts';

/** The quote as an invoice keeps it, with the terms that it was made of. */
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
 * The same for orders: what they cost is put on the balance first and then charged. Cashback comes
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

/** What roundings had left stood by itself in older quotes. */
const RESTS = ['rounding', 'whole_cents', 'change'];

/** The lines as they were stored; what an older quote had left over is of its first line. */
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

/** What a payment comes to, to be credited. */
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
 * Less or more came than was asked for: by the same terms, the largest amount that it pays with
 * its fee. What that leaves is part of the fee.
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

/** What a settlement has of a kind. */
export const partOf = (lines: readonly QuoteLine[], kind: QuoteLine['kind']): bigint =>
  sumOf(lines.filter((line) => line.kind === kind));
