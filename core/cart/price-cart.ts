import type { FieldProblems } from '#core/errors.ts';
import type { DripFeed } from '#core/order-form/drip-feed.pure.ts';
import type { TargetableValue } from '#core/order-form/order-line.pure.ts';
import type { OrderTerms } from '#core/order-form/order-terms.ts';
import { priceLine } from '#core/order-form/priced-line.ts';
import type { QuotedItem } from '#core/quote/quote-items.pure.ts';
import { quote } from '#core/quote/quote.pure.ts';
import type { CartLineRow } from './cart.store.ts';

/** A line with what it costs, or with what keeps it from being ordered. */
export interface PricedCartLine {
  row: CartLineRow;
  cost: QuotedItem | undefined;
  problems: FieldProblems;
}

interface PricedCart {
  lines: PricedCartLine[];
  totalMicro: bigint;
}

/** A cart by the one quote, as far as its lines can be ordered. */
export function priceCart(terms: OrderTerms, rows: readonly CartLineRow[]): PricedCart {
  const made = rows.map((row) => ({ row, made: priceLine(terms, askedOf(row)) }));
  const items = made.flatMap(({ made }) => ('priced' in made ? [made.priced.item] : []));
  const quoted = quote({
    subject: { purpose: 'order', items, gradePpm: 0 },
    versions: terms.versions,
  });
  let next = 0;
  const lines = made.map(({ row, made }): PricedCartLine => {
    if ('problems' in made) return { row, cost: undefined, problems: made.problems };
    return { row, cost: quoted.items[next++], problems: {} };
  });
  return { lines, totalMicro: quoted.totalMicro };
}

export function askedOf(row: CartLineRow) {
  const { service_id, quantity, is_guarantee } = row;
  return { service_id, quantity, is_guarantee, drip_feed: dripFeedIn(row) };
}

/** Only what the contract has let through is ever written. */
export const dripFeedIn = ({ drip_feed }: CartLineRow) => drip_feed as DripFeed | null;

export const valuesIn = ({ targetable_values }: CartLineRow) =>
  targetable_values as TargetableValue[]; // As above.
