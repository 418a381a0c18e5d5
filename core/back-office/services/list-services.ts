import { readDeliveryRecordsOf } from '#core/catalogue/delivery-records/delivery-record.ts';
import type { DeliveryRecord } from '#core/catalogue/delivery-records/delivery.contract.ts';
import { readServiceParts, readSomeServices } from '#core/catalogue/services/read-whole.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { costOfTasks, readTaskTerms } from '#core/fulfilment/tasks/task-terms.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { readListPage } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readCostsOf } from '#core/supply/imports/costs-of-services.ts';
import { readTradeTypesOf } from '#core/supply/imports/sources-of-service.ts';
import type { Language } from '#locales/languages.ts';
import { marginOf } from './reprice.pure.ts';
import { SERVICE_FIELDS, SERVICE_SORTS } from './service-fields.pure.ts';
import { serviceSource, type ListedService, type ServiceList } from './service-list.store.ts';
import { discountedFrom } from '#core/supply/imports/changed-by-hand.ts';
import { perksAsked } from './change-access.ts';
import { choosableTypes, typeNameOf } from './change-trade-type.ts';
import type { StaffService, StaffServiceDetails } from './staff-service.contract.ts';

type Asking = Pick<CustomerCaller, 'instanceId' | 'language'>;

const sourceOf: SourceOf = (_deps, caller, asked) => serviceSource(serviceListOf(caller, asked));

const HEAD = [
  ...['id', 'name', 'network', 'type', 'is_active', 'price', 'per', 'min', 'max', 'step'],
  ...['guarantee_days', 'sources', 'cost', 'margin_percent', 'completed_percent', 'updated_at'],
];

/** The services that a member of staff looks for, the newest first. */
export const serviceList = staffList<ListedService, StaffService>({
  sourceOf,
  show: ({ trx, caller }, rows) => showServices(trx, caller, rows),
  /** All of them as a file, as the list shows them. */
  file: {
    ...{ name: 'services', action: 'services.exported', head: HEAD },
    lines: async ({ trx, caller }, rows) => (await showServices(trx, caller, rows)).map(fieldsOf),
  },
});

const fieldsOf = (one: StaffService): string[] => {
  const { sources, health } = one;
  return [
    ...[one.id, one.name, one.network, one.type, one.is_active, one.price],
    ...[one.is_fixed ? '' : one.per, one.min, one.max, one.step, one.guarantee_days ?? ''],
    ...[sources.map(({ name }) => name).join('; '), sources[0]?.cost ?? '', one.margin ?? ''],
    ...[health ? Math.round(health.completed * 1_000) / 10 : '', one.updated_at],
  ].map(String);
};

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
): Promise<StaffServiceDetails> {
  return db.read(caller.instanceId, (trx) => showDetails(trx, caller, serviceId));
}

/** With what its form has beside it. */
export async function showDetails(
  trx: Trx,
  caller: Asking,
  serviceId: string,
): Promise<StaffServiceDetails> {
  const { instanceId, language } = caller;
  const shown = await showService(trx, caller, serviceId);
  const one = { instanceId, serviceId: shown.id };
  const asked = { instanceId, serviceIds: [shown.id] };
  const terms = (await readTaskTerms(trx, asked)).get(shown.id) ?? null;
  const [services, parts, ofSources] = await Promise.all([
    readSomeServices(trx, { instanceId, language, ids: [shown.id] }),
    readServiceParts(trx, one),
    readTradeTypesOf(trx, one),
  ]);
  const [service] = services;
  if (!service) throw new AppError('not_found');
  const own = typeNameOf(service, parts);
  const names = await listServiceNames(trx, {
    ...{ instanceId, language, ids: parts.contents.map(({ service_id: id }) => id) },
  });
  return {
    ...shown,
    service_type_id: service.service_type_id,
    trade_type: own ?? null,
    trade_types: choosableTypes({ own, isPackage: parts.isPackage, ofSources }),
    price_before: discountedFrom(service),
    speed_up: parts.canSpeedup,
    start_minutes: parts.facts.start_minutes,
    example_link: parts.facts.example_link,
    countries: parts.facts.allowed_use_countries,
    by_link_only: parts.facts.restricted_access,
    for_grades: perksAsked(parts.facts),
    labels: parts.labelIds,
    contents: parts.contents.map(({ service_id: id, quantity }) => ({
      ...{ service_id: id, name: names.get(id) ?? '', quantity },
    })),
    texts: parts.texts,
    tasks: terms && {
      ...{ reward: formatAmount(terms.rewardMicro), watch_seconds: terms.watchSeconds },
    },
  };
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
  const [services, costs, records, terms] = await Promise.all([
    readSomeServices(trx, { instanceId, language, ids }),
    readCostsOf(trx, { instanceId, serviceIds: ids }),
    readDeliveryRecordsOf(trx, { instanceId, serviceIds: ids }),
    readTaskTerms(trx, { instanceId, serviceIds: ids }),
  ]);
  return rows.flatMap((row) => {
    const service = services.find(({ id }) => id === row.id);
    if (!service) return [];
    const sources = costs.filter(({ serviceId }) => serviceId === row.id);
    const ofTasks = terms.get(row.id);
    const priced = {
      priceMicro: service.price_micro,
      costMicro: ofTasks ? costOfTasks(ofTasks, service.pricing_per) : sources[0]?.costMicro,
    };
    return {
      ...{ id: row.id, name: row.name, slug: row.slug },
      ...{ network: row.network_name, type: row.type_name },
      is_active: !service.is_deactivated,
      is_fixed: service.price_type === 'fixed',
      ...{ price: formatAmount(service.price_micro), per: service.pricing_per },
      ...{ min: service.min_quantity, max: service.max_quantity, step: service.quantity_step },
      ...{ usual: service.default_quantity, drip_feed: service.drip_feed_is_allowed },
      guarantee_days: service.guarantee_days,
      sources: sources.map(({ source, costMicro, otherCurrency }) => ({
        ...{ name: source, cost: formatAmount(costMicro), other_currency: otherCurrency },
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
