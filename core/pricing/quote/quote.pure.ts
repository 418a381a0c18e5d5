import { isMeantFor, shareOf, type CouponTerms } from './coupon-terms.pure.ts';
import { payBy, type PaymentTerms } from './pay-by.pure.ts';
import type { QuoteItem } from './price-item.pure.ts';
import { quoteItems, type QuotedItem } from './quote-items.pure.ts';
import { sum, sumOf, type QuoteLine } from './quote-line.pure.ts';

/**
 * Either services are ordered, or what was agreed on for an order is paid, or an amount is put on
 * the balance.
 */
export type QuoteSubject =
  | { purpose: 'order'; items: readonly QuoteItem[]; gradePpm: number }
  | { purpose: 'agreed_order'; costMicro: bigint }
  | { purpose: 'top_up'; amountMicro: bigint };

/** What a quote was made of: whoever orders by an old one is told the new total first. */
export interface QuoteVersions {
  /** Of the catalogue, which has the prices. */
  price: string;
  /** Of the instance, which has the rate, the charges and the terms of payment. */
  rate: string;
}

export interface QuoteInput {
  subject: QuoteSubject;
  coupon?: CouponTerms | undefined;
  /** Without one, nothing is said about the payment: no fee and no bonus. */
  payment?: PaymentTerms | undefined;
  versions: QuoteVersions;
}

export interface Quote {
  items: QuotedItem[];
  /** Before the coupon. */
  originalMicro: bigint;
  /** What the items cost, or what is put on the balance. */
  totalMicro: bigint;
  feeMicro: bigint;
  /** What is paid; from outside in whole cents. */
  chargeMicro: bigint;
  /** How the charge came about; it is their sum. */
  lines: QuoteLine[];
  /** What comes to the balance once it is paid, each as an entry of its own. */
  credits: QuoteLine[];
  creditedMicro: bigint;
  /** What the coupon takes off or gives; nothing where it does not apply. */
  couponMicro: bigint;
  methodBonusMicro: bigint;
  versions: QuoteVersions;
}

/**
 * The one function that makes prices – page, cart, widget, API and invoice – with the way to them.
 * It knows no clock and no database: whether a coupon may be used at all is asked before.
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
  /** The lines of what is bought, before the payment adds its own. */
  own: QuoteLine[];
  originalMicro: bigint;
  /** The coupon as far as it applies. */
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

/** What a coupon gives to the balance; a discount gave its part already. */
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
