import type { z } from 'zod';
import { channelInsight } from '#core/catalogue/video-platform/channel-insight.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { MOST_ACCOUNTS } from './add-video-account.ts';
import { isVerified, showVideoAccount } from './show-video-account.ts';
import type { VideoAccount, videoAccountsAnswer } from './video-account.contract.ts';
import { readVideoAccounts } from './video-account.store.ts';

/** The channels of a customer, as their profile shows them. */
export async function readOwnVideoAccounts(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<VideoAccount[]> {
  const rows = await readVideoAccounts(trx, { instanceId, customerId: id });
  return rows.map(showVideoAccount);
}

export async function listVideoAccounts(
  deps: Deps,
  { instanceId, customer }: CustomerCaller,
): Promise<z.infer<typeof videoAccountsAnswer>> {
  const data = await deps.db.read(instanceId, (trx) =>
    readOwnVideoAccounts(trx, { instanceId, id: customer.id }),
  );
  return { data, meta: { source: channelInsight(deps)?.source ?? null, limit: MOST_ACCOUNTS } };
}

/** A channel that has been proven to be a customer's. */
export interface VerifiedChannel {
  id: bigint;
  channelId: string;
  name: string;
}

/** In the order in which they were added. */
export async function readVerifiedChannels(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<VerifiedChannel[]> {
  const rows = await readVideoAccounts(trx, { instanceId, customerId: id });
  return rows
    .filter(isVerified)
    .map((row) => ({ id: row.id, channelId: row.channel_id, name: row.name }));
}

/** A channel of a customer, and whether anything may be told of how it does. */
export interface ReportableChannel {
  channelId: string;
  name: string;
  isReportable: boolean;
}

export async function readReportableChannels(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<ReportableChannel[]> {
  const rows = await readVideoAccounts(trx, { instanceId, customerId: id });
  return rows.map((row) => ({
    ...{ channelId: row.channel_id, name: row.name },
    isReportable: isVerified(row) && row.is_reportable,
  }));
}
