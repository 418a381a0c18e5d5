import { createHash } from 'node:crypto';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import {
  countTokens,
  deleteFullBuckets,
  returnToken,
  secondsUntilToken,
  takeToken,
  takeTokens,
  type Bucket,
} from './limit.store.ts';
import type { Limit } from './limit.pure.ts';

/** The subject that a limit counts: an account or an address. An empty subject is not counted. */
export interface Counted {
  instanceId: number;
  limit: Limit;
  subject: string;
}

/**
 * Takes one try from each limit, or refuses with the time to wait. In a transaction of its own:
 * what follows may fail, and the try counts all the same.
 */
export async function spendTries(
  deps: Pick<Deps, 'db' | 'clock'>,
  counted: readonly Counted[],
): Promise<void> {
  const buckets = counted.filter(({ subject }) => subject !== '').map((one) => bucketOf(deps, one));
  const [first] = buckets;
  if (!first) return;
  const wait = await deps.db.inInstance(first.instanceId, async (trx) => {
    for (const bucket of buckets) {
      if (!(await takeToken(trx, bucket))) return secondsUntilToken(trx, bucket);
    }
    return 0;
  });
  if (wait > 0) throw new AppError('too_many_requests', { headers: { 'retry-after': `${wait}` } });
}

/**
 * The same in a transaction that has begun: where it comes to nothing, nothing was counted. For what
 * is given away so many times, and not for what is tried.
 */
export async function takeTryIn(
  trx: Trx,
  deps: Pick<Deps, 'clock'>,
  counted: Counted,
): Promise<void> {
  if (counted.subject === '') return;
  const bucket = bucketOf(deps, counted);
  if (await takeToken(trx, bucket)) return;
  const wait = await secondsUntilToken(trx, bucket);
  throw new AppError('too_many_requests', { headers: { 'retry-after': `${wait}` } });
}

export interface TakenAhead {
  taken: number;
  /** Seconds until there is one, where there was none. */
  wait: number;
}

interface TakingAhead {
  instanceId: number;
  limit: Limit;
  subjects: readonly string[];
}

/** Takes so many tries where there are, else one, of each subject; and the seconds to wait of others. */
export async function takeAhead(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, limit, subjects }: TakingAhead,
  count: number,
): Promise<ReadonlyMap<string, TakenAhead>> {
  const buckets = subjects.map((subject) => bucketOf(deps, { instanceId, limit, subject }));
  const [first] = buckets;
  if (!first) return new Map();
  const keysBut = (...there: ReadonlySet<string>[]) =>
    buckets.map(({ key }) => key).filter((key) => !there.some((some) => some.has(key)));
  return deps.db.inInstance(instanceId, async (trx) => {
    const many = await takeTokens(trx, { ...first, keys: keysBut() }, count);
    const one = await takeTokens(trx, { ...first, keys: keysBut(many) }, 1);
    const said = new Map<string, TakenAhead>();
    for (const [at, bucket] of buckets.entries()) {
      const taken = many.has(bucket.key) ? count : one.has(bucket.key) ? 1 : 0;
      const wait = taken > 0 ? 0 : await secondsUntilToken(trx, bucket);
      said.set(subjects[at] ?? '', { taken, wait });
    }
    return said;
  });
}

/** Takes one try and says whether there was one, for what is not refused but left undone. */
export async function spendTry(
  deps: Pick<Deps, 'db' | 'clock'>,
  counted: Counted,
): Promise<boolean> {
  const bucket = bucketOf(deps, counted);
  return deps.db.inInstance(bucket.instanceId, (trx) => takeToken(trx, bucket));
}

/** The least share of the tries of a limit that is left, without taking one. */
export async function shareLeft(
  deps: Pick<Deps, 'db' | 'clock'>,
  counted: readonly Counted[],
): Promise<number> {
  const buckets = counted.filter(({ subject }) => subject !== '').map((one) => bucketOf(deps, one));
  const [first] = buckets;
  if (!first) return 1;
  return deps.db.inInstance(first.instanceId, async (trx) => {
    let least = 1;
    for (const bucket of buckets) {
      least = Math.min(least, (await countTokens(trx, bucket)) / bucket.capacity);
    }
    return least;
  });
}

/** Gives a try back that turned out to be none, such as a right password. */
export async function returnTry(deps: Pick<Deps, 'db' | 'clock'>, counted: Counted): Promise<void> {
  const bucket = bucketOf(deps, counted);
  await deps.db.inInstance(bucket.instanceId, (trx) => returnToken(trx, bucket));
}

/** Runs across instances. */
export async function deleteFullLimits(trx: Trx, now: Date): Promise<void> {
  await deleteFullBuckets(trx, now);
}

/** Hashed, because the table must not become a list of addresses. */
function bucketOf({ clock }: Pick<Deps, 'clock'>, { instanceId, limit, subject }: Counted): Bucket {
  const digest = createHash('sha256').update(subject).digest('base64url');
  return {
    instanceId,
    key: `${limit.name}:${digest}`,
    capacity: limit.capacity,
    refillSeconds: limit.refillSeconds,
    now: clock.now(),
  };
}
