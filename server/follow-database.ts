import { CATALOGUE_CHANNEL } from '#core/catalogue/services/catalogue-channel.ts';
import type { Database } from '#core/platform/db/database.ts';
import { INSTANCE_CHANNEL } from '#core/tenancy/instances/instance-channel.ts';

const CHANNELS = [INSTANCE_CHANNEL, CATALOGUE_CHANNEL];

/**
 * Hears of every change of an instance or its catalogue, as JSON, until told to stop; an empty
 * object where something may have been missed.
 */
export async function followDatabase(
  db: Database,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  const listener = { hear, missed: () => hear('{}') };
  const stops = await Promise.all(CHANNELS.map((channel) => db.listen(channel, listener)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
