import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListExportQuery, ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import {
  countIn,
  showListPage,
  takeListFile,
  type SourceOf,
} from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { DELIVERY_FIELDS, DELIVERY_SORTS } from './delivery-fields.pure.ts';
import type { ListedDelivery, listedDeliveriesAnswer } from './delivery-list.contract.ts';
import {
  deliverySource,
  readDeliveryFigures,
  readProviderNames,
  type ListedDeliveryRow,
} from './delivery-list.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  deliverySource({
    instanceId,
    query: requireListQuery(q, DELIVERY_FIELDS),
    sort: readListSort(sort, DELIVERY_SORTS, { by: 'begun', direction: 'desc' }),
  });

export const countDeliveries = countIn(sourceOf);

/** What was sent to providers for all orders, the latest first. */
export function listDeliveries(
  deps: Ports,
  caller: CustomerCaller,
  asked: ListQueryInput,
): Promise<z.infer<typeof listedDeliveriesAnswer>> {
  return showListPage<ListedDeliveryRow, ListedDelivery>(deps, caller, {
    ...{ asked, sourceOf },
    show: (trx, rows) => show(trx, caller.instanceId, rows),
  });
}

const HEAD = [
  ...['id', 'order_id', 'attempt', 'route', 'provider_id', 'provider', 'reference', 'state'],
  ...['refusal', 'quantity', 'remains', 'cost', 'begun_at', 'sent_at', 'answered_at'],
];

/** All of them as a file. */
export function exportDeliveryList(
  deps: Ports,
  caller: CustomerCaller,
  asked: ListExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  return takeListFile<ListedDeliveryRow>(deps, caller, {
    ...{ asked, sourceOf, action: 'deliveries.exported', head: HEAD },
    fields: async (trx, rows) => (await show(trx, caller.instanceId, rows)).map(fieldsOf),
  });
}

const fieldsOf = (shown: ListedDelivery): string[] => [
  ...[shown.id, shown.order_id, shown.attempt, shown.route].map(String),
  ...[String(shown.provider?.id ?? ''), shown.provider?.name ?? '', shown.reference ?? ''],
  ...[shown.state, shown.refusal ?? '', String(shown.quantity), String(shown.remains)],
  ...[shown.cost ?? '', shown.begun_at, shown.sent_at ?? '', shown.answered_at],
];

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly ListedDeliveryRow[],
): Promise<ListedDelivery[]> {
  const ids = rows.map(({ id }) => id);
  const figures = await readDeliveryFigures(trx, { instanceId, ids });
  const all = rows.map((row) => row.provider_id).filter((id) => id !== null);
  const names = await readProviderNames(trx, { instanceId, ids: [...new Set(all)] });
  return rows.map(({ provider_id: providerId, ...row }) => {
    const own = figures.get(row.id);
    const costMicro = own?.cost_micro ?? null;
    return {
      ...{ id: Number(row.id), order_id: Number(row.order_id), route: row.route },
      provider:
        providerId === null ? null : { id: Number(providerId), name: names.get(providerId) ?? '' },
      ...{ reference: row.reference, state: row.state, refusal: row.refusal },
      ...{ attempt: own?.attempt ?? 1, quantity: own?.quantity ?? 0, remains: own?.remains ?? 0 },
      cost: costMicro === null ? null : formatAmount(costMicro),
      begun_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
      answered_at: row.updated_at.toISOString(),
    };
  });
}
