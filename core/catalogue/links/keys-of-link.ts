import { listLinkedNetworks } from '#core/catalogue/services/link-examples.ts';
import type { Deps } from '#core/deps.ts';
import { readLinkOf } from './network-of-link.ts';
import { readLinkRules } from './read-link-rules.ts';

/** The keys under which orders for a link are stored; an owner's own network may also match. */
export async function keysOfLink(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
  text: string,
): Promise<string[]> {
  const rules = await readLinkRules({ db }, instanceId);
  const networks = await db.inInstance(instanceId, (trx) => listLinkedNetworks(trx, instanceId));
  const keys = networks.flatMap((network) => {
    const read = readLinkOf(network, text, { rules });
    return typeof read === 'string' ? [] : [read.key];
  });
  return [...new Set(keys)];
}
