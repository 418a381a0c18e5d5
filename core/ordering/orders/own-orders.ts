import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import { readMethodsOfOrder } from '#core/tenancy/widgets/keep-widgets.ts';
import { ORDER_EVENT_KINDS, type OrderEventKind } from './order-event-kinds.pure.ts';
import { PROGRESS, readOrderEvents, type OrderEventRow } from './order-event.store.ts';
import {
  orderIdOf,
  type Order,
  type OrderBrief,
  type OrderHistory,
  type OrderProgress,
  type ordersAnswer,
  type ordersQuery,
} from './order.contract.ts';
import { ownOrderIn } from './order-in-path.ts';
import { ownerOf } from './order-owner.ts';
import { readOrderNames } from './order-names.ts';
import { readOrders, readOwnOrders, type OrderRow } from './order.store.ts';
import { findOwnOrder } from './own-order.ts';
import { showOrders } from './show-order.ts';

const PER_PAGE = 20;

/** An order of another customer is answered as not found. */
export async function getOwnOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<Order> {
  const { instanceId, language } = caller;
  const id = orderIdOf(idInPath);
  return db.read(instanceId, async (trx) => {
    const ids = id === undefined ? [] : [id];
    const rows = await readOrders(trx, { ...ownerOf(caller), ids });
    const [shown] = await showOrders(trx, { instanceId, language, rows, now: clock.now() });
    if (!shown) throw new AppError('not_found');
    return shown;
  });
}

/** The ways to pay that the partner of a customer's order has chosen; none where all are offered. */
export function listMethods(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<number[]> {
  const own = ownOrderIn(caller, idInPath);
  return db.read(own.instanceId, async (trx) => {
    const [order, methods] = await Promise.all([
      findOwnOrder(trx, own),
      readMethodsOfOrder(trx, own),
    ]);
    if (!order) throw new AppError('not_found');
    return methods;
  });
}

/** The history of a customer's order, and the progress of its delivery. */
export async function getOwnHistory(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<HistoryOf> {
  const own = ownOrderIn(caller, idInPath);
  const [order, events] = await db.read(own.instanceId, (trx) =>
    Promise.all([findOwnOrder(trx, own), readOrderEvents(trx, own)]),
  );
  if (!order) throw new AppError('not_found');
  return shownHistory(events);
}

interface HistoryOf {
  history: OrderHistory;
  progress: OrderProgress;
}

/** What has happened to an order, in the words of the contract. */
export async function historyOf(
  trx: Trx,
  { instance_id: instanceId, id: orderId }: OrderRow,
): Promise<HistoryOf> {
  return shownHistory(await readOrderEvents(trx, { instanceId, orderId }));
}

const shownHistory = (events: readonly OrderEventRow[]): HistoryOf => ({
  history: withoutWishesOfStaff(events).flatMap(showEvent),
  progress: events.flatMap(pointOf),
});

/** That staff have asked a provider to stop is told once it has: by the end of the order. */
function withoutWishesOfStaff(events: readonly OrderEventRow[]): OrderEventRow[] {
  let asker: string | undefined;
  return events.filter(({ kind, actor }) => {
    if (kind === 'cancel_asked') asker = actor;
    const isOfWish = kind === 'cancel_asked' || kind === 'cancel_refused';
    return !isOfWish || asker !== 'staff';
  });
}

const ENDS: readonly string[] = ['completed', 'ended_short', 'canceled'] satisfies OrderEventKind[];

/** A recorded progress, or the final quantity. */
function pointOf({ kind, details, created_at: at }: OrderEventRow): OrderProgress {
  const { delivered } = details;
  const isPoint = kind === PROGRESS || ENDS.includes(kind);
  return isPoint && typeof delivered === 'number'
    ? [{ date: at.toISOString(), quantity: delivered }]
    : [];
}

/** A newer process may write a kind that this one does not know. */
function showEvent({ kind, actor, details, created_at: at }: OrderEventRow): OrderHistory {
  const known = ORDER_EVENT_KINDS.find((one) => one === kind);
  const { delivered, refundedMicro } = details;
  return known
    ? [
        {
          kind: known,
          actor,
          delivered: typeof delivered === 'number' ? delivered : null,
          refunded: refundedMicro === undefined ? null : formatAmount(BigInt(refundedMicro)),
          created_at: at.toISOString(),
        },
      ]
    : [];
}

/** The newest first. */
export async function listOwnOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: OwnerCaller,
  { cursor, status, ids }: z.infer<typeof ordersQuery>,
): Promise<z.infer<typeof ordersAnswer>> {
  const { instanceId, language } = caller;
  const owner = ownerOf(caller);
  return db.read(instanceId, async (trx) => {
    if (ids !== undefined) {
      const rows = await readOrders(trx, { ...owner, ids: ids.split(',').map(BigInt) });
      const data = await showOrders(trx, { instanceId, language, rows, now: clock.now() });
      return { data, meta: { next: null } };
    }
    const rows = await readOwnOrders(trx, {
      ...owner,
      before: cursor === undefined ? undefined : BigInt(cursor),
      status,
      most: PER_PAGE + 1,
    });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await showOrders(trx, { instanceId, language, rows: page, now: clock.now() }),
      meta: { next: last ? String(last.id) : null },
    };
  });
}

/** In the order in which they were placed. */
export async function listOwnBriefs(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  ids: readonly bigint[],
): Promise<OrderBrief[]> {
  const { instanceId, language } = caller;
  const [rows, names] = await db.read(instanceId, (trx) =>
    Promise.all([
      readOrders(trx, { ...ownerOf(caller), ids }),
      readOrderNames(trx, { instanceId, language, ids }),
    ]),
  );
  return rows.map((row) => ({
    id: Number(row.id),
    name: names.get(row.id) ?? row.service.name,
    quantity: row.quantity,
    current_quantity: row.current_quantity,
    cancel_description: row.cancel_description,
  }));
}
