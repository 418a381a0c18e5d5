import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { DELIVERY_FIELDS, DELIVERY_SORTS } from './delivery-fields.pure.ts';
import type { ListedDelivery } from './delivery-list.contract.ts';
import {
  deliverySource,
  readDeliveryFigures,
  readProviderNames,
  type ListedDeliveryRow,
} from './delivery-list.store.ts';

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  deliverySource({
    instanceId,
    query: requireListQuery(q, DELIVERY_FIELDS),
    sort: readListSort(sort, DELIVERY_SORTS, { by: 'begun', direction: 'desc' }),
  });

const HEAD = [
  ...['id', 'order_id', 'attempt', 'route', 'provider_id', 'provider', 'reference', 'state'],
  ...['refusal', 'quantity', 'remains', 'cost', 'begun_at', 'sent_at', 'answered_at'],
];

/** What was sent to providers for all orders, the latest first. */
export const deliveryList = staffList<ListedDeliveryRow, ListedDelivery>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file. */
  file: {
    ...{ name: 'deliveries', action: 'deliveries.exported', head: HEAD },
    lines: async ({ trx, caller }, rows) =>
      (await show(trx, caller.instanceId, rows)).map(fieldsOf),
  },
});

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
