import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerErasuresTable } from './erasure.tables.ts';

export type ErasureRow = Selectable<CustomerErasuresTable>;

interface ErasureOf {
  instanceId: number;
  customerId: bigint;
}

/** Held until the transaction ends. */
export function lockErasure(
  trx: Trx,
  { instanceId, customerId }: ErasureOf,
): Promise<ErasureRow | undefined> {
  return trx
    .selectFrom('customer_erasures')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findErasure(
  trx: Trx,
  { instanceId, customerId }: ErasureOf,
): Promise<ErasureRow | undefined> {
  return trx
    .selectFrom('customer_erasures')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Says whether nobody has asked before. */
export async function insertErasure(
  trx: Trx,
  row: Insertable<CustomerErasuresTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await trx
    .insertInto('customer_erasures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written === 1n;
}

export async function removeErasure(
  trx: Trx,
  { instanceId, customerId }: ErasureOf,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('customer_erasures')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
