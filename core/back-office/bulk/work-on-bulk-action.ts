import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import {
  lockOrderToTreat,
  readOrdersToTreat,
  treatOrder,
} from '#core/fulfilment/dispatch/staff/orders-to-treat.ts';
import { lockOrderOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { readListPlace, writeListPlace } from '#core/platform/lists/list-sort.pure.ts';
import { readListPage } from '#core/platform/lists/read-list.ts';
import {
  orderListOf,
  orderSource,
  type ListedOrder,
  type OrderList,
} from '../orders/list-orders.ts';
import {
  addBulkRows,
  changeBulkAction,
  endBulkRow,
  findBulkAction,
  findOpenRow,
  lockBulkAction,
  readBulkFigures,
  type BulkActionRow,
  type BulkOrderRow,
  type BulkRef,
} from './bulk-action.store.ts';
import { MOST_ORDERS, type BulkResult } from './bulk-words.pure.ts';

/** So many orders are looked at in one transaction. */
const LOOKED_AT = 500;
/** So many steps a job makes; the next one goes on, after what others wait for. */
const STEPS = 200;
/** From this try on, an order that fails is left as it is, and the next one is treated. */
const LAST_TRY = 3;

/** Looks at the orders of a bulk action, or treats them, each in a transaction of its own. */
export const workOnBulkAction = defineJob({
  kind: 'work-on-bulk-action',
  schema: z.strictObject({ actionId: z.string() }),
  maxAttempts: 12,
  async handle(deps, { instanceId, payload, signal, attempt }) {
    invariant(instanceId !== null, 'orders are of an instance');
    const ref = { instanceId, id: BigInt(payload.actionId) };
    for (let step = 0; step < STEPS; step += 1) {
      if (signal.aborted) throw new Error('The worker stops.');
      if (!(await makeStep(deps, ref, attempt))) return;
    }
    await deps.db.inInstance(instanceId, (trx) => goOn(deps, trx, ref));
  },
  /** Somebody looks why, and lets it go on. */
  async onDead(trx, { instanceId, payload }) {
    invariant(instanceId !== null, 'orders are of an instance');
    const ref = { instanceId, id: BigInt(payload.actionId) };
    const action = await lockBulkAction(trx, ref);
    if (action?.state === 'running') await changeBulkAction(trx, ref, { state: 'stopped' });
  },
});

export async function goOn(deps: Pick<Deps, 'clock'>, trx: Trx, ref: BulkRef): Promise<void> {
  const { instanceId, id } = ref;
  const payload = { actionId: String(id) };
  await enqueue(deps, trx, { job: workOnBulkAction, instanceId, payload });
}

/** Says whether there is more to do. */
async function makeStep(deps: Deps, ref: BulkRef, attempt: number): Promise<boolean> {
  const { instanceId } = ref;
  const found = await deps.db.read(instanceId, (trx) => findBulkAction(trx, ref));
  if (found?.state === 'running') return treatNext(deps, ref, attempt);
  if (found?.state !== 'looking') return false;
  const list = await orderListOf(deps, instanceId, { q: found.q });
  return deps.db.inInstance(instanceId, async (trx) => {
    const action = await lockBulkAction(trx, ref);
    return action?.state === 'looking' && (await lookOn(trx, action, list));
  });
}

/** Looks at the next orders of the list. New ones come before those, and are not looked at. */
export async function lookOn(trx: Trx, action: BulkActionRow, list: OrderList): Promise<boolean> {
  const { instance_id: instanceId, id, kind } = action;
  const ref = { instanceId, id };
  const figures = await readBulkFigures(trx, { instanceId, ids: [id] });
  const before = figures.reduce((sum, { orders }) => sum + orders, 0);
  const source = orderSource({ ...list, after: readListPlace(action.place ?? undefined) });
  const most = Math.min(LOOKED_AT, MOST_ORDERS - before);
  const { rows, next } = await readListPage<ListedOrder>(trx, source, most);
  const orders = await readOrdersToTreat(trx, {
    ...{ instanceId, kind, ids: rows.map((row) => row.id) },
  });
  await addBulkRows(
    trx,
    ref,
    orders.map(({ order, verdict, amountMicro }) => ({
      ...{ order_id: order.id, verdict, amount_micro: amountMicro },
    })),
  );
  const isFull = before + orders.length >= MOST_ORDERS;
  const isOver = next === undefined || isFull;
  await changeBulkAction(trx, ref, {
    place: next ? writeListPlace(next) : null,
    is_cut: isFull && next !== undefined,
    ...(isOver && { state: 'ready' }),
  });
  return !isOver;
}

async function treatNext(deps: Deps, ref: BulkRef, attempt: number): Promise<boolean> {
  const { instanceId } = ref;
  let row: BulkOrderRow | undefined;
  try {
    return await deps.db.inInstance(instanceId, async (trx) => {
      const action = await lockBulkAction(trx, ref);
      if (action?.state !== 'running') return false;
      row = await findOpenRow(trx, ref);
      if (row) await treatRow(deps, trx, { action, row });
      else await changeBulkAction(trx, ref, { state: 'done', ended_at: deps.clock.now() });
      return row !== undefined;
    });
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'unavailable';
    if (!row || !(isRefused || attempt >= LAST_TRY)) throw error;
    const failed = { ...row, instanceId };
    deps.log.warn({ err: error, order: String(row.order_id) }, 'An order was left as it is');
    await deps.db.inInstance(instanceId, (trx) =>
      endBulkRow(trx, failed, { result: 'failed', moved_micro: 0n, ended_at: deps.clock.now() }),
    );
    return true;
  }
}

interface Treated {
  action: BulkActionRow;
  row: BulkOrderRow;
}

/** Its money and its result are written in one transaction: both are there, or neither. */
async function treatRow(deps: Deps, trx: Trx, { action, row }: Treated): Promise<void> {
  const { instance_id: instanceId, kind, reason, started_by: staffId } = action;
  invariant(staffId !== null, 'what runs was started by somebody');
  const id = row.order_id;
  const toTreat = await lockOrderToTreat(trx, { instanceId, kind, id });
  invariant(toTreat, 'an order is there as long as its row');
  const { verdict, amountMicro, order } = toTreat;
  const end = (result: BulkResult, movedMicro = 0n) =>
    endBulkRow(
      trx,
      { ...row, instanceId },
      {
        ...{ result, moved_micro: movedMicro, ended_at: deps.clock.now() },
      },
    );
  if (verdict !== 'can' && verdict !== 'ask') return end(verdict);
  // More than was agreed to.
  if (amountMicro > row.amount_micro) return end('changed');
  const own = { trx, instanceId, clock: deps.clock };
  await treatOrder(own, { toTreat, kind, reason: reason ?? undefined, staffId });
  if (verdict === 'ask') return end('asked');
  if (kind === 'complete') return end('done', amountMicro);
  const after = await lockOrderOfAnybody(trx, { instanceId, id });
  return end('done', (after?.refunded_micro ?? order.refunded_micro) - order.refunded_micro);
}
