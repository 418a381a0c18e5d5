import { createHash } from 'node:crypto';
import type { Trx } from '#core/platform/db/database.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { isUniqueViolation } from '#core/platform/db/failures.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { keepAnswer, takeKey, type CachedAnswer, type KeyRef } from './idempotency-key.store.ts';

const LONGEST_KEY = 255;

interface Asked {
  /** The header as it came; without one, every call is another one. */
  key: string | undefined;
  /** The operation: `POST /api/v1/add-funds`. */
  route: string;
  /** All that decides what is done: parameters, query and body, after they were validated. */
  input: unknown;
}

interface Answer {
  status: 200 | 201 | 202;
  value: object;
}

export interface OnceAnswer {
  status: Answer['status'];
  /** The same for every request with the same key. */
  bytes: Uint8Array<ArrayBuffer>;
  isReplay: boolean;
}

type Doing = Asked & { work(trx: Trx): Promise<Answer> };

/**
 * Does something once for each key, however often it is asked for, and answers the first answer
 * ever after. Both are kept in one transaction, so that neither is there without the other; what
 * is refused leaves nothing behind, and its key is free for another try.
 */
export async function doOnce(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, customer }: { instanceId: number; customer: { id: bigint } },
  doing: Doing,
): Promise<OnceAnswer> {
  refuseBadKey(doing.key);
  return deps.db.inInstance(instanceId, (trx) =>
    doOnceIn(deps, { trx, instanceId, customerId: customer.id }, doing),
  );
}

/**
 * What was answered to the same request before, for what must be proved only once: a code that was
 * used up for the first answer is not asked for again. Undefined where nothing is done yet.
 */
export async function findDone(
  deps: Pick<Deps, 'db'>,
  { instanceId, customer }: { instanceId: number; customer: { id: bigint } },
  { key, route, input }: Asked,
): Promise<OnceAnswer | undefined> {
  refuseBadKey(key);
  if (key === undefined) return undefined;
  const ref: KeyRef = { instanceId, customerId: customer.id, route, key };
  const taken = await deps.db.inInstance(instanceId, (trx) => takeKey(trx, ref));
  if (!taken) throw new AppError('idempotency_key_running');
  return taken.kept && replayOf(taken.kept, input);
}

/** The same in a transaction that has begun, for whoever is known only within it. */
export async function doOnceIn(
  { clock }: Pick<Deps, 'clock'>,
  { trx, instanceId, customerId }: { trx: Trx; instanceId: number; customerId: bigint },
  { key, route, input, work }: Doing,
): Promise<OnceAnswer> {
  refuseBadKey(key);
  if (key === undefined) {
    const { status, value } = await work(trx);
    return { status, bytes: Buffer.from(JSON.stringify(value)), isReplay: false };
  }
  const ref: KeyRef = { instanceId, customerId, route, key };
  const taken = await takeKey(trx, ref);
  if (!taken) throw new AppError('idempotency_key_running');
  if (taken.kept) return replayOf(taken.kept, input);
  const { status, value } = await work(trx);
  const bytes = Buffer.from(JSON.stringify(value));
  const answer = { input_hash: hashOf(input), status, answer: bytes, created_at: clock.now() };
  try {
    await keepAnswer(trx, ref, answer);
  } catch (error) {
    // Whoever had the key ended while it was taken; all that was done here is undone.
    throw isUniqueViolation(error) ? new AppError('idempotency_key_running') : error;
  }
  return { status, bytes, isReplay: false };
}

function replayOf({ input_hash, status, answer }: CachedAnswer, input: unknown): OnceAnswer {
  if (!hashOf(input).equals(input_hash)) throw new AppError('idempotency_key_reused');
  return { status: statusOf(status), bytes: Buffer.from(answer), isReplay: true };
}

function refuseBadKey(key: string | undefined): void {
  if (key === '' || (key && key.length > LONGEST_KEY))
    throw new AppError('idempotency_key_missing');
}

function statusOf(kept: number): Answer['status'] {
  return kept === 201 || kept === 202 ? kept : 200;
}

/** What a client sends again with its fields in another order is the same. */
const hashOf = (input: unknown): Buffer =>
  createHash('sha256').update(canonicalJson(input)).digest();
