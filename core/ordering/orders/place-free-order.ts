import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { priceItem } from '#core/pricing/quote/price-item.pure.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Language } from '#locales/languages.ts';
import type { OrderableLine } from './check-line.ts';
import { checkLines } from './check-lines.ts';
import { writeOrders } from './new-orders.ts';
import { noteOrdered } from './note-ordered.ts';
import type { OrderRow } from './order.store.ts';
import { recordOrderEvents } from './record-order-events.ts';
import { refuseRunning } from './refuse-running.ts';

interface FreeOrder {
  instanceId: number;
  revision: bigint;
  language: Language;
  /** The customer who gets it. */
  buyer: Buyer & { customerId: bigint };
  /** The slug of the service. */
  service: string;
  quantity: number;
  url: string;
}

/** A line of a service alone, or the refusal that names its fields as those of `orders.0`. */
export async function checkFreeOrder(
  trx: Trx,
  { db }: Pick<Deps, 'db'>,
  { buyer, service, quantity, url, ...asked }: FreeOrder,
): Promise<OrderableLine> {
  const line = {
    ...{ service_id: service, quantity, url, is_guarantee: false, is_speedup: false },
    ...{ targetable_values: [], country_ids: [], is_reorder: false },
  };
  const { terms, lines } = await checkLines(trx, db, { ...asked, buyer, orders: [line] });
  const [checked] = lines;
  invariant(checked, 'a line that is not right is refused');
  if (terms.isOneForALink) {
    await refuseRunning(trx, { instanceId: asked.instanceId, customerId: buyer.customerId, lines });
  }
  return checked;
}

interface Given {
  instanceId: number;
  customerId: bigint;
  line: OrderableLine;
  source: string;
  /** The host as the customer used it, for mails about the order. */
  placedAt: string;
}

/**
 * Places an order that the instance gives away: delivered as every order, at a price of nothing, so
 * that nothing is posted for it, comes back or earns anybody a share.
 */
export async function placeFreeOrder(
  trx: Trx,
  deps: Deps,
  { instanceId, customerId, line, source, placedAt }: Given,
): Promise<OrderRow> {
  const { originalMicro } = priceItem(line.item, { gradePpm: 0, couponPpm: 0 });
  const { orders } = await writeOrders(trx, {
    ...{ instanceId, customerId, isTest: false, placedAt },
    body: { type: 'single', source, is_speedup: false },
    lines: [line],
    made: { items: [{ lines: [], originalMicro, costMicro: 0n }] },
    ...{ couponId: undefined, isPaid: true, now: deps.clock.now() },
  });
  const [order] = orders;
  invariant(order, 'as many orders are written as there are lines');
  const ledger = { ...deps, trx, instanceId };
  await recordOrderEvents(ledger, 'order.created', orders);
  await noteOrdered(ledger, { customerId, orders, isReferred: false, isOfWidget: false });
  return order;
}
