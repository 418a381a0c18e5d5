import type { Trx } from '#core/platform/db/database.ts';
import { provided } from '#core/platform/listeners/listeners.ts';

interface CustomerRef {
  instanceId: number;
  id: bigint;
}

/** What a customer owes after a payment was taken back; the ledger knows. */
export const owedBy =
  provided<(trx: Trx, customer: CustomerRef) => Promise<bigint>>('what a customer owes');
