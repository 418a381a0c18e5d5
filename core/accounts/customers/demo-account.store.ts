import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

export interface Published {
  /** Nobody's: mails to it reach no one. */
  domain: string;
  passwordHash: string;
}

/** Marks what is of the demo and was not marked when it was made; answers all that is. */
export async function markDemoAccounts(
  trx: Trx,
  { instanceId, domain, passwordHash }: Published & { instanceId: number },
): Promise<bigint[]> {
  await trx
    .updateTable('customers')
    .set({ is_demo: true })
    .where('instance_id', '=', instanceId)
    .where('is_demo', '=', false)
    .where(({ or, eb }) =>
      or([
        eb('password_hash', '=', passwordHash),
        eb(sql<string>`lower(email)`, 'like', `%@${domain}`),
      ]),
    )
    .execute();
  const rows = await trx
    .selectFrom('customers')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('is_demo', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function isDemoAccount(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<boolean> {
  const row = await trx
    .selectFrom('customers')
    .select('is_demo')
    .where('instance_id', '=', instanceId)
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.is_demo === true;
}
