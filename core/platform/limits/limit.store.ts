import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

/** How buckets of one limit fill up. */
interface Rate {
  instanceId: number;
  /** How many may come at once. */
  capacity: number;
  /** How long one takes to come back. */
  refillSeconds: number;
  now: Date;
}

export interface Bucket extends Rate {
  key: string;
}

/** Several of one limit. */
export interface Buckets extends Rate {
  keys: readonly string[];
}

/** What is in the bucket by now. */
const filled = ({ capacity, refillSeconds, now }: Rate) => sql<number>`
  least(${capacity}::float8, rate_limits.tokens +
    greatest(0, extract(epoch from ${now}::timestamptz - rate_limits.updated_at))::float8
      / ${refillSeconds}::float8)`;

const fullAt = ({ capacity, refillSeconds, now }: Rate, tokens: ReturnType<typeof filled>) =>
  sql`${now}::timestamptz + make_interval(secs => (${capacity}::float8 - ${tokens}) * ${refillSeconds}::float8)`;

/** Takes some in a single statement, so that many at once take no more than there are. */
export async function takeToken(trx: Trx, { key, ...rate }: Bucket, count = 1): Promise<boolean> {
  return (await takeTokens(trx, { ...rate, keys: [key] }, count)).has(key);
}

/** The same for several; says of which there were so many. Locked in one order, whoever asks. */
export async function takeTokens(
  trx: Trx,
  { keys, ...rate }: Buckets,
  count: number,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { instanceId, capacity, now } = rate;
  const left = sql<number>`(${filled(rate)} - ${count}::float8)`;
  const { rows } = await sql<{ key: string }>`
    insert into rate_limits (instance_id, key, tokens, updated_at, full_at)
    select ${instanceId}::integer, asked.key, ${capacity - count}::float8, ${now}::timestamptz,
      ${fullAt(rate, sql<number>`${capacity - count}::float8`)}
    from unnest(${[...keys].sort()}::text[]) as asked (key)
    on conflict (instance_id, key) do update
    set tokens = ${left}, updated_at = ${now}, full_at = ${fullAt(rate, left)}
    where ${filled(rate)} >= ${count}::float8
    returning key`.execute(trx);
  return new Set(rows.map(({ key }) => key));
}

export async function countTokens(trx: Trx, bucket: Bucket): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select ${filled(bucket)} as left from rate_limits
    where instance_id = ${bucket.instanceId} and key = ${bucket.key}`.execute(trx);
  return rows[0]?.left ?? bucket.capacity;
}

/** Seconds until there is one again. */
export async function secondsUntilToken(trx: Trx, bucket: Bucket): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select (1 - ${filled(bucket)}) * ${bucket.refillSeconds}::float8 as seconds from rate_limits
    where instance_id = ${bucket.instanceId} and key = ${bucket.key}`.execute(trx);
  return Math.max(1, Math.ceil(rows[0]?.seconds ?? 1));
}

export async function returnToken(trx: Trx, bucket: Bucket): Promise<void> {
  await sql`
    update rate_limits set tokens = least(${bucket.capacity}::float8, tokens + 1)
    where instance_id = ${bucket.instanceId} and key = ${bucket.key}`.execute(trx);
}

/** Full buckets say nothing that a missing row would not say. */
export async function deleteFullBuckets(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('rate_limits').where('full_at', '<', now).execute();
}
