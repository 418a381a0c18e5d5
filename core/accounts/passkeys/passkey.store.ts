import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';
import type { CustomerPasskeysTable } from './passkey.tables.ts';

export type PasskeyRow = Selectable<CustomerPasskeysTable>;

/** Makes those who add at once wait for each other, so that none is one too many. */
export async function lockPasskeys(trx: Trx, { instanceId, id }: CustomerRef): Promise<void> {
  await sql`select 1 from customers
    where instance_id = ${instanceId} and id = ${id} for no key update`.execute(trx);
}

/** The oldest first. */
export async function readPasskeys(
  trx: Trx,
  { instanceId, id }: CustomerRef,
): Promise<PasskeyRow[]> {
  return trx
    .selectFrom('customer_passkeys')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function findPasskey(
  trx: Trx,
  { instanceId, credentialId }: { instanceId: number; credentialId: Uint8Array },
): Promise<PasskeyRow | undefined> {
  return trx
    .selectFrom('customer_passkeys')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Undefined where the credential is known already, whoever has it. */
export async function insertPasskey(
  trx: Trx,
  row: Omit<Insertable<CustomerPasskeysTable>, 'id' | 'last_used_at'>,
): Promise<PasskeyRow | undefined> {
  return trx
    .insertInto('customer_passkeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

interface Use {
  instanceId: number;
  id: bigint;
  signCount: bigint;
  isBackedUp: boolean;
  now: Date;
}

/** Says no where the authenticator has counted no further: then there is a copy of it. */
export async function usePasskey(
  trx: Trx,
  { instanceId, id, signCount, isBackedUp, now }: Use,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer_passkeys')
    .set({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: now })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    // Many count nothing, and say zero each time.
    .where('sign_count', '<', signCount === 0n ? 1n : signCount)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Owned = CustomerRef & { passkeyId: bigint };

/** Says no where the customer has none of this id. */
export async function renamePasskeyRow(
  trx: Trx,
  { instanceId, id, passkeyId, name }: Owned & { name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('customer_passkeys')
    .set({ name })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The one that was removed; undefined where the customer has none of this id. */
export async function deletePasskey(
  trx: Trx,
  { instanceId, id, passkeyId }: Owned,
): Promise<Pick<PasskeyRow, 'name'> | undefined> {
  return trx
    .deleteFrom('customer_passkeys')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .where('id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
}

/** All of a customer; answers their ids. */
export async function deletePasskeysOf(
  trx: Trx,
  { instanceId, id }: CustomerRef,
): Promise<bigint[]> {
  const rows = await trx
    .deleteFrom('customer_passkeys')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', id)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
