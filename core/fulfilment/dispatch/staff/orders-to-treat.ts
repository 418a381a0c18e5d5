import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { invariant } from '#core/errors.ts';
import { askToCancel } from '#core/ordering/orders/ask-to-cancel.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import {
  lockOrderOfAnybody,
  readOrdersOfAnybody,
  type OrderRow,
} from '#core/ordering/orders/staff-orders.ts';
import {
  readOpenRefills,
  type RefillRow,
} from '#core/ordering/refill-records/refills-of-orders.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { refundOf } from '#core/pricing/quote/refund.pure.ts';
import { passOnCancel } from '../cancel-order.ts';
import type { DispatchRow } from '../dispatch.store.ts';
import { movesMoney, verdictOn, type BulkKind, type Verdict } from './bulk-verdict.pure.ts';
import { CARRY_OUT } from './carry-out.ts';
import { readDispatchesOf } from './queue.store.ts';
import { standingOf } from './standing.ts';

export interface OrderToTreat {
  order: OrderRow;
  live: DispatchRow | undefined;
  refill: RefillRow | undefined;
  verdict: Verdict;
  /** What would be given back, or is final; of what is asked of a provider, the most it can be. */
  amountMicro: bigint;
}

interface Asked {
  instanceId: number;
  kind: BulkKind;
}

/** What would become of each of these orders now, in the order of their ids. */
export async function readOrdersToTreat(
  trx: Trx,
  { instanceId, kind, ids }: Asked & { ids: readonly bigint[] },
): Promise<OrderToTreat[]> {
  const orders = await readOrdersOfAnybody(trx, { instanceId, ids });
  return judge(trx, { instanceId, kind, orders });
}

/** The same of one that nobody else changes until the transaction ends; undefined if it is gone. */
export async function lockOrderToTreat(
  trx: Trx,
  { instanceId, kind, id }: Asked & { id: bigint },
): Promise<OrderToTreat | undefined> {
  const order = await lockOrderOfAnybody(trx, { instanceId, id });
  return order && (await judge(trx, { instanceId, kind, orders: [order] }))[0];
}

async function judge(
  trx: Trx,
  { instanceId, kind, orders }: Asked & { orders: readonly OrderRow[] },
): Promise<OrderToTreat[]> {
  const orderIds = orders.map(({ id }) => id);
  const dispatches = await readDispatchesOf(trx, { instanceId, orderIds });
  const refills = await readOpenRefills(trx, { instanceId, orderIds });
  return orders.map((order) => {
    const refill = refills.get(order.id);
    const own = dispatches.filter(({ order_id: id }) => id === order.id);
    const { live, standing } = standingOf(order, own, refill);
    const isAllDelivered = order.current_quantity >= order.quantity;
    const verdict = verdictOn(kind, { ...standing, isAllDelivered });
    const isTreated = verdict === 'can' || verdict === 'ask';
    const amountMicro = isTreated && movesMoney(kind) ? amountOf(kind, order) : 0n;
    return { order, live, refill, verdict, amountMicro };
  });
}

function amountOf(kind: BulkKind, order: OrderRow): bigint {
  const { cost_micro: paidMicro, refunded_micro: refundedMicro, quantity } = order;
  if (kind === 'complete') return paidMicro - refundedMicro;
  const undelivered = quantity - order.current_quantity;
  const rest = refundOf({ paidMicro, quantity, undelivered, refundedMicro });
  return rest > 0n ? rest : 0n;
}

interface Treatment {
  toTreat: OrderToTreat;
  kind: BulkKind;
  reason: string | undefined;
  staffId: bigint;
}

/** Does with a locked order what its verdict allows. */
export async function treatOrder(
  deps: LedgerDeps,
  { toTreat, kind, reason, staffId }: Treatment,
): Promise<void> {
  const { order, live, refill, verdict } = toTreat;
  invariant(verdict === 'can' || verdict === 'ask', 'only what can be done is done');
  const carrying = { order, live, refill, staffId };
  if (kind !== 'cancel') {
    await CARRY_OUT[kind](deps, { ...carrying, body: { reason } });
    return;
  }
  if (verdict === 'ask') {
    await askProvider(deps, order, { reason, staffId });
  } else if (live) {
    const body = { delivered: order.current_quantity, reason };
    await CARRY_OUT.end(deps, { ...carrying, body });
  } else {
    await endOrder(deps, {
      ...{ orderId: order.id, event: 'cancel', by: 'staff', staffId },
      delivered: order.current_quantity,
      ...(reason !== undefined && { description: reason }),
    });
  }
}

async function askProvider(
  deps: LedgerDeps,
  order: OrderRow,
  { reason, staffId }: Pick<Treatment, 'reason' | 'staffId'>,
): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const orderId = order.id;
  await askToCancel(deps, { orderId, by: 'staff', staffId, reason });
  await enqueue({ clock }, trx, {
    job: passOnCancel,
    instanceId,
    payload: { orderId: String(orderId) },
    // What was refused once can be asked for again.
    uniqueKey: `${orderId}/${clock.now().getTime()}`,
  });
}
