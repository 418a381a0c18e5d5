import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerTotpTable } from './two-factor.tables.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';

export type TotpRow = Selectable<CustomerTotpTable>;

/** Whether signing in asks for a code as well. */
export async function hasTwoFactor(trx: Trx, customer: CustomerRef): Promise<boolean> {
  const row = await findTotp(trx, customer);
  return row?.confirmed_at instanceof Date;
}

export async function findTotp(
  trx: Trx,
  { instanceId, id }: CustomerRef,
): Promise<TotpRow | undefined> {
  return trx
    .selectFrom('customer_totp')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .executeTakeFirst();
}

/** Takes the place of a secret that was never confirmed; says no where one was. */
export async function putUnconfirmedTotp(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  { secret, now }: { secret: Uint8Array; now: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('customer_totp')
    .values({ instance_id: instanceId, customer_id: id, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'customer_id'])
        .doUpdateSet({ secret, created_at: now, last_step: 0n })
        .where('customer_totp.confirmed_at', 'is', null),
    )
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a step up; of two parallel requests with the same code, only one passes. */
export async function spendStep(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  step: bigint,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer_totp')
    .set({ last_step: step })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markTotpConfirmed(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('customer_totp')
    .set({ confirmed_at: now })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .execute();
}

/** Says whether signing in asked for a code; of two who delete at once, only one hears so. */
export async function deleteTwoFactor(trx: Trx, { instanceId, id }: CustomerRef): Promise<boolean> {
  const row = await trx
    .deleteFrom('customer_totp')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .returning('confirmed_at')
    .executeTakeFirst();
  await trx
    .deleteFrom('customer_recovery_codes')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .execute();
  return row?.confirmed_at instanceof Date;
}

/** Takes the place of all recovery codes that there were. */
export async function putRecoveryCodes(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await trx
    .deleteFrom('customer_recovery_codes')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .execute();
  await trx
    .insertInto('customer_recovery_codes')
    .values(hashes.map((hash) => ({ instance_id: instanceId, customer_id: id, code_hash: hash })))
    .execute();
}

/** Uses a code up; of two parallel requests with it, only one passes. */
export async function spendRecoveryCode(
  trx: Trx,
  { instanceId, id }: CustomerRef,
  { hash, now }: { hash: Uint8Array; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer_recovery_codes')
    .set({ used_at: now })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(
  trx: Trx,
  { instanceId, id }: CustomerRef,
): Promise<number> {
  const { left } = await trx
    .selectFrom('customer_recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
