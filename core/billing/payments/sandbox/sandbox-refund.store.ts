import type { Insertable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SandboxRefundsTable } from './sandbox.tables.ts';

/** Whether it is new: a repeated one adds nothing. */
export async function keepSandboxRefund(
  trx: Trx,
  refund: Insertable<SandboxRefundsTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('sandbox_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['instance_id', 'own_reference']).doNothing())
    .executeTakeFirst();
  return added === 1n;
}

export async function sumSandboxRefunds(
  trx: Trx,
  { instanceId, merchantReference }: { instanceId: number; merchantReference: string },
): Promise<bigint> {
  const rows = await trx
    .selectFrom('sandbox_refunds')
    .select('amount_micro')
    .where('instance_id', '=', instanceId)
    .where('merchant_reference', '=', merchantReference)
    .execute();
  return rows.reduce((sum, { amount_micro: micro }) => sum + micro, 0n);
}

export async function hasSandboxRefund(
  trx: Trx,
  { instanceId, ownReference }: { instanceId: number; ownReference: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('sandbox_refunds')
    .select('own_reference')
    .where('instance_id', '=', instanceId)
    .where('own_reference', '=', ownReference)
    .executeTakeFirst();
  return row !== undefined;
}
