import { listPayers } from '#core/accounts/customers/payer.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import { WITHDRAWAL_FIELDS, WITHDRAWAL_SORTS } from './withdrawal-fields.pure.ts';
import type { ListedStaffWithdrawal } from './withdrawal-list.contract.ts';
import { withdrawalSource, type ListedWithdrawal } from './withdrawal-list.store.ts';

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  withdrawalSource({
    instanceId,
    query: requireListQuery(q, WITHDRAWAL_FIELDS),
    sort: readListSort(sort, WITHDRAWAL_SORTS, { by: 'requested', direction: 'desc' }),
  });

const HEAD = [
  ...['id', 'status', 'customer_id', 'method_id', 'method', 'amount', 'fee', 'earnings'],
  ...['requested_at', 'approved_at', 'decided_at'],
];

/** The withdrawals that a member of staff looks for, whosesoever they are, the latest first. */
export const withdrawalList = staffList<ListedWithdrawal, ListedStaffWithdrawal>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller, rows),
  /** All of them as a file; whose they are, by number alone, and not where the money went. */
  file: {
    ...{ name: 'withdrawals', action: 'withdrawals.exported', head: HEAD },
    lines: async ({ trx, caller }, rows) => (await show(trx, caller, rows)).map(fieldsOf),
  },
});

const fieldsOf = (row: ListedStaffWithdrawal): string[] => [
  ...[String(row.id), row.status, String(row.customer.id), String(row.method.id)],
  ...[row.method.name, row.amount, row.fee, row.earnings],
  ...[row.requested_at, row.approved_at ?? '', row.decided_at ?? ''],
];

async function show(
  trx: Trx,
  { instanceId, language }: CustomerCaller,
  rows: readonly ListedWithdrawal[],
): Promise<ListedStaffWithdrawal[]> {
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const found = await listPayers(trx, { instanceId, ids });
  const people = new Map(found.map((person) => [person.id, person]));
  return rows.map((row) => {
    const customer = people.get(row.customer_id);
    return {
      id: Number(row.id),
      status: row.status,
      customer: {
        id: Number(row.customer_id),
        name: customer?.name ?? '',
        email: customer?.email ?? null,
      },
      method: { id: row.method.id, name: String(localize(row.method.name, language)) },
      account_number: row.account_number,
      amount: formatAmount(row.amount_micro - row.fee_micro),
      fee: formatAmount(row.fee_micro),
      earnings: formatAmount(row.amount_micro),
      requested_at: row.requested_at.toISOString(),
      approved_at: row.approved_at?.toISOString() ?? null,
      decided_at: row.ended_at?.toISOString() ?? null,
    };
  });
}
