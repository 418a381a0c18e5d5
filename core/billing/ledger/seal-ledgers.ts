import type { Deps } from '#core/deps.ts';
import { listUnsealed, sealTransactions } from './ledger.store.ts';

/** Small transactions, because the embedded database has only one connection. */
const AT_ONCE = 200;

/**
 * Seals every unsealed transaction of every instance in the order of ids. After that, changing,
 * removing or inserting one breaks the hash chain.
 */
export async function sealLedgers({ db }: Pick<Deps, 'db'>): Promise<void> {
  const instances = await db.asSystem((trx) => listUnsealed(trx));
  for (const instanceId of instances) {
    let sealed = AT_ONCE;
    while (sealed === AT_ONCE) {
      sealed = await db.inInstance(instanceId, (trx) => sealTransactions(trx, AT_ONCE));
    }
  }
}
