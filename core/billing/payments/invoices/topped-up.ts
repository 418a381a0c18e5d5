import type { Trx } from '#core/platform/db/database.ts';
import { sumTopUps } from './invoice.store.ts';

/** What a customer has topped up and not got back, without gifts and fees. */
export function toppedUpBy(
  trx: Trx,
  customer: { instanceId: number; customerId: bigint },
): Promise<bigint> {
  return sumTopUps(trx, customer);
}
