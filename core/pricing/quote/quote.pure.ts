import { isMeantFor, shareOf, type CouponTerms } from './coupon-terms.pure.ts';
import { payBy, type PaymentTerms } from './pay-by.pure.ts';
import type { QuoteItem } from './price-item.pure.ts';
import { quoteItems, type QuotedItem } from './quote-items.pure.ts';
import { sum, sumOf, type QuoteLine } from './quote-line.pure.ts';

/** An order of services, the payment of an order at its agreed cost, or a top-up. */
export type QuoteSubject =
  | { purpose: 'order'; items: readonly QuoteItem[]; gradePpm: number }
  | { purpose: 'agreed_order'; costMicro: bigint }
  | { purpose: 'top_up'; amountMicro: bigint };

/** The versions a quote is based on: an order with an old one is first shown the new total. */
export interface QuoteVersions {
  /** The version of the catalogue, which has the prices. */
  price: string;
  /** The version of the instance, which has the rate, the charges and the payment terms. */
  rate: string;
}

export interface QuoteInput {
  subject: QuoteSubject;
  coupon?: CouponTerms | undefined;
  /** Omitted: the quote has no fee and no bonus. */
  payment?: PaymentTerms | undefined;
  versions: QuoteVersions;
}

export interface Quote {
  items: QuotedItem[];
  /** Before the coupon. */
  originalMicro: bigint;
  /** The cost of the items, or the top-up amount. */
  totalMicro: bigint;
  feeMicro: bigint;
  /** The amount to pay; whole cents if paid from outside. */
  chargeMicro: bigint;
  /** The parts of the charge; they sum to it. */
  lines: QuoteLine[];
  /** The credits to the balance once it is paid, one entry each. */
  credits: QuoteLine[];
  creditedMicro: bigint;
  /** The coupon's discount or gift; 0 if it does not apply. */
  couponMicro: bigint;
  methodBonusMicro: bigint;
  versions: QuoteVersions;
}

/**
 * The one function that makes prices for page, cart, widget, API and invoice, with all steps. It is
 * pure: whether a coupon may be used is checked before.
 */
export function quote(input: QuoteInput): Quote {
  const { subject, payment, versions } = input;
  const { items, own, originalMicro, coupon } = quoteSubject(input);
  const totalMicro = sumOf(own);
  const paid = payBy(payment, totalMicro);
  const gifts = giftsOf(coupon, totalMicro);
  const credits = [...(subject.purpose === 'top_up' ? own : []), ...gifts, ...paid.credits];
  const lines = [...own, ...paid.lines];
  return {
    items,
    originalMicro,
    totalMicro,
    feeMicro: paid.feeMicro,
    chargeMicro: sumOf(lines),
    lines,
    credits,
    creditedMicro: sumOf(credits),
    couponMicro: originalMicro - totalMicro + sumOf(gifts),
    methodBonusMicro: paid.bonusMicro,
    versions,
  };
}

interface QuotedSubject {
  items: QuotedItem[];
  /** The lines of the purchase, before those of the payment. */
  own: QuoteLine[];
  originalMicro: bigint;
  /** The coupon, if it applies. */
  coupon: CouponTerms | undefined;
}

function quoteSubject({ subject, coupon, payment }: QuoteInput): QuotedSubject {
  const isOutside = payment?.isOutside ?? false;
  const appliedTo = (originalMicro: bigint) => {
    const use = { isOrder: subject.purpose !== 'top_up', isOutside, originalMicro };
    return coupon && isMeantFor(coupon, use) ? coupon : undefined;
  };
  if (subject.purpose === 'top_up') {
    const { amountMicro } = subject;
    const own: QuoteLine[] = [{ kind: 'amount', amountMicro }];
    return { items: [], own, originalMicro: amountMicro, coupon: appliedTo(amountMicro) };
  }
  if (subject.purpose === 'agreed_order') {
    const { costMicro } = subject;
    const own: QuoteLine[] = [{ kind: 'item', amountMicro: costMicro }];
    return { items: [], own, originalMicro: costMicro, coupon: appliedTo(costMicro) };
  }
  const { gradePpm } = subject;
  const plain = quoteItems(subject.items, { gradePpm, coupon: undefined });
  const originalMicro = sum(plain.map(({ costMicro }) => costMicro));
  const applied = appliedTo(originalMicro);
  const items = applied ? quoteItems(subject.items, { gradePpm, coupon: applied }) : plain;
  const own = items.map(({ costMicro }): QuoteLine => ({ kind: 'item', amountMicro: costMicro }));
  return { items, own, originalMicro, coupon: applied };
}

/** The credits of a coupon; a discount is already part of the price. */
function giftsOf(coupon: CouponTerms | undefined, totalMicro: bigint): QuoteLine[] {
  if (!coupon || coupon.type === 'discount') return [];
  const { type, value } = coupon;
  const isCashback = type === 'cashback';
  const amountMicro =
    isCashback || value.calculation === 'percentage'
      ? shareOf(value, totalMicro)
      : value.amountMicro;
  const rate = value.calculation === 'percentage' ? { ppm: value.ppm } : {};
  return amountMicro === 0n
    ? []
    : [{ kind: isCashback ? 'cashback' : 'coupon_bonus', amountMicro, ...rate }];
}
