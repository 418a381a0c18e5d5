import { readCatalogueRevision } from '#core/catalogue/read-whole.ts';
import {
  findKnownOrderable,
  findOrderable,
  type OrderableService,
  type ServiceName,
} from '#core/catalogue/find-orderable.ts';
import type { Deps } from '#core/deps.ts';
import { readSettings } from '#core/instances/read-documents.ts';
import { ppmOf } from '#core/quote/ppm.pure.ts';
import type { QuoteVersions } from '#core/quote/quote.pure.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

interface Asked {
  instanceId: number;
  /** Of the instance: the charges are its settings. */
  revision: bigint;
  /** Called by somebody, or of services that were found before. */
  services: { names: readonly ServiceName[] } | { knownIds: readonly number[] };
}

/** What order lines are priced with, as it is at one moment. */
export interface OrderTerms {
  services: ReadonlyMap<ServiceName, OrderableService>;
  guaranteePpm: number;
  speedupPpm: number;
  versions: QuoteVersions;
}

export async function readOrderTerms(
  deps: Pick<Deps, 'db'>,
  { instanceId, revision, services: asked }: Asked,
): Promise<OrderTerms> {
  const settings = fillDefaults('settings', await readSettings(deps, instanceId));
  return deps.db.inInstance(instanceId, async (trx) => {
    // Before the prices: what changes in between looks older than it is, never newer.
    const price = await readCatalogueRevision(trx, instanceId);
    const services =
      'names' in asked
        ? await findOrderable(trx, { instanceId, names: asked.names })
        : await findKnownOrderable(trx, { instanceId, ids: asked.knownIds });
    return {
      services,
      guaranteePpm: ppmOf(settings.guaranteeChargePercent),
      speedupPpm: ppmOf(settings.speedupChargePercent),
      versions: { price: String(price), rate: String(revision) },
    };
  });
}
