import { sql } from 'kysely';
import type { Trx } from '#core/db/database.ts';

export interface KeyRef {
  instanceId: number;
  customerId: bigint;
  /** The operation, by its method and path as described. */
  route: string;
  key: string;
}

export interface KeptAnswer {
  input_hash: Uint8Array;
  status: number;
  answer: Uint8Array;
}

/** Takes the key for this transaction; false while another one has it. */
export async function takeKey(trx: Trx, ref: KeyRef): Promise<boolean> {
  const name = JSON.stringify([ref.instanceId, String(ref.customerId), ref.route, ref.key]);
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

export function findAnswer(trx: Trx, ref: KeyRef): Promise<KeptAnswer | undefined> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['input_hash', 'status', 'answer'])
    .where('instance_id', '=', ref.instanceId)
    .where('customer_id', '=', ref.customerId)
    .where('route', '=', ref.route)
    .where('key', '=', ref.key)
    .executeTakeFirst();
}

export async function keepAnswer(
  trx: Trx,
  ref: KeyRef,
  kept: KeptAnswer & { created_at: Date },
): Promise<void> {
  const { instanceId, customerId, route, key } = ref;
  await trx
    .insertInto('idempotency_keys')
    .values({ instance_id: instanceId, customer_id: customerId, route, key, ...kept })
    .execute();
}

export async function deleteAnswersBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
