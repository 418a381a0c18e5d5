import type { Deps } from '#core/deps.ts';
import { listHosts } from './instance.store.ts';

/** The hosts an instance answers to. */
export function listInstanceHosts(deps: Pick<Deps, 'db'>, instanceId: number): Promise<string[]> {
  return deps.db.read(instanceId, (trx) => listHosts(trx, instanceId));
}
