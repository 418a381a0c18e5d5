import type { z } from 'zod';
import { readDeliveryRecordsOf } from '#core/catalogue/delivery-records/delivery-record.ts';
import type { DeliveryRecord } from '#core/catalogue/delivery-records/delivery.contract.ts';
import { readSomeServices } from '#core/catalogue/services/read-whole.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListPlace, readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { countList, metaOf, readListPage, type Counted } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readCostsOf } from '#core/supply/imports/costs-of-services.ts';
import type { Language } from '#locales/languages.ts';
import { marginOf } from './reprice.pure.ts';
import { SERVICE_FIELDS, SERVICE_SORTS } from './service-fields.pure.ts';
import { serviceSource, type ListedService, type ServiceList } from './service-list.store.ts';
import type { StaffService, staffServicesAnswer } from './staff-service.contract.ts';

const PER_PAGE = 50;

type Asking = Pick<CustomerCaller, 'instanceId' | 'language'>;

/** The services that a member of staff looks for, the newest first. */
export async function listServices(
  { db }: Pick<Deps, 'db'>,
  caller: Asking,
  { q, sort, cursor }: ListQueryInput,
): Promise<z.infer<typeof staffServicesAnswer>> {
  const list = { ...serviceListOf(caller, { q, sort }), after: readListPlace(cursor) };
  return db.read(caller.instanceId, async (trx) => {
    const source = serviceSource(list);
    const page = await readListPage<ListedService>(trx, source, PER_PAGE);
    const meta = await metaOf(trx, source, page);
    return { data: await showServices(trx, caller, page.rows), meta: { ...meta, is_cut: false } };
  });
}

/** How many a query finds, among those that are looked through at once. */
export async function countServices(
  { db }: Pick<Deps, 'db'>,
  caller: Asking,
  q: string,
): Promise<Counted> {
  const source = serviceSource(serviceListOf(caller, { q }));
  return db.read(caller.instanceId, (trx) => countList(trx, source));
}

export function serviceListOf(
  { instanceId, language }: Asking,
  { q, sort }: Pick<ListQueryInput, 'q' | 'sort'>,
): ServiceList {
  const query = requireListQuery(q, SERVICE_FIELDS);
  const usual = { by: 'id', direction: 'desc' } as const;
  return { instanceId, language, query, sort: readListSort(sort, SERVICE_SORTS, usual) };
}

export async function getService(
  { db }: Pick<Deps, 'db'>,
  caller: Asking,
  serviceId: string,
): Promise<StaffService> {
  return db.read(caller.instanceId, (trx) => showService(trx, caller, serviceId));
}

export async function showService(
  trx: Trx,
  caller: Asking,
  serviceId: string,
): Promise<StaffService> {
  const source = serviceSource(serviceListOf(caller, { q: `#${serviceId}` }));
  const { rows } = await readListPage<ListedService>(trx, source, 1);
  const [shown] = await showServices(trx, caller, rows);
  if (!shown) throw new AppError('not_found');
  return shown;
}

async function showServices(
  trx: Trx,
  { instanceId, language }: { instanceId: number; language: Language },
  rows: readonly ListedService[],
): Promise<StaffService[]> {
  const ids = rows.map(({ id }) => id);
  const [services, costs, records] = await Promise.all([
    readSomeServices(trx, { instanceId, language, ids }),
    readCostsOf(trx, { instanceId, serviceIds: ids }),
    readDeliveryRecordsOf(trx, { instanceId, serviceIds: ids }),
  ]);
  return rows.flatMap((row) => {
    const service = services.find(({ id }) => id === row.id);
    if (!service) return [];
    const sources = costs.filter(({ serviceId }) => serviceId === row.id);
    const priced = { priceMicro: service.price_micro, costMicro: sources[0]?.costMicro };
    return {
      ...{ id: row.id, name: row.name, slug: row.slug },
      ...{ network: row.network_name, type: row.type_name },
      is_active: !service.is_deactivated,
      is_fixed: service.price_type === 'fixed',
      ...{ price: formatAmount(service.price_micro), per: service.pricing_per },
      ...{ min: service.min_quantity, max: service.max_quantity, step: service.quantity_step },
      ...{ usual: service.default_quantity, drip_feed: service.drip_feed_is_allowed },
      guarantee_days: service.guarantee_days,
      sources: sources.map(({ source, costMicro }) => ({
        ...{ name: source, cost: formatAmount(costMicro) },
      })),
      margin: percentOf(marginOf(priced)),
      health: healthOf(records.get(row.id)),
      updated_at: service.updated_at.toISOString(),
    };
  });
}

export const percentOf = (margin: number | undefined): number | null =>
  margin === undefined ? null : margin / 100;

function healthOf(record: DeliveryRecord | undefined): StaffService['health'] {
  if (!record) return null;
  return {
    ...{ orders: record.orders_count, completed: record.completed },
    start_seconds: record.start?.median_seconds ?? null,
    completion_seconds: record.completion?.median_seconds ?? null,
    dropped: record.dropped?.median ?? null,
  };
}
