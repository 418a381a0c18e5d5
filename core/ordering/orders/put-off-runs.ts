import type { Trx } from '#core/platform/db/database.ts';
import { pausedSince } from '#core/tenancy/instances/pause-instance.ts';
import { putOffRuns } from './drip-feed.store.ts';

/**
 * Before a paused instance goes on: its drip-feeds continue where they were, so that the runs of all
 * the time between do not start at once. To be run across instances.
 */
export async function putOffPausedRuns(
  trx: Trx,
  { instanceId, now }: { instanceId: number; now: Date },
): Promise<void> {
  const since = await pausedSince(trx, instanceId);
  if (since === null) return;
  await putOffRuns(trx, { instanceId, ms: now.getTime() - since.getTime(), now });
}
