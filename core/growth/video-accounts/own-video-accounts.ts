import type { Trx } from '#core/platform/db/database.ts';
import { showVideoAccount } from './show-video-account.ts';
import type { VideoAccount } from './video-account.contract.ts';
import { readVideoAccounts } from './video-account.store.ts';

/** The channels of a customer, as their profile shows them. */
export async function readOwnVideoAccounts(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<VideoAccount[]> {
  const rows = await readVideoAccounts(trx, { instanceId, customerId: id });
  return rows.map(showVideoAccount);
}
