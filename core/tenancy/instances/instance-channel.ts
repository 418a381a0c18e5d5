import type { Trx } from '#core/platform/db/database.ts';
import { notify } from '#core/platform/db/notify.ts';

/** Sent when an instance changes; every process with cached instances listens. */
export const INSTANCE_CHANNEL = 'instance';

/** NOTIFY carries less than 8,000 bytes. */
const MOST_HOSTS = 25;

export interface InstanceChange {
  slug: string;
  revision: string;
  /** The hosts it has and had; missing when they are too many to be listed. */
  hosts?: string[];
}

export async function announceInstance(trx: Trx, change: InstanceChange): Promise<void> {
  const { hosts, ...rest } = change;
  const listed = hosts && hosts.length <= MOST_HOSTS ? { ...rest, hosts } : rest;
  await notify(trx, INSTANCE_CHANNEL, JSON.stringify(listed));
}
