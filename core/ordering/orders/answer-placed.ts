import type { Trx } from '#core/platform/db/database.ts';
import {
  readWhereabouts,
  withNobody,
  type Whereabouts,
} from '#core/ordering/dispatches/whereabouts.ts';
import { invariant } from '#core/errors.ts';
import type { Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { getInvoiceOf } from '#core/billing/payments/invoices/own-invoices.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import type { Language } from '#locales/languages.ts';
import { readDripFeeds, readOrders, type DripFeedRow, type OrderRow } from './order.store.ts';
import type { NEXT_STEPS, PlacedOrders } from './place-order.contract.ts';
import { showDripFeed, showPlaced } from './show-order.ts';

interface Made {
  instanceId: number;
  customerId: bigint;
  language: Language;
  /** Ids to read, or rows that were just written. */
  orders: readonly bigint[] | { rows: OrderRow[]; feeds: DripFeedRow[] };
  /** Omitted if the balance has paid. */
  invoiceId?: bigint | undefined;
  /** The amount paid from the balance. */
  paidMicro?: bigint | undefined;
}

/** The state of the placed orders, and the customer's next step. */
export async function answerPlaced(trx: Trx, made: Made): Promise<PlacedOrders> {
  const { orders, invoiceId, paidMicro = 0n } = made;
  const { rows, feeds, whereabouts } =
    'rows' in orders ? { ...orders, whereabouts: withNobody } : await readPlaced(trx, made, orders);
  const payment =
    invoiceId === undefined ? null : await getInvoiceOf(trx, { ...made, id: invoiceId });
  return {
    orders: rows.map((row) => showPlaced(row, { feeds, whereabouts })),
    drip_feeds: feeds.map(showDripFeed),
    ...(payment
      ? { total: payment.total_amount, total_float: payment.total_amount_float }
      : both('total', paidMicro)),
    next_step: nextStepOf(payment),
    payment,
  };
}

async function readPlaced(
  trx: Trx,
  { instanceId, customerId }: Made,
  ids: readonly bigint[],
): Promise<{
  rows: OrderRow[];
  feeds: DripFeedRow[];
  whereabouts: (orderId: bigint) => Whereabouts;
}> {
  const rows = await readOrders(trx, { instanceId, customerId, ids });
  invariant(rows.length === ids.length, 'orders that were written are there');
  const feedIds = rows.flatMap(({ drip_feed_id: id }) => id ?? []);
  const whereabouts = await readWhereabouts(trx, { instanceId, orderIds: ids });
  return { rows, feeds: await readDripFeeds(trx, { instanceId, ids: feedIds }), whereabouts };
}

function nextStepOf(payment: Invoice | null): (typeof NEXT_STEPS)[number] {
  if (!payment || payment.paid_at !== null) return 'done';
  if (['failed', 'expired', 'refused'].includes(payment.status)) return 'failed';
  if (!payment.payment) return 'wait';
  return payment.payment.type === 'redirect' ? 'redirect' : 'instructions';
}
