import type { Trx } from '#core/platform/db/database.ts';
import { announceInstance } from './instance-channel.ts';
import {
  deleteHosts,
  findSuspension,
  listHosts,
  lockById,
  setSuspended,
} from './instance.store.ts';

interface Paused {
  instanceId: number;
  /** Whether nothing may be done there any more, or again. */
  isPaused: boolean;
  now: Date;
}

/** Whether an instance is paused, for what no request asks for. */
export async function isPausedIn(trx: Trx, instanceId: number): Promise<boolean> {
  return (await findSuspension(trx, instanceId)) !== null;
}

/** Since when it is paused. */
export const pausedSince = (trx: Trx, instanceId: number): Promise<Date | null> =>
  findSuspension(trx, instanceId);

/** Pauses an instance, or lets it go on. To be run across instances. */
export async function pauseInstance(
  trx: Trx,
  { instanceId, isPaused, now }: Paused,
): Promise<void> {
  const { suspended_at: since } = await lockById(trx, instanceId);
  if ((since !== null) === isPaused) return;
  const at = isPaused ? now : null;
  const { slug, revision } = await setSuspended(trx, instanceId, { at, now });
  const hosts = await listHosts(trx, instanceId);
  await announceInstance(trx, { slug, revision: String(revision), hosts });
}

/** Pauses an instance and gives up its hosts; what it has is kept. To be run across instances. */
export async function retireInstance(
  trx: Trx,
  { instanceId, now }: Omit<Paused, 'isPaused'>,
): Promise<void> {
  await lockById(trx, instanceId);
  const hosts = await listHosts(trx, instanceId);
  await deleteHosts(trx, instanceId);
  const { slug, revision } = await setSuspended(trx, instanceId, { at: now, now });
  await announceInstance(trx, { slug, revision: String(revision), hosts });
}
