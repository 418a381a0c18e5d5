import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Verdict } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { writeMany } from '#core/platform/db/write-many.ts';
import type { BulkActionRowsTable, BulkActionsTable } from './bulk-action.tables.ts';
import type { BulkResult } from './bulk-words.pure.ts';

export type BulkActionRow = Selectable<BulkActionsTable>;
export type BulkOrderRow = Selectable<BulkActionRowsTable>;

export interface BulkRef {
  instanceId: number;
  id: bigint;
}

export function insertBulkAction(
  trx: Trx,
  action: Insertable<BulkActionsTable>,
): Promise<BulkActionRow> {
  return trx.insertInto('bulk_actions').values(action).returningAll().executeTakeFirstOrThrow();
}

const ofAction = (trx: Trx, { instanceId, id }: BulkRef) =>
  trx
    .selectFrom('bulk_actions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export const findBulkAction = (trx: Trx, ref: BulkRef): Promise<BulkActionRow | undefined> =>
  ofAction(trx, ref).executeTakeFirst();

/** Nobody else works on it until the transaction ends. */
export const lockBulkAction = (trx: Trx, ref: BulkRef): Promise<BulkActionRow | undefined> =>
  ofAction(trx, ref).forNoKeyUpdate().executeTakeFirst();

export async function changeBulkAction(
  trx: Trx,
  { instanceId, id }: BulkRef,
  change: Updateable<BulkActionsTable>,
): Promise<void> {
  await trx
    .updateTable('bulk_actions')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** The latest first. */
export function readBulkActions(
  trx: Trx,
  { instanceId, before, most }: { instanceId: number; before: bigint | undefined; most: number },
): Promise<BulkActionRow[]> {
  return trx
    .selectFrom('bulk_actions')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

interface Judged {
  order_id: bigint;
  verdict: Verdict;
  amount_micro: bigint;
}

export async function addBulkRows(
  trx: Trx,
  { instanceId, id }: BulkRef,
  rows: readonly Judged[],
): Promise<void> {
  await writeMany(trx, {
    table: 'bulk_action_rows',
    ...{ instanceId, rows, alike: { action_id: id } },
  });
}

const rowsOf = (trx: Trx, { instanceId, id }: BulkRef) =>
  trx
    .selectFrom('bulk_action_rows')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('action_id', '=', id);

/** The oldest order that is still to be treated. */
export function findOpenRow(trx: Trx, ref: BulkRef): Promise<BulkOrderRow | undefined> {
  return rowsOf(trx, ref)
    .where('result', 'is', null)
    .where(sql<boolean>`verdict in ('can', 'ask')`)
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
}

export async function endBulkRow(
  trx: Trx,
  { instanceId, action_id: id, order_id: orderId }: { instanceId: number } & OrderOfAction,
  end: { result: BulkResult; moved_micro: bigint; ended_at: Date },
): Promise<void> {
  await trx
    .updateTable('bulk_action_rows')
    .set(end)
    .where('instance_id', '=', instanceId)
    .where('action_id', '=', id)
    .where('order_id', '=', orderId)
    .where('result', 'is', null)
    .execute();
}

type OrderOfAction = Pick<BulkOrderRow, 'action_id' | 'order_id'>;

/** In the order of their ids. */
export function readBulkRows(
  trx: Trx,
  { after, most, ...ref }: BulkRef & { after: bigint; most: number },
): Promise<BulkOrderRow[]> {
  return rowsOf(trx, ref).where('order_id', '>', after).orderBy('order_id').limit(most).execute();
}

/** The ids of all that are to be treated. */
export async function readIdsToTreat(trx: Trx, ref: BulkRef): Promise<bigint[]> {
  const rows = await rowsOf(trx, ref)
    .clearSelect()
    .select('order_id')
    .where('verdict', 'in', ['can', 'ask'])
    .orderBy('order_id')
    .execute();
  return rows.map(({ order_id: id }) => id);
}

export interface BulkFigure extends Pick<BulkOrderRow, 'action_id' | 'verdict' | 'result'> {
  orders: number;
  amountMicro: bigint;
  movedMicro: bigint;
}

/** How many orders of each action have which verdict and which result. */
export async function readBulkFigures(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<BulkFigure[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('bulk_action_rows')
    .select(['action_id', 'verdict', 'result'])
    .select(({ fn }) => fn.countAll<bigint>().as('orders'))
    .select(sql<bigint>`sum(amount_micro)::bigint`.as('amountMicro'))
    .select(sql<bigint>`coalesce(sum(moved_micro), 0)::bigint`.as('movedMicro'))
    .where('instance_id', '=', instanceId)
    .where('action_id', 'in', ids)
    .groupBy(['action_id', 'verdict', 'result'])
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders) }));
}

/** Deletes previews that nobody has started, of every instance, and says how many there were. */
export async function deleteNeverStarted(trx: Trx, time: Date, most: number): Promise<bigint> {
  const { numAffectedRows } = await sql`
    delete from bulk_actions where (instance_id, id) in (
      select instance_id, id from bulk_actions
      where started_at is null and asked_at < ${time} limit ${most})`.execute(trx);
  return numAffectedRows ?? 0n;
}
