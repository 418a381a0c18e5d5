import { billedTo } from '#core/accounts/customers/payer.ts';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { readGivenBack } from '#core/billing/ledger/read-order-money.ts';
import { formatAmount } from '#core/money/money.ts';
import { shown } from '#core/billing/payments/wire-amounts.ts';
import { ownOrderIn } from '../order-in-path.ts';
import type { OrderRow } from '../order.store.ts';
import { findOwnOrder } from '../own-order.ts';
import { linesOf } from '../show-order.ts';
import { feeShareOf } from './fee-share.ts';
import type { Receipt } from './receipt.contract.ts';

/** The payment and refunds of a customer's order; an unpaid one has no receipt. */
export async function getOwnReceipt(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<Receipt> {
  const own = ownOrderIn(caller, idInPath);
  const { instanceId, customerId } = own;
  return db.read(instanceId, async (trx) => {
    const order = await findOwnOrder(trx, own);
    if (!order) throw new AppError('not_found');
    const buyer = await billedTo(trx, { instanceId, id: customerId });
    return receiptOf(trx, order, buyer ?? null);
  });
}

/** The amounts come from the ledger, so they sum to the micro-dollar. */
export async function receiptOf(
  trx: Trx,
  order: OrderRow,
  buyer: Receipt['buyer'],
): Promise<Receipt> {
  const { instance_id: instanceId, id, drip_feed_id: dripFeedId, service, paid_at: paidAt } = order;
  if (paidAt === null) throw new AppError('not_found');
  const feeMicro = await feeShareOf(trx, order);
  const refunds = await readGivenBack(trx, { instanceId, orderId: id, dripFeedId });
  const refundedMicro = refunds.reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
  const costMicro = order.cost_micro;
  const paidMicro = costMicro + feeMicro;
  // A run is a share of the drip-feed, whose lines are those of all runs.
  const lines =
    dripFeedId === null ? linesOf(order) : [{ kind: 'base' as const, amountMicro: costMicro }];
  return {
    order_id: Number(id),
    drip_feed_id: dripFeedId === null ? null : Number(dripFeedId),
    run: order.run,
    service: service.name,
    network: service.network.name,
    url: order.link_url ?? order.url,
    quantity: order.quantity,
    price: formatAmount(order.price_micro),
    pricing_per: order.pricing_per,
    lines: lines.map(shown),
    cost: formatAmount(costMicro),
    fee: formatAmount(feeMicro),
    paid: formatAmount(paidMicro),
    refunds: refunds.map(({ amountMicro, at }) => ({
      amount: formatAmount(amountMicro),
      created_at: at.toISOString(),
    })),
    refunded: formatAmount(refundedMicro),
    total: formatAmount(paidMicro - refundedMicro),
    created_at: order.created_at.toISOString(),
    paid_at: paidAt.toISOString(),
    buyer,
  };
}
