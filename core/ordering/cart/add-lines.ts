import { newToken } from '#core/platform/secrets/token.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { Limit } from '#core/platform/limits/limit.pure.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readLineLinks } from '#core/catalogue/links/line-links.ts';
import { MOST_LINES } from '#core/ordering/form/order-line.pure.ts';
import { readOrderTerms } from '#core/ordering/form/order-terms.ts';
import { priceLines } from '#core/ordering/form/priced-line.ts';
import type { AddBody } from './cart.contract.ts';
import type { CartCaller } from './cart-owner.ts';
import {
  changeCart,
  countLines,
  insertLines,
  lockCart,
  openCart,
  type CartRow,
  type NewCartLine,
} from './cart.store.ts';
import { cartTimes, countChange, prolongCart, type CartDeps } from './own-cart.ts';

/** A guest makes one cart; an address may be shared by many guests. */
const BEGUN: Limit = { name: 'cart-begun', capacity: 30, refillSeconds: 60 };

interface Adding {
  /** Revision of the instance. */
  revision: bigint;
  lines: AddBody['lines'];
  putKey?: string | undefined;
  /** The token of a widget by whose link they come. */
  widget?: string | undefined;
}

/** Adds lines to a cart. A guest's first lines make the cart, and the answer has its token. */
export async function addLines(
  deps: CartDeps,
  caller: CartCaller,
  { revision, lines, putKey, widget }: Adding,
): Promise<string | undefined> {
  const { instanceId, owner, subject, buyer } = caller;
  await countChange(deps, caller);
  const names = lines.map(({ service_id }) => service_id);
  const terms = await readOrderTerms(deps, { instanceId, revision, services: { names }, buyer });
  const priced = priceLines(terms, lines, 'lines');
  const urls = await acceptedUrls(
    deps,
    instanceId,
    lines.map(({ url }, at) => ({ url, serviceId: priced[at]?.service.id ?? 0 })),
  );
  const rows = lines.map((line, at) =>
    rowOf({ ...line, url: urls[at] ?? '' }, priced[at]?.service.id ?? 0),
  );
  const times = cartTimes(deps.clock.now());
  if (owner) {
    const isPut = await deps.db.inInstance(instanceId, async (trx) => {
      const known = await lockCart(trx, owner);
      const cart = known ?? ('customerId' in owner ? await openCart(trx, owner, times) : undefined);
      if (cart) await put(trx, cart, { rows, putKey, widget, now: times.now });
      return cart !== undefined;
    });
    if (isPut) return undefined;
  }
  await spendTries(deps, [{ instanceId, limit: BEGUN, subject }]);
  const { token, hash: tokenHash } = newToken();
  await deps.db.inInstance(instanceId, async (trx) => {
    const cart = await openCart(trx, { instanceId, tokenHash }, times);
    await put(trx, cart, { rows, putKey, widget, now: times.now });
  });
  return token;
}

/** The normalised links, or the problems of each by its index in the list. */
async function acceptedUrls(
  deps: CartDeps,
  instanceId: number,
  lines: readonly { serviceId: number; url: string }[],
): Promise<string[]> {
  const fields: FieldProblems = {};
  const urls = (await readLineLinks(deps, instanceId, lines)).map((link, at) => {
    if ('url' in link) return link.url;
    fields[`lines.${at}.url`] = [link.problem];
    return '';
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return urls;
}

interface Putting extends Pick<Adding, 'putKey' | 'widget'> {
  rows: readonly NewCartLine[];
  now: Date;
}

async function put(trx: Trx, cart: CartRow, { rows, putKey, widget, now }: Putting): Promise<void> {
  if (putKey !== undefined && cart.last_put === putKey) return;
  if ((await countLines(trx, cart)) + rows.length > MOST_LINES) {
    throw new AppError('validation_failed', {
      fields: { lines: [{ code: 'too_many', params: { count: MOST_LINES } }] },
    });
  }
  await insertLines(trx, cart, { lines: rows, now });
  await prolongCart(trx, cart, now);
  if (widget !== undefined) await changeCart(trx, cart, { widget_token: widget });
  if (putKey !== undefined) await changeCart(trx, cart, { last_put: putKey });
}

function rowOf(line: AddBody['lines'][number], serviceId: number): NewCartLine {
  return {
    service_id: serviceId,
    url: line.url,
    quantity: line.quantity,
    is_guarantee: line.is_guarantee,
    drip_feed: line.drip_feed ? JSON.stringify(line.drip_feed) : null,
    targetable_values: JSON.stringify(line.targetable_values),
    country_ids: line.country_ids,
  };
}
