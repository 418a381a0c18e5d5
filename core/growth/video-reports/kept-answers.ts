import type { Clock } from '#core/clock.ts';
import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import type { Database } from '#core/platform/db/database.ts';

/** Figures of a platform change slowly, and each question costs some of the quota of the key. */
const FRESH_MS = 15 * 60 * 1_000;
const MOST_ANSWERS = 2_000;

export interface Kept {
  told: unknown;
  at: Date;
}

const caches = new WeakMap<Database, BoundedCache<Kept>>();

/** What was told of the same a short while ago, to whoever may ask for it. */
export async function toldOf<Told>(
  { db, clock }: { db: Database; clock: Clock },
  key: string,
  ask: () => Promise<Told>,
): Promise<{ told: Told; at: Date }> {
  const known =
    caches.get(db) ??
    new BoundedCache<Kept>({
      mostWeight: MOST_ANSWERS,
      fresh: { ms: FRESH_MS, now: () => clock.now().getTime() },
    });
  caches.set(db, known);
  const kept = await known.get(key, async () => ({ told: await ask(), at: clock.now() }));
  return { told: kept.told as Told, at: kept.at }; // A key stands for one question.
}
