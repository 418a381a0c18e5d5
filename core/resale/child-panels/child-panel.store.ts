import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ChildPanelsTable } from './child-panel.tables.ts';

export type ChildPanelRow = Selectable<ChildPanelsTable>;
export type ChildPanelChange = Updateable<ChildPanelsTable>;

export interface PanelRef {
  instanceId: number;
  id: bigint;
}

interface Renter {
  instanceId: number;
  customerId: bigint;
}

export function insertPanel(trx: Trx, panel: Insertable<ChildPanelsTable>): Promise<ChildPanelRow> {
  return trx.insertInto('child_panels').values(panel).returningAll().executeTakeFirstOrThrow();
}

export function updatePanel(
  trx: Trx,
  { instanceId, id }: PanelRef,
  change: ChildPanelChange,
): Promise<ChildPanelRow> {
  return trx
    .updateTable('child_panels')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findPanel(
  trx: Trx,
  { instanceId, id }: PanelRef,
): Promise<ChildPanelRow | undefined> {
  return trx
    .selectFrom('child_panels')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks it until the end of the transaction. */
export function lockPanel(
  trx: Trx,
  { instanceId, id }: PanelRef,
): Promise<ChildPanelRow | undefined> {
  return trx
    .selectFrom('child_panels')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The latest first. */
export function listPanelsOf(
  trx: Trx,
  { instanceId, customerId }: Renter,
): Promise<ChildPanelRow[]> {
  return trx
    .selectFrom('child_panels')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute();
}

/** Those that a customer has not given up, locked in one order. */
export function lockOpenPanelsOf(
  trx: Trx,
  { instanceId, customerId }: Renter,
): Promise<ChildPanelRow[]> {
  return trx
    .selectFrom('child_panels')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'closed')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Of all instances, those that a job has to look at now. */
export async function listDuePanels(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<PanelRef[]> {
  const rows = await trx
    .selectFrom('child_panels')
    .select(['instance_id', 'id'])
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ instanceId: row.instance_id, id: row.id }));
}

/** What was rented stays, for the books; whose it was does not. */
export async function forgetAddresses(trx: Trx, { instanceId, customerId }: Renter): Promise<void> {
  await trx
    .updateTable('child_panels')
    .set({ admin_email: '' })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
