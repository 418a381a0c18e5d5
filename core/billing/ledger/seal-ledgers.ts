import type { Deps } from '#core/deps.ts';
import { listUnsealed, sealTransactions } from './ledger.store.ts';

/** Small transactions, so that nothing else waits long for the embedded one's only connection. */
const AT_ONCE = 200;

/**
 * Chains the transactions of every instance that are not chained yet, in the order of their ids:
 * from then on none can be changed, removed or put in between without everything after it showing.
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
