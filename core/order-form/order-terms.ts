import {
  findKnownOrderable,
  findOrderable,
  type OrderableService,
  type ServiceName,
} from '#core/catalogue/find-orderable.ts';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { readSettingsIn } from '#core/instances/read-documents.ts';
import { countryOfBuyer, type Buyer } from '#core/sale-places/buyer.ts';
import { isSoldIn, type SalesBlock } from '#core/sale-places/sale-places.pure.ts';
import { ppmOf } from '#core/quote/ppm.pure.ts';
import type { QuoteVersions } from '#core/quote/quote.pure.ts';
import type { Documents } from '#instance-schema/document-kinds.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

interface Asked {
  instanceId: number;
  /** Of the instance: the charges are its settings. */
  revision: bigint;
  /** Called by somebody, or of services that were found before. */
  services: { names: readonly ServiceName[] } | { knownIds: readonly number[] };
  /** Who would order; without one, nothing is refused for a country. */
  buyer?: Buyer | undefined;
}

/** What an instance adds to prices, and where it sells nothing. */
interface Charges {
  guaranteePpm: number;
  speedupPpm: number;
  salesBlocks: readonly SalesBlock[];
}

/** What order lines are priced with, as it is at one moment. */
export interface OrderTerms extends Charges {
  services: ReadonlyMap<ServiceName, OrderableService>;
  /** Whether the buyer may have it where they are. */
  isSold(service: OrderableService): boolean;
  versions: QuoteVersions;
}

export function readOrderTerms(deps: Pick<Deps, 'db'>, asked: Asked): Promise<OrderTerms> {
  const { instanceId } = asked;
  return deps.db.inInstance(instanceId, async (trx) =>
    readTermsIn(trx, await readSettingsIn(trx, instanceId), asked),
  );
}

/** The same in a transaction that has begun, by settings that were read in it. */
export async function readTermsIn(
  trx: Trx,
  settings: Documents['settings'],
  { instanceId, revision, services: asked, buyer }: Asked,
): Promise<OrderTerms> {
  const charges = chargesOf(settings);
  const services =
    'names' in asked
      ? await findOrderable(trx, { instanceId, names: asked.names })
      : await findKnownOrderable(trx, { instanceId, ids: asked.knownIds });
  // Read with the prices themselves, and without any of them nothing is priced.
  const [first] = services.values();
  const { salesBlocks } = charges;
  // Few shops forbid anything anywhere, so few orders ask where their buyer is.
  const asksWhere = buyer && salesBlocks.length > 0;
  const country = asksWhere ? await countryOfBuyer(trx, instanceId, buyer) : undefined;
  return {
    services,
    ...charges,
    isSold: (service) => isSoldIn(country, service, salesBlocks),
    versions: { price: String(first?.catalogue_revision ?? 0), rate: String(revision) },
  };
}

function chargesOf(settings: Documents['settings']): Charges {
  const filled = fillDefaults('settings', settings);
  return {
    guaranteePpm: ppmOf(filled.guaranteeChargePercent),
    speedupPpm: ppmOf(filled.speedupChargePercent),
    salesBlocks: filled.salesBlocks,
  };
}
