import { channelInsight, type Unanswered } from '#core/catalogue/video-platform/channel-insight.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import {
  readReportableChannels,
  type ReportableChannel,
} from '#core/growth/video-accounts/own-video-accounts.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';

/** The own channel that is asked about; of none but a verified one anything is told. */
export async function requireReportable(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  channelId: string | undefined,
): Promise<ReportableChannel> {
  const own = await db.read(instanceId, (trx) =>
    readReportableChannels(trx, { instanceId, id: customer.id }),
  );
  const asked =
    channelId === undefined ? own : own.filter((channel) => channel.channelId === channelId);
  if (channelId !== undefined && asked.length === 0) throw new AppError('not_found');
  const reportable = asked.find(({ isReportable }) => isReportable);
  if (!reportable) throw new AppError('channel_unverified');
  return reportable;
}

/** Nobody can be asked where the deployment has lost its key. */
export function requireInsight(deps: Parameters<typeof channelInsight>[0]) {
  const insight = channelInsight(deps);
  if (!insight) throw new AppError('unavailable');
  return insight;
}

/** A channel that is gone from its platform is not there, and one that is silent may answer later. */
export function answered<Told>(told: Told | Unanswered): Told {
  if (told === 'nothing') throw new AppError('not_found');
  if (told === 'silent') throw new AppError('unavailable');
  return told as Exclude<Told, Unanswered>; // Both of them are gone.
}
