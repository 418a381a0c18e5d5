import { findPayer } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import { payOrders } from '#core/billing/ledger/moves/charge-order.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { noteOrdered } from './note-ordered.ts';
import {
  changeDripFeed,
  changeOrder,
  lockOrders,
  readDripFeeds,
  type DripFeedRow,
  type OrderRow,
} from './order.store.ts';
import { costOfFirstRun, nextRunAt } from './drip-feed-runs.ts';

/** An unpaid order, with the drip-feed that starts with it and is paid with it. */
export interface WaitingOrder {
  id: bigint;
  row: OrderRow;
  dripFeed: DripFeedRow | undefined;
}

interface Owner {
  instanceId: number;
  customerId: bigint;
}

/**
 * Locks the orders that can still be paid until the end of the transaction. Orders of a frozen
 * account cannot be paid.
 */
export async function lockWaiting(
  trx: Trx,
  owner: Owner,
  ids: readonly bigint[],
): Promise<WaitingOrder[]> {
  const { instanceId, customerId } = owner;
  const rows = (await lockOrders(trx, { ...owner, ids })).filter(
    ({ status }) => status === 'unpaid',
  );
  if (rows.length === 0) return [];
  const payer = await findPayer(trx, { instanceId, id: customerId });
  if (!payer || payer.isFrozen) return [];
  const feedIds = rows.flatMap(({ drip_feed_id: id }) => id ?? []);
  const feeds = await readDripFeeds(trx, { instanceId, ids: feedIds });
  return rows.map((row) => ({
    id: row.id,
    row,
    dripFeed: feeds.find(({ id }) => id === row.drip_feed_id),
  }));
}

/** Its cost without a coupon. */
export const fullCostOf = ({ row, dripFeed }: WaitingOrder): bigint =>
  (dripFeed ?? row).full_cost_micro;

interface Paid {
  customerId: bigint;
  event: { type: string; id: string };
  /** The invoice whose payment funds the orders. */
  invoiceId?: bigint;
  orders: readonly { order: WaitingOrder; costMicro: bigint }[];
  coupon: { id: bigint; cashbackMicro: bigint } | undefined;
  feeMicro?: bigint;
  actor: LedgerActor;
}

/** Charges locked orders to the balance, all or none. */
export async function payWaiting(deps: LedgerDeps, paid: Paid): Promise<void> {
  const { customerId, orders, coupon, invoiceId = null } = paid;
  if (orders.length === 0) return;
  const charges = orders.map(({ order, costMicro }) => ({
    orderId: order.id,
    dripFeedId: order.row.drip_feed_id,
    amountMicro: costMicro,
  }));
  await payOrders(deps, { ...paid, charges });
  const couponId = coupon === undefined ? null : Number(coupon.id);
  const at = deps.clock.now();
  for (const { order, costMicro } of orders) {
    await changeCost(deps, order, { costMicro, couponId });
    const { trx, instanceId } = deps;
    const change = { status: 'in_processing', paid_at: at, updated_at: at } as const;
    await changeOrder(trx, { instanceId, id: order.id }, { ...change, invoice_id: invoiceId });
    if (order.dripFeed) {
      const { id } = order.dripFeed;
      const next = nextRunAt(order.dripFeed, at);
      await changeDripFeed(trx, { instanceId, id }, { ...change, next_run_at: next });
    }
  }
  await noteOrdered(deps, {
    customerId,
    orders: orders.map(({ order }) => order.row),
  });
}

/** Removes their coupon. */
export async function withoutCoupon(
  deps: LedgerDeps,
  orders: readonly { order: WaitingOrder }[],
): Promise<void> {
  for (const { order } of orders) {
    await changeCost(deps, order, { costMicro: fullCostOf(order), couponId: null });
  }
}

async function changeCost(
  { trx, instanceId, clock }: LedgerDeps,
  { id, row, dripFeed }: WaitingOrder,
  { costMicro, couponId }: { costMicro: bigint; couponId: number | null },
): Promise<void> {
  if ((dripFeed ?? row).cost_micro === costMicro && row.coupon_id === couponId) return;
  const change = { coupon_id: couponId, updated_at: clock.now() };
  const ownMicro = dripFeed ? costOfFirstRun(dripFeed, costMicro) : costMicro;
  await changeOrder(trx, { instanceId, id }, { ...change, cost_micro: ownMicro });
  if (dripFeed) {
    const ref = { instanceId, id: dripFeed.id };
    await changeDripFeed(trx, ref, { ...change, cost_micro: costMicro });
  }
}
