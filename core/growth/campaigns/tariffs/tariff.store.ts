import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { TariffsTable } from '../campaign.tables.ts';

export type TariffRow = Selectable<TariffsTable>;

interface TariffRef {
  instanceId: number;
  id: bigint;
}

interface Holder {
  instanceId: number;
  customerId: bigint;
}

/** From here on nobody else changes the plan of a customer, or what it pays for. */
export async function lockPlanOf(trx: Trx, { instanceId, customerId }: Holder): Promise<void> {
  const name = `tariffs/${customerId}`;
  await sql`select pg_advisory_xact_lock(${instanceId}::integer, hashtext(${name}))`.execute(trx);
}

/** The one that runs, or the last one. */
export function findLatestTariff(
  trx: Trx,
  { instanceId, customerId }: Holder,
): Promise<TariffRow | undefined> {
  return trx
    .selectFrom('tariffs')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest first. */
export function listTariffsOf(trx: Trx, { instanceId, customerId }: Holder): Promise<TariffRow[]> {
  return trx
    .selectFrom('tariffs')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

export function findTariff(
  trx: Trx,
  { instanceId, id }: TariffRef,
): Promise<TariffRow | undefined> {
  return trx
    .selectFrom('tariffs')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertTariff(trx: Trx, row: Insertable<TariffsTable>): Promise<TariffRow> {
  return trx.insertInto('tariffs').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateTariff(
  trx: Trx,
  { instanceId, id }: TariffRef,
  change: Updateable<TariffsTable>,
): Promise<TariffRow> {
  return trx
    .updateTable('tariffs')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface DueTariff extends Holder {
  id: bigint;
}

/** Of all instances that are not paused, those that a job has to look at now. */
export async function listDueTariffs(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<DueTariff[]> {
  const rows = await trx
    .selectFrom('tariffs as t')
    .innerJoin('instances as i', 'i.id', 't.instance_id')
    .select(['t.instance_id', 't.id', 't.customer_id'])
    .where('t.next_look_at', '<=', now)
    .where('i.suspended_at', 'is', null)
    .orderBy('t.next_look_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    ...{ instanceId: row.instance_id, id: row.id, customerId: row.customer_id },
  }));
}
