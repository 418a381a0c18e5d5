import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SimulatedDeliveriesTable, SimulatedRefillsTable } from './simulator.tables.ts';

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

/** Held, nothing comes of it; gone on with, it goes on where it was. */
export async function holdSimulated(
  trx: Trx,
  { instanceId, reference, now, isHeld }: Named & { now: Date; isHeld: boolean },
): Promise<void> {
  const ofReference = trx
    .updateTable('simulated_deliveries')
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference);
  if (isHeld) return void (await ofReference.set({ held_at: now }).execute());
  await ofReference
    .set({
      held_at: null,
      accepted_at: sql<Date>`accepted_at + (${now}::timestamptz - coalesce(held_at, ${now}))`,
    })
    .execute();
}

export type SimulatedRefillRow = Selectable<SimulatedRefillsTable>;

/** Taken once, however often it is sent. */
export async function insertSimulatedRefill(
  trx: Trx,
  refill: Insertable<SimulatedRefillsTable>,
): Promise<void> {
  await trx
    .insertInto('simulated_refills')
    .values(refill)
    .onConflict((conflict) => conflict.columns(['instance_id', 'reference']).doNothing())
    .execute();
}

interface RefillsBy {
  instanceId: number;
  by: 'reference' | 'delivery_reference';
  references: readonly string[];
}

export async function readSimulatedRefills(
  trx: Trx,
  { instanceId, by, references }: RefillsBy,
): Promise<SimulatedRefillRow[]> {
  if (references.length === 0) return [];
  return trx
    .selectFrom('simulated_refills')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where(by, 'in', references)
    .execute();
}

interface Named {
  instanceId: number;
  reference: string;
}

export async function cancelSimulated(
  trx: Trx,
  { instanceId, reference, now }: Named & { now: Date },
): Promise<void> {
  await trx
    .updateTable('simulated_deliveries')
    .set({ canceled_at: now })
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference)
    .where('canceled_at', 'is', null)
    .execute();
}
