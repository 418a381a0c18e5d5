import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { readCards } from '#core/catalogue/services/read-cards.ts';
import type { Deps } from '#core/deps.ts';
import type { FieldProblems } from '#core/errors.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import { readLineLinks, type LineLink } from '#core/catalogue/links/line-links.ts';
import { totalQuantityOf } from '#core/ordering/form/order-line.pure.ts';
import { readOrderTerms } from '#core/ordering/form/order-terms.ts';
import { shown } from '#core/billing/payments/wire-amounts.ts';
import type { Cart, CartLine } from './cart.contract.ts';
import type { CartCaller } from './cart-owner.ts';
import { countLinesOf, findCart, readLines, type CartLineRow } from './cart.store.ts';
import { dripFeedIn, priceCart, valuesIn, type PricedCartLine } from './price-cart.ts';

interface ReadCartInput {
  catalogue: Catalogue;
  /** Revision of the instance. */
  revision: bigint;
}

/** The cart with the current price of each line, in the order in which it was filled. */
export async function readCart(
  deps: Pick<Deps, 'db' | 'texts'>,
  { instanceId, owner, buyer }: CartCaller,
  { catalogue, revision }: ReadCartInput,
): Promise<Cart> {
  const { rows, widget } = await contentsOf(deps, { instanceId, owner });
  if (rows.length === 0) return emptyCart(catalogue.revision, revision);
  const ids = [...new Set(rows.map(({ service_id }) => service_id))];
  const asked = { instanceId, revision, services: { knownIds: ids }, buyer };
  const terms = await readOrderTerms(deps, asked);
  const cards = await readCards(deps, catalogue, ids);
  const links = await linksOf(deps, instanceId, rows);
  const { lines, totalMicro } = priceCart(terms, rows, links);
  const say = (problems: FieldProblems) => sentences(deps, catalogue.language, problems);
  return {
    lines: lines.map((line, index) => ({
      ...lineOf(line, cards.get(line.row.service_id)),
      index,
      errors: say(line.problems),
    })),
    total: formatAmount(totalMicro),
    total_float: floatAmount(totalMicro),
    versions: terms.versions,
    widget,
  };
}

/** The number of lines, where no more is shown. */
export async function countCart(
  { db }: Pick<Deps, 'db'>,
  { instanceId, owner }: CartCaller,
): Promise<number> {
  return owner ? db.read(instanceId, (trx) => countLinesOf(trx, owner)) : 0;
}

export async function rowsOf(
  deps: Pick<Deps, 'db'>,
  caller: Pick<CartCaller, 'instanceId' | 'owner'>,
): Promise<CartLineRow[]> {
  return (await contentsOf(deps, caller)).rows;
}

interface Contents {
  rows: CartLineRow[];
  widget: string | null;
}

async function contentsOf(
  { db }: Pick<Deps, 'db'>,
  { instanceId, owner }: Pick<CartCaller, 'instanceId' | 'owner'>,
): Promise<Contents> {
  if (!owner) return { rows: [], widget: null };
  return db.read(instanceId, async (trx) => {
    const cart = await findCart(trx, owner);
    const rows = cart ? await readLines(trx, cart) : [];
    return { rows, widget: cart?.widget_token ?? null };
  });
}

/** Checks the links again: one that was valid when added may no longer be. */
export function linksOf(
  deps: Pick<Deps, 'db'>,
  instanceId: number,
  rows: readonly CartLineRow[],
): Promise<LineLink[]> {
  const lines = rows.map(({ service_id: serviceId, url }) => ({ serviceId, url }));
  return readLineLinks(deps, instanceId, lines);
}

function emptyCart(price: bigint, rate: bigint): Cart {
  const versions = { price: String(price), rate: String(rate) };
  return { lines: [], total: '0', total_float: 0, versions, widget: null };
}

function lineOf(
  { row, cost }: PricedCartLine,
  card: ServiceCard | undefined,
): Omit<CartLine, 'index' | 'errors'> {
  const feed = dripFeedIn(row);
  return {
    id: Number(row.id),
    service: card ? serviceOf(card) : null,
    url: row.url,
    quantity: row.quantity,
    total_quantity: totalQuantityOf(row.quantity, feed),
    subtotal: cost ? formatAmount(cost.costMicro) : null,
    subtotal_float: cost ? floatAmount(cost.costMicro) : null,
    lines: (cost?.lines ?? []).map(shown),
    is_guarantee: row.is_guarantee,
    drip_feed: feed,
    targetable_values: valuesIn(row),
    country_ids: row.country_ids,
  };
}

function serviceOf(card: ServiceCard): CartLine['service'] {
  const { id, slug, name, is_package, min_quantity, max_quantity, quantity_step } = card;
  const { network, ...type } = card.service_type;
  return {
    id,
    slug,
    name,
    icon: type.icon,
    is_package,
    min_quantity,
    max_quantity,
    quantity_step,
    service_type_id: type.id,
    network: {
      id: network.id,
      slug: network.slug,
      name: network.name,
      icon: card.network_icon,
    },
  };
}

function sentences(
  { texts }: Pick<Deps, 'texts'>,
  language: string,
  problems: FieldProblems,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, list]) => [
      field,
      list.map(({ code, params }) => texts(language, `errors:field.${code}`, params)),
    ]),
  );
}
