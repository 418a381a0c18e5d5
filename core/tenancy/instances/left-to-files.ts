import type { Deps } from '#core/deps.ts';
import { getPublished } from '#core/tenancy/revisions/read-revisions.ts';
import { readChoices } from './instance.store.ts';

export interface LeftToFiles {
  documents: boolean;
  hosts: boolean;
}

/**
 * What of an instance its files may still write: documents for as long as what is public is what
 * they said last, hosts until an owner has chosen some. They never write over anybody's work.
 */
export function leftToFiles({ db }: Pick<Deps, 'db'>, instanceId: number): Promise<LeftToFiles> {
  return db.read(instanceId, async (trx) => {
    const [{ source, tree }, chosen] = await Promise.all([
      getPublished(trx, instanceId),
      readChoices(trx, instanceId),
    ]);
    return {
      documents: source === 'files' || tree === chosen.files_tree,
      hosts: chosen.hosts_chosen_at === null,
    };
  });
}
