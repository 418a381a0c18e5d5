import type { Deps } from '#core/deps.ts';
import { findRevision } from './instance.store.ts';

/** Of an instance as it is now, for what no request asks for. */
export function readRevision({ db }: Pick<Deps, 'db'>, instanceId: number): Promise<bigint> {
  return db.asSystem((trx) => findRevision(trx, instanceId));
}
