import type { Trx } from '#core/db/database.ts';
import type { OrderedService } from '#core/db/order-tables.ts';
import type { Language } from '#locales/languages.ts';
import type { LinkedService } from './link-example.store.ts';
import { readOrderedRows, type ServiceTarget } from './ordered-service.store.ts';
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

interface Asked {
  language: Language;
  ids: readonly number[];
}

/** By their ids; the `id` of each is that of its network, as a link is read for one. */
export async function readServicesToOrder(
  trx: Trx,
  asked: Asked,
): Promise<ReadonlyMap<number, ServiceToOrder>> {
  if (asked.ids.length === 0) return new Map();
  const { language } = asked;
  const rows = await readOrderedRows(trx, asked);
  return new Map(
    rows.map((row) => [
      row.id,
      {
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
      },
    ]),
  );
}
