import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import type { Database } from './database.ts';

/** A cache of its own for each database of the process: tests have several. */
export function cachePerDatabase<V>(
  mostWeight: number,
  weigh?: (value: V) => number,
): (db: Database) => BoundedCache<V> {
  const caches = new WeakMap<Database, BoundedCache<V>>();
  return (db) => {
    const known = caches.get(db) ?? new BoundedCache<V>({ mostWeight, ...(weigh && { weigh }) });
    caches.set(db, known);
    return known;
  };
}
