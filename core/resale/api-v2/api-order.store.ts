import { sql, type Insertable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { parentIdOf } from './parent-ids.pure.ts';
import type { ApiOrdersTable, ApiSubscriptionsTable } from './api-v2.tables.ts';

interface Named {
  instanceId: number;
  tokenId: bigint;
  requestId: string;
}

/** The order or subscription of a request, as programs know it; whoever sends the same one at the same time waits for it. */
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
  if (row) return row.order_id;
  const begun = await trx
    .selectFrom('api_subscriptions')
    .select('subscription_id')
    .where('instance_id', '=', instanceId)
    .where('token_id', '=', tokenId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return begun && parentIdOf(begun.subscription_id);
}

export async function insertApiOrder(trx: Trx, row: Insertable<ApiOrdersTable>): Promise<void> {
  await trx.insertInto('api_orders').values(row).execute();
}

export async function insertApiSubscription(
  trx: Trx,
  row: Insertable<ApiSubscriptionsTable>,
): Promise<void> {
  await trx.insertInto('api_subscriptions').values(row).execute();
}
