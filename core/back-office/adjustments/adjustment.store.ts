import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { AdjustmentStatus } from './adjustment-status.pure.ts';
import type { BalanceAdjustmentsTable } from './adjustment.tables.ts';

export type AdjustmentRow = Selectable<BalanceAdjustmentsTable>;

interface AdjustmentRef {
  instanceId: number;
  id: bigint;
}

export function insertAdjustment(
  trx: Trx,
  adjustment: Insertable<BalanceAdjustmentsTable>,
): Promise<AdjustmentRow> {
  return trx
    .insertInto('balance_adjustments')
    .values(adjustment)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function lockAdjustment(
  trx: Trx,
  { instanceId, id }: AdjustmentRef,
): Promise<AdjustmentRow | undefined> {
  return trx
    .selectFrom('balance_adjustments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function endAdjustment(
  trx: Trx,
  { instance_id: instanceId, id }: AdjustmentRow,
  change: { status: Exclude<AdjustmentStatus, 'waiting'>; ended_by: bigint; ended_at: Date },
): Promise<AdjustmentRow> {
  return trx
    .updateTable('balance_adjustments')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

/** What waits for a second person, the oldest first. */
export function readWaitingAdjustments(
  trx: Trx,
  { instanceId, after, most }: Page,
): Promise<AdjustmentRow[]> {
  return trx
    .selectFrom('balance_adjustments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('status', '=', 'waiting')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Of a customer, the latest first. */
export function readAdjustmentsOf(
  trx: Trx,
  { instanceId, customerId, most }: { instanceId: number; customerId: bigint; most: number },
): Promise<AdjustmentRow[]> {
  return trx
    .selectFrom('balance_adjustments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** For the export of a customer's data, the oldest first. */
export function exportAdjustmentRows(
  trx: Trx,
  { instanceId, customerId, after, most }: Page & { customerId: bigint },
): Promise<AdjustmentRow[]> {
  return trx
    .selectFrom('balance_adjustments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Two of the same person wait for each other, so that neither overlooks the other's sum. */
export async function lockAsker(trx: Trx, { instanceId, id }: AdjustmentRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(
    ${`balance_adjustments/${instanceId}/${id}`}, 0))`.execute(trx);
}

/** What somebody has moved alone since then, in whichever direction. */
export async function sumAlone(
  trx: Trx,
  { instanceId, staffId, since }: { instanceId: number; staffId: bigint; since: Date },
): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(abs(amount_micro)), 0)::bigint as total from balance_adjustments
    where instance_id = ${instanceId} and asked_by = ${staffId} and asked_at > ${since}
      and not is_large`.execute(trx);
  return rows[0]?.total ?? 0n;
}
