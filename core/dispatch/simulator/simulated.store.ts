import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/db/database.ts';
import type { SimulatedDeliveriesTable } from '#core/db/dispatch-tables.ts';

export type SimulatedRow = Selectable<SimulatedDeliveriesTable>;

/** Taken once, however often it is sent; answers whether it is new. */
export async function insertSimulated(
  trx: Trx,
  delivery: Insertable<SimulatedDeliveriesTable>,
): Promise<boolean> {
  const added = await trx
    .insertInto('simulated_deliveries')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['instance_id', 'reference']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function readSimulated(
  trx: Trx,
  { instanceId, references }: { instanceId: number; references: readonly string[] },
): Promise<SimulatedRow[]> {
  if (references.length === 0) return [];
  return trx
    .selectFrom('simulated_deliveries')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('reference', 'in', references)
    .execute();
}

export async function cancelSimulated(
  trx: Trx,
  { instanceId, reference, now }: { instanceId: number; reference: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('simulated_deliveries')
    .set({ canceled_at: now })
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference)
    .where('canceled_at', 'is', null)
    .execute();
}
