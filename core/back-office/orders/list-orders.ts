import { listPayers } from '#core/accounts/customers/payer.ts';
import { keysOfLink } from '#core/catalogue/links/keys-of-link.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListExportQuery } from '#core/platform/lists/list.contract.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { ORDER_FIELDS, ORDER_SORTS } from './order-fields.pure.ts';
import { linksIn, orderSource, type ListedOrder, type OrderList } from './order-list.store.ts';

export { orderSource, type ListedOrder, type OrderList };
import type { ListedStaffOrder } from './order-list.contract.ts';

const sourceOf: SourceOf = async (deps, { instanceId }, asked) =>
  orderSource(await orderListOf(deps, instanceId, asked));

/** The list that a query means; what it says about links is looked up. */
export async function orderListOf(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
  { q, sort }: ListExportQuery,
): Promise<OrderList> {
  const query = requireListQuery(q, ORDER_FIELDS);
  const linkKeys = new Map<string, readonly string[]>();
  for (const link of linksIn(query)) {
    linkKeys.set(link, await keysOfLink({ db }, instanceId, link));
  }
  const usual = { by: 'created', direction: 'desc' } as const;
  return { instanceId, query, linkKeys, sort: readListSort(sort, ORDER_SORTS, usual) };
}

const HEAD = [
  ...['id', 'status', 'customer_id', 'service_id', 'service', 'link', 'quantity', 'delivered'],
  ...['cost', 'refunded', 'created_at'],
];

/** The orders that a member of staff looks for, whosesoever they are, the latest first. */
export const orderList = staffList<ListedOrder, ListedStaffOrder>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'orders', action: 'orders.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const fieldsOf = (row: ListedOrder): string[] =>
  [
    ...[row.id, row.status, row.customer_id, row.service_id, row.service_name, row.link],
    ...[row.quantity, row.current_quantity, formatAmount(row.cost_micro)],
    ...[formatAmount(row.refunded_micro), row.created_at.toISOString()],
  ].map(String);

async function show(
  trx: Trx,
  { instanceId, language }: CustomerCaller,
  rows: readonly ListedOrder[],
): Promise<ListedStaffOrder[]> {
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const [people, names] = await Promise.all([
    listPayers(trx, { instanceId, ids }),
    listServiceNames(trx, { instanceId, language, ids: rows.map((row) => row.service_id) }),
  ]);
  return rows.map((row) => {
    const customer = people.find(({ id }) => id === row.customer_id);
    return {
      id: Number(row.id),
      status: row.status,
      service: { id: row.service_id, name: names.get(row.service_id) ?? row.service_name },
      customer: {
        id: Number(row.customer_id),
        name: customer?.name ?? '',
        email: customer?.email ?? null,
      },
      url: row.link,
      quantity: row.quantity,
      current_quantity: row.current_quantity,
      cost: formatAmount(row.cost_micro),
      refunded: formatAmount(row.refunded_micro),
      created_at: row.created_at.toISOString(),
    };
  });
}
