import type { AppLoadContext } from '@remix-run/node';
import { ENTRY_KINDS, type EntryKind } from '#core/billing/ledger/kinds.pure.ts';
import type { FinanceEntry } from '#core/billing/ledger/statement/statement.contract.ts';
import type { OrderBrief } from '#core/ordering/orders/order.contract.ts';
import { listFinanceEntries } from '#core/billing/ledger/ledger.operations.ts';
import { listOrderBriefs } from '#core/ordering/orders/order.operations.ts';
import { listPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { exactDollars } from '#app/lib/money/exact-dollars.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';

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
    core.call(listFinanceEntries, { query }),
    core.call(listPaymentMethods),
  ]);
  const nameOf = new Map(methods.data.map(({ id, name }) => [id, name]));
  const orderOf = await ordersOf(core, data);
  const entries = data.map((entry) => entryOf(entry, { nameOf, orderOf }));
  return { page: { entries, next: meta.next }, balances: meta.balances };
}

export type EntriesPage = Awaited<ReturnType<typeof entriesPage>>['page'];

/** The orders that entries belong to, asked for at once; a page is no less without them. */
async function ordersOf(core: AppLoadContext['core'], entries: readonly FinanceEntry[]) {
  const ids = [...new Set(entries.flatMap(({ order_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map<number, OrderBrief>();
  try {
    const { data } = await core.call(listOrderBriefs, { query: { ids: ids.join() } });
    return new Map(data.map((order) => [order.id, order]));
  } catch (error) {
    if (error instanceof CoreError) return new Map<number, OrderBrief>();
    throw error;
  }
}

interface Around {
  nameOf: ReadonlyMap<number, string>;
  orderOf: ReadonlyMap<number, OrderBrief>;
}

function entryOf(entry: FinanceEntry, { nameOf, orderOf }: Around) {
  const order = orderOf.get(entry.order_id ?? 0);
  return {
    key: `${entry.id}-${entry.account}`,
    kind: entry.type satisfies EntryKind,
    account: entry.account,
    amount: exactDollars(entry.amount),
    balance: exactDollars(entry.balance),
    at: entry.created_at,
    // Its first run is not what was paid for, or came back.
    orderId: entry.drip_feed_id === null ? entry.order_id : null,
    dripFeedId: entry.drip_feed_id,
    service: order && unbrokenName(order.name),
    refund: entry.type === 'cancel_order' && order ? refundOf(order) : undefined,
    invoiceId: entry.invoice_id,
    method: entry.payment_method === null ? undefined : nameOf.get(entry.payment_method),
    reason: entry.reason,
    cause: entry.cause,
  };
}

/** Why money came back: what was not delivered, and what staff say of it. */
const refundOf = (order: OrderBrief) => ({
  missing: order.quantity - order.current_quantity,
  quantity: order.quantity,
  told: order.cancel_description,
});

export type Entry = ReturnType<typeof entryOf>;
