import { AppError } from '#core/errors.ts';
import { readLineLinks } from '#core/catalogue/links/line-links.ts';
import { readOrderTerms } from '#core/ordering/form/order-terms.ts';
import { priceLine } from '#core/ordering/form/priced-line.ts';
import type { ChangeBody } from './cart.contract.ts';
import type { CartCaller } from './cart-owner.ts';
import { changeLine, findCart, findLine, type CartLineChange } from './cart.store.ts';
import { countChange, inOwnCart, type CartDeps } from './own-cart.ts';
import { askedOf } from './price-cart.ts';

interface Changing {
  /** Revision of the instance. */
  revision: bigint;
  lineId: bigint;
  change: ChangeBody;
}

/** Changes the named fields of a line and keeps the others, also under parallel changes. */
export async function changeCartLine(
  deps: CartDeps,
  caller: CartCaller,
  { revision, lineId, change }: Changing,
): Promise<void> {
  const { instanceId, buyer } = caller;
  await countChange(deps, caller);
  const serviceId = await serviceOfLine(deps, caller, lineId);
  const knownIds = [serviceId];
  const terms = await readOrderTerms(deps, { instanceId, revision, services: { knownIds }, buyer });
  const url = await acceptedUrl(deps, instanceId, { serviceId, url: change.url });
  const isChanged = await inOwnCart(deps, caller, async (trx, cart) => {
    const line = await findLine(trx, cart, lineId);
    if (!line) return false;
    const { quantity, is_guarantee, drip_feed } = { ...askedOf(line), ...withoutGaps(change) };
    const { service_id } = line;
    const made = priceLine(terms, { service_id, quantity, is_guarantee, drip_feed });
    if ('problems' in made) throw new AppError('validation_failed', { fields: made.problems });
    const columns = columnsOf({ ...change, url });
    if (Object.keys(columns).length > 0) await changeLine(trx, line, columns);
    return true;
  });
  if (!isChanged) throw new AppError('not_found');
}

/** Only a changed link is checked here; reading the cart reports problems of the others. */
async function acceptedUrl(
  deps: CartDeps,
  instanceId: number,
  { serviceId, url }: { serviceId: number; url: string | undefined },
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const [link] = await readLineLinks(deps, instanceId, [{ serviceId, url }]);
  if (link && 'problem' in link) {
    throw new AppError('validation_failed', { fields: { url: [link.problem] } });
  }
  return link?.url;
}

async function serviceOfLine(
  { db }: CartDeps,
  { instanceId, owner }: CartCaller,
  lineId: bigint,
): Promise<number> {
  const line =
    owner &&
    (await db.inInstance(instanceId, async (trx) => {
      const cart = await findCart(trx, owner);
      return cart && findLine(trx, cart, lineId);
    }));
  if (!line) throw new AppError('not_found');
  return line.service_id;
}

function columnsOf({ drip_feed, targetable_values, ...plain }: ChangeBody): CartLineChange {
  const feed = drip_feed === undefined ? undefined : drip_feed && JSON.stringify(drip_feed);
  const values = targetable_values && JSON.stringify(targetable_values);
  return withoutGaps({ ...plain, drip_feed: feed, targetable_values: values });
}

function withoutGaps<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const named = Object.entries(value).filter(([, part]) => part !== undefined);
  // Only undefined fields are removed.
  return Object.fromEntries(named) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
