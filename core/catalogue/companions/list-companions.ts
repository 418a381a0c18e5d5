import type { Catalogue } from '#core/catalogue/services/catalogue-memory.ts';
import type { Deps } from '#core/deps.ts';
import { readCompanions } from './companion.store.ts';

/** One customer's purchases must not be recognisable, and two customers are too few. */
const FEWEST_CUSTOMERS = 5;
const SHOWN = 6;
/** More than are shown, because some of them may not be listed any more. */
const READ = 48;

/** The ids of the listed services that customers most often order together with a service. */
export async function listCompanions(
  { db }: Pick<Deps, 'db'>,
  { instanceId, places }: Catalogue,
  serviceId: number,
): Promise<number[]> {
  const asked = { instanceId, serviceId, fewest: FEWEST_CUSTOMERS, most: READ };
  const ids = await db.read(instanceId, (trx) => readCompanions(trx, asked));
  return ids.filter((id) => places.has(id)).slice(0, SHOWN);
}
