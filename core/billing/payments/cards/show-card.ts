import { invariant } from '#core/errors.ts';
import type { LinkedCard } from './card.contract.ts';
import type { CardRow } from './card.store.ts';

interface Known {
  now: Date;
  /** It can be charged by its method. */
  isAvailable: boolean;
}

/** The one serializer of cards. */
export function showCard(row: CardRow, { now, isAvailable }: Known): LinkedCard {
  const { brand, lastFour, expiryMonth, expiryYear } = factsOf(row);
  return {
    id: Number(row.id),
    brand,
    last_four: lastFour,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    is_expired: isExpired(row, now),
    is_default: row.is_default,
    payment_method_id: row.payment_method_id,
    is_available: isAvailable,
    created_at: row.created_at.toISOString(),
  };
}

function factsOf(row: CardRow) {
  const { brand, last_four: lastFour, expiry_month: month, expiry_year: year } = row;
  const isThere = brand !== null && lastFour !== null && month !== null && year !== null;
  invariant(isThere, 'a card that was not removed says what it is');
  return { brand, lastFour, expiryMonth: month, expiryYear: year };
}

/** A card is good until the end of its month. */
export function isExpired(
  { expiry_month: month, expiry_year: year }: Pick<CardRow, 'expiry_month' | 'expiry_year'>,
  now: Date,
): boolean {
  return month !== null && year !== null && now.getTime() >= Date.UTC(year, month);
}
