import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { AutomaticTopUpsTable } from './automatic.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';

export type AutomaticRow = Selectable<AutomaticTopUpsTable>;

export interface Owner {
  instanceId: number;
  customerId: bigint;
}

export async function findAutomatic(trx: Trx, owner: Owner): Promise<AutomaticRow | undefined> {
  return rowOf(trx, owner).executeTakeFirst();
}

/** Locks the settings, so that no other charge for the same customer runs in parallel. */
export async function lockAutomatic(trx: Trx, owner: Owner): Promise<AutomaticRow | undefined> {
  return rowOf(trx, owner).forNoKeyUpdate().executeTakeFirst();
}

const rowOf = (trx: Trx, { instanceId, customerId }: Owner) =>
  trx
    .selectFrom('automatic_top_ups')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);

export async function writeAutomatic(
  trx: Trx,
  { instance_id, customer_id, created_at, ...settings }: Insertable<AutomaticTopUpsTable>,
): Promise<void> {
  await trx
    .insertInto('automatic_top_ups')
    .values({ instance_id, customer_id, created_at, ...settings })
    .onConflict((conflict) =>
      conflict.columns(['instance_id', 'customer_id']).doUpdateSet(settings),
    )
    .execute();
}

export async function changeAutomatic(
  trx: Trx,
  { instanceId, customerId }: Owner,
  change: Omit<Updateable<AutomaticTopUpsTable>, 'instance_id' | 'customer_id'> & {
    updated_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('automatic_top_ups')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

export async function deleteAutomatic(trx: Trx, { instanceId, customerId }: Owner): Promise<void> {
  await trx
    .deleteFrom('automatic_top_ups')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** What automatic top-ups have charged since a moment, including open charges. */
export async function sumAutomatic(
  trx: Trx,
  { instanceId, customerId, since }: Owner & { since: Date },
): Promise<bigint> {
  const { sum } = await trx
    .selectFrom('invoices')
    .select(sql<bigint>`coalesce(sum(total_micro), 0)::bigint`.as('sum'))
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('automatic_for', 'is not', null)
    .where('created_at', '>=', since)
    .where('status', 'not in', ['failed', 'expired'])
    .executeTakeFirstOrThrow();
  return sum;
}

/** The newest automatic invoice, and whether any automatic invoice is still open. */
export async function readAutomaticInvoices(trx: Trx, { instanceId, customerId }: Owner) {
  const own = trx
    .selectFrom('invoices')
    .select(['id', 'status', 'reason_code', 'total_micro', 'created_at'])
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('automatic_for', 'is not', null);
  const last = await own.orderBy('id', 'desc').limit(1).executeTakeFirst();
  const pending = await own
    .where('status', 'in', ['open', 'waiting', 'unknown'])
    .limit(1)
    .executeTakeFirst();
  return { last, isPending: pending !== undefined };
}

export async function hasInvoiceFor(
  trx: Trx,
  { instanceId, transactionId }: { instanceId: number; transactionId: bigint },
): Promise<boolean> {
  const found = await trx
    .selectFrom('invoices')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('automatic_for', '=', transactionId)
    .executeTakeFirst();
  return found !== undefined;
}
