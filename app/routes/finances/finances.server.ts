import type { AppLoadContext } from '@remix-run/node';
import { displayIn, plottedAmount } from '#core/display-amount.pure.ts';
import { ENTRY_KINDS, type EntryKind } from '#core/ledger/kinds.pure.ts';
import type { FinanceEntry } from '#core/ledger/statement/statement.contract.ts';
import { CoreError } from '../../lib/core.server.ts';
import { displayCurrency } from '../../lib/display-currency.server.ts';
import { exactDollars } from '../../lib/exact-dollars.ts';
import { balanceDaysCall, entriesCall, paymentMethodsCall } from '../../lib/money-calls.server.ts';

/** What of an address makes sense; dates stay as they are, so that a form keeps them. */
export function readFilters(query: URLSearchParams) {
  const before = query.get('before') ?? '';
  return {
    kinds: ENTRY_KINDS.filter((kind) => query.getAll('type').includes(kind)),
    from: (query.get('start_date') ?? '').slice(0, 20),
    to: (query.get('end_date') ?? '').slice(0, 20),
    before: /^\d{1,13}\.\d{1,18}\.\d{1,18}$/.test(before) ? before : undefined,
  };
}

export type Filters = ReturnType<typeof readFilters>;

/** Why there are no entries: the dates cannot be meant, or nobody answers. */
type Problem = { kind: 'dates'; errors: { from: string[]; to: string[] } } | { kind: 'away' };

export async function finances(context: AppLoadContext, filters: Filters) {
  if (filters.from !== '' && filters.to !== '' && filters.to < filters.from) {
    // The field says so itself.
    return { problem: { kind: 'dates', errors: { from: [], to: [] } } satisfies Problem };
  }
  try {
    return { found: await found(context, filters) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof CoreError)) throw error;
  const { start_date: from = [], end_date: to = [] } = error.errors;
  if (error.status === 422 && from.length + to.length > 0) {
    return { kind: 'dates', errors: { from, to } };
  }
  if (error.status < 500) throw error;
  return { kind: 'away' };
}

async function found(context: AppLoadContext, { kinds, from, to, before }: Filters) {
  const { core } = context;
  const dates = { start_date: from, end_date: to };
  const query = { ...dates, type: kinds.join(), ...(before !== undefined && { before }) };
  const [entries, days, methods] = await Promise.all([
    core.call(entriesCall, { query }),
    core.call(balanceDaysCall, { query: dates }),
    core.call(paymentMethodsCall),
  ]);
  const { rate } = displayCurrency(context);
  const nameOf = new Map(methods.data.map(({ id, name }) => [id, name]));
  const { balance, referral, task, held } = entries.meta.balances;
  return {
    balances: {
      balance: exactDollars(balance),
      referral: exactDollars(referral),
      task: exactDollars(task),
      held: exactDollars(held),
    },
    entries: entries.data.map((entry) => entryOf(entry, nameOf)),
    next: entries.meta.next,
    // Only drawn, and in the currency that is shown, so that its axis has round numbers.
    days: days.data.map((one) => ({
      day: one.day,
      balance: plottedAmount(displayIn(exactDollars(one.balance), rate)),
    })),
  };
}

export type Found = Awaited<ReturnType<typeof found>>;

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
