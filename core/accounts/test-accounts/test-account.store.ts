import type { Trx } from '#core/platform/db/database.ts';

/** The number of the account on which programs of a customer try things out. */
export async function findTestAccount(
  trx: Trx,
  { instanceId, holderId }: { instanceId: number; holderId: bigint },
): Promise<bigint | undefined> {
  const row = await trx
    .selectFrom('customers')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('test_of', '=', holderId)
    .executeTakeFirst();
  return row?.id;
}
