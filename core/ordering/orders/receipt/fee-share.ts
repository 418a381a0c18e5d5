import { invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readFee } from '#core/billing/ledger/read-order-money.ts';
import { costsInInvoice } from '#core/billing/payments/invoices/costs-in-invoice.ts';
import { splitByCost } from '#core/pricing/quote/split-amount.pure.ts';
import { costsOfRuns } from '../drip-feed-runs.ts';
import { readDripFeeds, readFirstRun, readOfCheckout, type OrderRow } from '../order.store.ts';

/** An order's share of its payment's fee by cost; the shares of all orders sum to the fee. */
export async function feeShareOf(trx: Trx, order: OrderRow): Promise<bigint> {
  const { instance_id: instanceId, drip_feed_id: dripFeedId, run } = order;
  if (dripFeedId === null) return feeOfPaid(trx, order);
  const [feed] = await readDripFeeds(trx, { instanceId, ids: [dripFeedId] });
  const first = run === 1 ? order : await readFirstRun(trx, { instanceId, dripFeedId });
  invariant(feed && first, 'a run has a drip-feed, and that its first run');
  return costsOfRuns(feed, await feeOfPaid(trx, first))[(run ?? 1) - 1] ?? 0n;
}

/** Of an order, or of a whole drip-feed by its first order. */
async function feeOfPaid(trx: Trx, order: OrderRow): Promise<bigint> {
  const { instance_id: instanceId, id, invoice_id: invoiceId, checkout_id: checkoutId } = order;
  if (invoiceId !== null) {
    const source = { type: 'invoice', id: String(invoiceId) };
    const feeMicro = await readFee(trx, { instanceId, source });
    if (feeMicro === 0n) return 0n;
    const costs = await costsInInvoice(trx, { instanceId, invoiceId });
    return shareOf(feeMicro, costs, id);
  }
  const own = { type: 'order_payment', id: String(id) };
  const alone = await readFee(trx, { instanceId, source: own });
  if (alone !== 0n) return alone;
  const source = { type: 'checkout', id: checkoutId };
  const feeMicro = await readFee(trx, { instanceId, source });
  if (feeMicro === 0n) return 0n;
  return shareOf(feeMicro, await readOfCheckout(trx, order), id);
}

function shareOf(
  feeMicro: bigint,
  orders: readonly { id: bigint; costMicro: bigint }[],
  id: bigint,
): bigint {
  const shares = splitByCost(
    feeMicro,
    orders.map(({ costMicro }) => costMicro),
  );
  return shares[orders.findIndex((order) => order.id === id)] ?? 0n;
}
