import type { Trx } from '#core/platform/db/database.ts';
import { notify } from '#core/platform/db/notify.ts';

/** Sent when an instance's catalogue changes; every process with cached catalogues listens. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** NOTIFY carries less than 8,000 bytes. */
const MOST_HOSTS = 25;

export interface CatalogueChange {
  instanceId: number;
  /** Where it is shown; missing when these are too many to be listed. */
  hosts?: string[];
}

export async function announceCatalogue(trx: Trx, change: CatalogueChange): Promise<void> {
  const { hosts = [], instanceId } = change;
  const listed = hosts.length <= MOST_HOSTS ? change : { instanceId };
  await notify(trx, CATALOGUE_CHANNEL, JSON.stringify(listed));
}
