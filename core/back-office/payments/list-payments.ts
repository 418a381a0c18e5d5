import { listPayers } from '#core/accounts/customers/payer.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Language } from '#locales/languages.ts';
import { PAYMENT_FIELDS, PAYMENT_SORTS } from './payment-fields.pure.ts';
import type { ListedStaffPayment } from './payment-list.contract.ts';
import {
  paymentSource,
  readMethodNames,
  readReferences,
  type ListedPayment,
  type NamedMethod,
} from './payment-list.store.ts';

const sourceOf: SourceOf = async ({ db }, { instanceId }, { q, sort }) => {
  const query = requireListQuery(q, PAYMENT_FIELDS);
  const { method } = query.filters;
  const methods =
    method === undefined
      ? []
      : await db.read(instanceId, (trx) => readMethodNames(trx, instanceId));
  return paymentSource({
    ...{ instanceId, query, methodIds: idsOf(methods, method ?? '') },
    sort: readListSort(sort, PAYMENT_SORTS, { by: 'created', direction: 'desc' }),
  });
};

/** Those with this number, or with this text in their name in some language. */
function idsOf(methods: readonly NamedMethod[], text: string): number[] {
  const sought = text.toLowerCase();
  const named = ({ name }: NamedMethod): boolean => {
    const names = typeof name === 'string' ? [name] : Object.values(name);
    return names.some((one) => one.toLowerCase().includes(sought));
  };
  return methods.filter((one) => String(one.id) === text || named(one)).map(({ id }) => id);
}

const HEAD = [
  ...['id', 'type', 'status', 'customer_id', 'method_id', 'method', 'amount', 'fee', 'received'],
  ...['credited', 'refunded', 'gateway', 'reference', 'created_at', 'paid_at'],
];

/** The payments that a member of staff looks for, whosesoever they are, the latest first. */
export const paymentList = staffList<ListedPayment, ListedStaffPayment>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'payments', action: 'payments.exported', head: HEAD },
    lines: async ({ trx, caller }, rows) => (await show(trx, caller, rows)).map(fieldsOf),
  },
});

const fieldsOf = (row: ListedStaffPayment): string[] => [
  ...[String(row.id), row.type, row.status, String(row.customer.id), String(row.method.id)],
  ...[row.method.name, row.amount, row.fee, row.received ?? '', row.credited ?? '', row.refunded],
  ...[row.gateway ?? '', row.reference ?? '', row.created_at, row.paid_at ?? ''],
];

async function show(
  trx: Trx,
  { instanceId, language }: CustomerCaller,
  rows: readonly ListedPayment[],
): Promise<ListedStaffPayment[]> {
  const ids = [...new Set(rows.map((row) => row.customer_id))];
  const found = await listPayers(trx, { instanceId, ids });
  const people = new Map(found.map((person) => [person.id, person]));
  const methods = await readMethodNames(trx, instanceId);
  const names = new Map(methods.map(({ id, name }) => [id, said(name, language)]));
  const references = await readReferences(
    trx,
    instanceId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const customer = people.get(row.customer_id);
    const outside = references.get(row.id);
    return {
      id: Number(row.id),
      type: row.purpose,
      status: row.status,
      customer: {
        id: Number(row.customer_id),
        name: customer?.name ?? '',
        email: customer?.email ?? null,
      },
      method: { id: row.payment_method_id, name: names.get(row.payment_method_id) ?? '' },
      amount: formatAmount(row.total_micro),
      fee: formatAmount(row.fee_micro),
      received: row.received_micro === null ? null : formatAmount(row.received_micro),
      credited: row.credited_micro === null ? null : formatAmount(row.credited_micro),
      refunded: formatAmount(row.refunded_micro),
      gateway: outside?.gateway ?? null,
      reference: outside?.reference ?? null,
      created_at: row.created_at.toISOString(),
      paid_at: row.paid_at?.toISOString() ?? null,
    };
  });
}

const said = (name: NamedMethod['name'], language: Language): string =>
  String(localize(name, language));
