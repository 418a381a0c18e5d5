import { LRUCache } from 'lru-cache';
import type { Database } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { askTogether } from '#core/platform/db/ask-together.ts';
import type { Limit } from './limit.pure.ts';
import { takeAhead, type Counted, type TakenAhead } from './rate-limit.ts';

/** So many at once; a process keeps no more than these, so that others find the rest. */
const AHEAD = 5;
const MOST_KEPT = 10_000;

const NOTHING: TakenAhead = { taken: 0, wait: 1 };

interface Ahead {
  left: number;
  /** By then the limit is full again, and what was taken is worth nothing. */
  until: number;
}

interface Kept {
  ahead: LRUCache<string, Ahead>;
  taking: Map<string, Promise<unknown>>;
}

type Ports = Pick<Deps, 'db' | 'clock'>;
type Take = (ports: Ports, instanceId: number, subject: string) => Promise<TakenAhead | undefined>;

const takers = new WeakMap<Limit, Take>();

/** Subjects that have spent what was taken for them get more together. */
function takerOf(limit: Limit): Take {
  const known = takers.get(limit);
  if (known) return known;
  const take = askTogether<Ports, TakenAhead>((ports, { instanceId, keys: subjects }) =>
    takeAhead(ports, { instanceId, limit, subjects }, AHEAD),
  );
  takers.set(limit, take);
  return take;
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
  deps: Ports,
  { instanceId, limit, subject }: Counted,
): Promise<void> {
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
    const asked = takerOf(limit)(deps, instanceId, subject);
    taking.set(
      key,
      asked.catch(() => undefined).finally(() => taking.delete(key)),
    );
    const { taken, wait } = (await asked) ?? NOTHING;
    if (taken === 0) {
      throw new AppError('too_many_requests', { headers: { 'retry-after': `${wait}` } });
    }
    const until = now + limit.capacity * limit.refillSeconds * 1_000;
    ahead.set(key, { left: taken - 1, until });
    return;
  }
}
