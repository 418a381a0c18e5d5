import { LRUCache } from 'lru-cache';
import type { Database } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { takeAhead, type Counted } from './rate-limit.ts';

/** So many at once; a process keeps no more than these, so that others find the rest. */
const AHEAD = 5;
const MOST_KEPT = 10_000;

interface Ahead {
  left: number;
  /** By then the limit is full again, and what was taken is worth nothing. */
  until: number;
}

interface Kept {
  ahead: LRUCache<string, Ahead>;
  taking: Map<string, Promise<unknown>>;
}

const keptBy = new WeakMap<Database, Kept>();

function keptIn(db: Database): Kept {
  const kept = keptBy.get(db) ?? {
    ahead: new LRUCache<string, Ahead>({ max: MOST_KEPT }),
    taking: new Map<string, Promise<unknown>>(),
  };
  keptBy.set(db, kept);
  return kept;
}

/**
 * As `spendTries`, for what comes many times a second: a few tries are taken at once and spent from
 * memory. Nobody gets more of them than the limit has.
 */
export async function spendAhead(
  deps: Pick<Deps, 'db' | 'clock'>,
  counted: Counted,
): Promise<void> {
  const { instanceId, limit, subject } = counted;
  const { ahead, taking } = keptIn(deps.db);
  const key = `${instanceId} ${limit.name} ${subject}`;
  for (;;) {
    const now = deps.clock.now().getTime();
    const own = ahead.get(key);
    if (own && own.left > 0 && now < own.until) {
      own.left -= 1;
      return;
    }
    const running = taking.get(key);
    if (running) {
      await running;
      continue;
    }
    const asked = takeAhead(deps, counted, AHEAD);
    taking.set(
      key,
      asked.catch(() => undefined).finally(() => taking.delete(key)),
    );
    const { taken, wait } = await asked;
    if (taken === 0) {
      throw new AppError('too_many_requests', { headers: { 'retry-after': `${wait}` } });
    }
    const until = now + limit.capacity * limit.refillSeconds * 1_000;
    ahead.set(key, { left: taken - 1, until });
    return;
  }
}
