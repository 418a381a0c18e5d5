import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { PaymentMethodsTable } from './payment-method.tables.ts';

export type PaymentMethodRow = Selectable<PaymentMethodsTable>;
export type NewPaymentMethod = Omit<Insertable<PaymentMethodsTable>, 'instance_id'>;

/** The offered methods, in the owner's order. */
export async function readPaymentMethods(
  trx: Trx,
  instanceId: number,
): Promise<PaymentMethodRow[]> {
  return trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('is_enabled', '=', true)
    .orderBy('position')
    .execute();
}

/** By their ids, including methods no longer offered. */
export async function readMethodsOf(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly number[] },
): Promise<PaymentMethodRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('payment_methods')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', ids)
    .execute();
}

export async function writePaymentMethods(
  trx: Trx,
  instanceId: number,
  methods: readonly NewPaymentMethod[],
): Promise<void> {
  for (const method of methods) {
    await trx
      .insertInto('payment_methods')
      .values({ ...method, instance_id: instanceId })
      .onConflict((conflict) => conflict.columns(['instance_id', 'id']).doUpdateSet(method))
      .execute();
  }
}

/** Invoices refer to methods, so the others are hidden and not deleted. */
export async function retireOtherMethods(
  trx: Trx,
  instanceId: number,
  kept: readonly number[],
): Promise<void> {
  await trx
    .updateTable('payment_methods')
    .set({ is_enabled: false })
    .where('instance_id', '=', instanceId)
    .where(sql<boolean>`not (id = any (${sql`${`{${kept.join(',')}}`}::integer[]`}))`)
    .execute();
}
