import type { Deps } from '#core/deps.ts';
import type { CurrentInstance } from '#core/platform/http/core-env.ts';
import { listAll, listAllHosts } from './instance.store.ts';

export interface ListedInstance extends CurrentInstance {
  hosts: string[];
}

/** Every instance of the deployment with its hosts, for its operator. */
export function listInstances(deps: Pick<Deps, 'db'>): Promise<ListedInstance[]> {
  return deps.db.asSystem(async (trx) => {
    const instances = await listAll(trx);
    const hosts = await listAllHosts(trx);
    return instances.map((instance) => ({
      ...instance,
      hosts: hosts.filter(({ instance_id }) => instance_id === instance.id).map(({ host }) => host),
    }));
  });
}
