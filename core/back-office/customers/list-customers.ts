import { sql } from 'kysely';
import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { ListExportQuery, ListQueryInput } from '#core/platform/lists/list.contract.ts';
import { readListPlace, readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { metaOf, readListPage, type ListSource } from '#core/platform/lists/read-list.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { CUSTOMER_FIELDS, CUSTOMER_SORTS } from './customer-fields.pure.ts';
import {
  customerSource,
  isCut,
  type CustomerList,
  type ListedCustomer,
} from './customer-list.store.ts';
import type { StaffCustomer, staffCustomersAnswer } from './staff-customer.contract.ts';

const PER_PAGE = 50;

const USUAL = { by: 'created', direction: 'desc' } as const;

/** The customers that a member of staff looks for, the latest first unless told otherwise. */
async function listCustomers(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  asked: ListQueryInput,
): Promise<z.infer<typeof staffCustomersAnswer>> {
  const list = { ...listOf(instanceId, asked), after: readListPlace(asked.cursor) };
  return db.read(instanceId, async (trx) => {
    const source = customerSource(list);
    const page = await readListPage<ListedCustomer>(trx, source, PER_PAGE);
    const meta = await metaOf(trx, toCount(list, source), page);
    return {
      data: await showCustomers(trx, instanceId, page.rows),
      meta: { ...meta, is_cut: await isCut(trx, list) },
    };
  });
}

/** Their number is the same in any order, and those of a name lie far apart on the disk. */
const toCount = (list: CustomerList, source: ListSource): ListSource =>
  source.far.length === 0 ? customerSource({ ...list, sort: USUAL }) : source;

const sourceOf: SourceOf = (_deps, { instanceId }, asked) =>
  customerSource(listOf(instanceId, asked));

const listOf = (instanceId: number, { q, sort }: ListExportQuery): CustomerList => ({
  instanceId,
  query: requireListQuery(q, CUSTOMER_FIELDS),
  sort: readListSort(sort, CUSTOMER_SORTS, USUAL),
});

const HEAD = [
  ...['id', 'name', 'email', 'account_type', 'roles', 'created_at', 'frozen_at'],
  ...['balance', 'debt', 'earnings', 'spent', 'orders'],
];

export const customerList = {
  ...staffList<ListedCustomer, StaffCustomer>({
    sourceOf,
    show: ({ trx, caller }, rows) => showCustomers(trx, caller.instanceId, rows),
    file: {
      ...{ name: 'customers', action: 'customers.exported', head: HEAD },
      lines: async ({ trx, caller }, rows) =>
        (await showCustomers(trx, caller.instanceId, rows)).map((shown) => [
          ...[String(shown.id), shown.name, shown.email ?? '', shown.account_type],
          ...[shown.roles.join(' '), shown.created_at, shown.frozen_at ?? ''],
          ...[shown.balance, shown.debt, shown.earnings, shown.spent, String(shown.orders)],
        ]),
    },
  }),
  page: listCustomers,
};

interface Figures {
  id: bigint;
  balance: bigint;
  debt: bigint;
  earnings: bigint;
  spent: bigint;
  orders: number;
}

/** What other tables know of these customers, in one exchange. */
async function readFigures(
  trx: Trx,
  instanceId: number,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Figures>> {
  const { rows } = await sql<Figures>`
    select w.id, coalesce(m.balance, 0)::bigint as balance, coalesce(-m.debt, 0)::bigint as debt,
      coalesce(m.earnings, 0)::bigint as earnings, coalesce(m.spent, 0)::bigint as spent,
      coalesce(o.orders, 0)::integer as orders
    from unnest(${ids.map(String)}::bigint[]) as w (id)
    left join lateral (
      select sum(a.balance_micro) filter (where a.kind = 'balance') as balance,
        sum(a.balance_micro) filter (where a.kind = 'debt') as debt,
        sum(a.balance_micro) filter (where a.kind in ('referral', 'task')) as earnings,
        sum(a.spent_micro) as spent
      from ledger_accounts a where a.instance_id = ${instanceId} and a.customer_id = w.id
    ) m on true
    left join lateral (
      select c.completed + c.stopped + c.in_processing + c.in_moderation + c.canceled + c.unpaid
        + c.error as orders
      from order_counts c
      where c.instance_id = ${instanceId} and c.customer_id = w.id and c.service_id = 0
        and c.day = '-infinity'
    ) o on true`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function showCustomers(
  trx: Trx,
  instanceId: number,
  rows: readonly Omit<ListedCustomer, 'list_id' | 'list_value'>[],
): Promise<StaffCustomer[]> {
  const ids = rows.map(({ id }) => id);
  const figures = ids.length === 0 ? new Map() : await readFigures(trx, instanceId, ids);
  return rows.map((row) => {
    const own: Figures | undefined = figures.get(row.id);
    return {
      id: Number(row.id),
      name: row.name,
      email: row.email,
      account_type: row.account_type,
      roles: row.roles,
      is_guest: row.is_guest,
      created_at: row.created_at.toISOString(),
      frozen_at: row.frozen_at?.toISOString() ?? null,
      balance: formatAmount(own?.balance ?? 0n),
      debt: formatAmount(own?.debt ?? 0n),
      earnings: formatAmount(own?.earnings ?? 0n),
      spent: formatAmount(own?.spent ?? 0n),
      orders: own?.orders ?? 0,
    };
  });
}
