import type { AppLoadContext } from '@remix-run/node';
import { ENTRY_KINDS, type EntryKind } from '#core/ledger/kinds.pure.ts';
import type { FinanceEntry } from '#core/ledger/statement/statement.contract.ts';
import { exactDollars } from './exact-dollars.ts';
import { entriesCall, paymentMethodsCall } from './money-calls.server.ts';

/** What of an address makes sense; dates stay as they are, so that a form keeps them. */
export function readEntryFilters(query: URLSearchParams) {
  const before = query.get('before') ?? '';
  return {
    kinds: ENTRY_KINDS.filter((kind) => query.getAll('type').includes(kind)),
    from: (query.get('start_date') ?? '').slice(0, 20),
    to: (query.get('end_date') ?? '').slice(0, 20),
    before: /^\d{1,13}\.\d{1,18}\.\d{1,18}$/.test(before) ? before : undefined,
  };
}

export type EntryFilters = ReturnType<typeof readEntryFilters>;

/** A page of what has happened to the money, and what there is of it now. */
export async function entriesPage({ core }: AppLoadContext, filters: EntryFilters) {
  const { from, to, kinds, before } = filters;
  const dates = { start_date: from, end_date: to };
  const query = { ...dates, type: kinds.join(), ...(before !== undefined && { before }) };
  const [{ data, meta }, methods] = await Promise.all([
    core.call(entriesCall, { query }),
    core.call(paymentMethodsCall),
  ]);
  const nameOf = new Map(methods.data.map(({ id, name }) => [id, name]));
  const entries = data.map((entry) => entryOf(entry, nameOf));
  return { page: { entries, next: meta.next }, balances: meta.balances };
}

export type EntriesPage = Awaited<ReturnType<typeof entriesPage>>['page'];

function entryOf(entry: FinanceEntry, nameOf: ReadonlyMap<number, string>) {
  return {
    key: `${entry.id}-${entry.account}`,
    kind: entry.type satisfies EntryKind,
    account: entry.account,
    amount: exactDollars(entry.amount),
    balance: exactDollars(entry.balance),
    at: entry.created_at,
    orderId: entry.order_id,
    invoiceId: entry.invoice_id,
    method: entry.payment_method === null ? undefined : nameOf.get(entry.payment_method),
    reason: entry.reason,
  };
}

export type Entry = ReturnType<typeof entryOf>;
