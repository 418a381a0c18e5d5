import { sql } from 'kysely';
import { insertion } from '#core/platform/db/insertion.ts';
import type { Trx } from '#core/platform/db/database.ts';

export interface KeyRef {
  instanceId: number;
  customerId: bigint;
  /** The operation, by its method and path as described. */
  route: string;
  key: string;
}

export interface CachedAnswer {
  input_hash: Uint8Array;
  status: number;
  answer: Uint8Array;
}

/**
 * Takes the key for this transaction, with its answer if there is one; undefined while another
 * transaction has it. One that ends just now may leave an answer that is not seen here yet.
 */
export async function takeKey(
  trx: Trx,
  ref: KeyRef,
): Promise<{ kept: CachedAnswer | undefined } | undefined> {
  const { instanceId, customerId, route, key } = ref;
  const name = JSON.stringify([instanceId, String(customerId), route, key]);
  const { rows } = await sql<
    { taken: boolean } & { [Field in keyof CachedAnswer]: CachedAnswer[Field] | null }
  >`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken,
      k.input_hash, k.status, k.answer
    from (values (1)) as one
    left join idempotency_keys k on k.instance_id = ${instanceId}
      and k.customer_id = ${customerId} and k.route = ${route} and k.key = ${key}`.execute(trx);
  const [row] = rows;
  if (!row?.taken) return undefined;
  const { input_hash, status, answer } = row;
  const isThere = input_hash !== null && status !== null && answer !== null;
  return { kept: isThere ? { input_hash, status, answer } : undefined };
}

const insertKey = insertion('idempotency_keys', [
  ...(['instance_id', 'customer_id', 'route', 'key', 'input_hash', 'status'] as const),
  ...(['answer', 'created_at'] as const),
]);

export async function keepAnswer(
  trx: Trx,
  ref: KeyRef,
  kept: CachedAnswer & { created_at: Date },
): Promise<void> {
  const { instanceId, customerId, route, key } = ref;
  await insertKey(trx, [{ instance_id: instanceId, customer_id: customerId, route, key, ...kept }]);
}

export async function deleteAnswersBefore(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
