import type { FieldProblems } from '#core/errors.ts';
import type { LineLink } from '#core/catalogue/links/line-links.ts';
import type { DripFeed } from '#core/ordering/form/drip-feed.pure.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import type { OrderTerms } from '#core/ordering/form/order-terms.ts';
import { priceLine } from '#core/ordering/form/priced-line.ts';
import type { QuotedItem } from '#core/pricing/quote/quote-items.pure.ts';
import { quote } from '#core/pricing/quote/quote.pure.ts';
import type { CartLineRow } from './cart.store.ts';

/** A line with its price, or with the problems that prevent ordering it. */
export interface PricedCartLine {
  row: CartLineRow;
  cost: QuotedItem | undefined;
  problems: FieldProblems;
}

interface PricedCart {
  lines: PricedCartLine[];
  totalMicro: bigint;
}

/** Prices the lines of a cart that can be ordered, with `quote`. */
export function priceCart(
  terms: OrderTerms,
  rows: readonly CartLineRow[],
  links: readonly LineLink[],
): PricedCart {
  const made = rows.map((row, at) => ({ row, made: lineOf(terms, row, links[at]) }));
  const items = made.flatMap(({ made }) => ('priced' in made ? [made.priced.item] : []));
  const quoted = quote({
    subject: { purpose: 'order', items, gradePpm: terms.gradePpm },
    versions: terms.versions,
  });
  let next = 0;
  const lines = made.map(({ row, made }): PricedCartLine => {
    if ('problems' in made) return { row, cost: undefined, problems: made.problems };
    return { row, cost: quoted.items[next++], problems: {} };
  });
  return { lines, totalMicro: quoted.totalMicro };
}

function lineOf(terms: OrderTerms, row: CartLineRow, link: LineLink | undefined) {
  const made = priceLine(terms, askedOf(row));
  if (!link || 'url' in link) return made;
  // If the service is no longer sold, the problem of its link is irrelevant.
  const isOfService = 'problems' in made && made.problems['service_id'] !== undefined;
  if (isOfService) return made;
  const others = 'problems' in made ? made.problems : {};
  return { problems: { ...others, url: [link.problem] } };
}

export function askedOf(row: CartLineRow) {
  const { service_id, quantity, is_guarantee } = row;
  return { service_id, quantity, is_guarantee, drip_feed: dripFeedIn(row) };
}

/** Only values checked by the contract are ever stored. */
export const dripFeedIn = ({ drip_feed }: CartLineRow) => drip_feed as DripFeed | null;

export const valuesIn = ({ targetable_values }: CartLineRow) =>
  targetable_values as TargetableValue[]; // As above.
