import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { findRevision } from './instance.store.ts';

/** Of an instance as it is now, for what no request asks for. */
export function readRevision({ db }: Pick<Deps, 'db'>, instanceId: number): Promise<bigint> {
  return db.asSystem((trx) => findRevision(trx, instanceId));
}

/** The same in a transaction that has begun. */
export function readRevisionIn(trx: Trx, instanceId: number): Promise<bigint> {
  return findRevision(trx, instanceId);
}
