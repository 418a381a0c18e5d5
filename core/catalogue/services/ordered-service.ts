import { cachePerDatabase } from '#core/platform/db/cache-per-database.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import type { OrderedService } from '#core/ordering/orders/order.tables.ts';
import type { Language } from '#locales/languages.ts';
import type { LinkedService } from './link-example.store.ts';
import {
  readOrderedRows,
  type OrderedServiceRow,
  type ServiceTarget,
} from './ordered-service.store.ts';
import { pickField } from './pick-text.ts';

export type { ServiceTarget };

/** A service for whoever orders it. */
export interface ServiceToOrder extends LinkedService {
  allowed_use_countries: number[];
  calculable_quantity: boolean;
  targets: ServiceTarget[];
  /** What an order keeps of it. */
  kept: OrderedService;
}

interface ReadServicesToOrderInput {
  instanceId: number;
  /** Of the catalogue, as it was read in this very transaction. */
  revision: bigint;
  language: Language;
  ids: readonly number[];
}

const keptIn = cachePerDatabase<ServiceToOrder>(10_000);

/**
 * By their ids; the `id` of each is that of its network, as a link is read for one. Each is read
 * once for each revision of its catalogue.
 */
export async function readServicesToOrder(
  trx: Trx,
  db: Database,
  { instanceId, revision, language, ids }: ReadServicesToOrderInput,
): Promise<ReadonlyMap<number, ServiceToOrder>> {
  const known = keptIn(db);
  const keyOf = (id: number) => `${instanceId} ${revision} ${language} ${id}`;
  const found = new Map<number, ServiceToOrder>();
  for (const id of ids) {
    const service = known.find(keyOf(id));
    if (service) found.set(id, service);
  }
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  for (const row of await readOrderedRows(trx, { language, ids: missing })) {
    const service = toOrder(row, language);
    found.set(row.id, service);
    void known.get(keyOf(row.id), () => Promise.resolve(service));
  }
  return found;
}

function toOrder(row: OrderedServiceRow, language: Language): ServiceToOrder {
  return {
    id: row.network_id,
    slug: row.network_slug,
    icon: row.network_icon,
    url_placeholder: row.url_placeholder,
    service_id: row.id,
    service_type_id: row.type_id,
    url_is_required: row.url_is_required,
    example_link: row.example_link,
    allowed_use_countries: row.allowed_use_countries,
    calculable_quantity: row.calculable_quantity,
    targets: row.targets,
    kept: {
      slug: row.slug,
      name: row.name ?? row.slug,
      has_refill: row.has_refill,
      service_type: {
        id: row.type_id,
        slug: row.type_slug,
        icon: row.type_icon,
        name: pickField(row.type_texts, 'name', language) ?? row.type_slug,
      },
      network: {
        id: row.network_id,
        slug: row.network_slug,
        icon: row.network_icon,
        name: pickField(row.network_texts, 'name', language) ?? row.network_slug,
      },
    },
  };
}
