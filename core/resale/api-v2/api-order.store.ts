import { sql, type Insertable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ApiOrdersTable } from './api-v2.tables.ts';

interface Named {
  instanceId: number;
  tokenId: bigint;
  requestId: string;
}

/** The order of a request; whoever sends the same one at the same time waits for it. */
export async function findRequested(
  trx: Trx,
  { instanceId, tokenId, requestId }: Named,
): Promise<bigint | undefined> {
  const name = JSON.stringify(['api order', instanceId, String(tokenId), requestId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const row = await trx
    .selectFrom('api_orders')
    .select('order_id')
    .where('instance_id', '=', instanceId)
    .where('token_id', '=', tokenId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.order_id;
}

export async function insertApiOrder(trx: Trx, row: Insertable<ApiOrdersTable>): Promise<void> {
  await trx.insertInto('api_orders').values(row).execute();
}
