import { confirmCoupon, releaseCoupon, takeCouponAgain } from '#core/coupons/use-coupon.ts';
import type { LedgerActor } from '#core/ledger/entry.ts';
import type { LedgerDeps } from '#core/ledger/post.ts';
import { tellGuestOfOrders } from '#core/orders/mails/mail-guest-orders.ts';
import {
  lockWaiting,
  payWaiting,
  withoutCoupon,
  type WaitingOrder,
} from '#core/orders/pay-waiting.ts';
import { couponSource } from './coupon-source.ts';
import { readInvoiceOrders } from './invoice-order.store.ts';
import type { InvoiceRow } from './invoice.store.ts';

/** The orders of an invoice that its money pays, locked, and what goes with them. */
export interface OrdersToPay {
  orders: { order: WaitingOrder; costMicro: bigint }[];
  coupon: { id: bigint; cashbackMicro: bigint } | undefined;
}

/**
 * Before the money is credited, so that everybody locks in the same order. What came is enough for
 * all orders or for none; those that were paid or given up since leave their part on the balance.
 */
export async function openOrders(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  receivedMicro: bigint,
): Promise<OrdersToPay> {
  const waiting = await ordersOf(deps, invoice);
  const isEnough = receivedMicro >= invoice.total_micro;
  const payable = isEnough ? waiting : [];
  const { coupon } = invoice.quote;
  // A bonus belongs to the payment, not to what it is for.
  if (invoice.coupon_id === null || !coupon || coupon.type === 'bonus') {
    return { orders: payable, coupon: undefined };
  }
  const isThere = payable.length > 0 && (await keepCoupon(deps, invoice));
  if (!isThere) await dropCoupon(deps, invoice);
  if (!isThere && coupon.type === 'discount') return { orders: [], coupon: undefined };
  const cashbackMicro = BigInt(invoice.quote.cashbackMicro ?? 0);
  return {
    orders: payable,
    coupon: isThere ? { id: BigInt(invoice.coupon_id), cashbackMicro } : undefined,
  };
}

/** Charges them out of what has just been credited. */
export async function payOpened(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  { orders, coupon, actor }: OrdersToPay & { actor: LedgerActor },
): Promise<void> {
  await payWaiting(deps, {
    customerId: invoice.customer_id,
    event: { type: 'invoice_orders', id: String(invoice.id) },
    invoiceId: invoice.id,
    orders,
    coupon,
    actor,
  });
  await tellGuestOfOrders(
    deps,
    orders.map(({ order }) => order.id),
  );
}

/** The coupon of a payment that came to nothing: what waits for it costs what it costs without. */
export async function dropCoupon(deps: LedgerDeps, invoice: InvoiceRow): Promise<void> {
  if (invoice.coupon_id === null) return;
  const { trx, instanceId, clock } = deps;
  const waiting = await ordersOf(deps, invoice);
  await withoutCoupon(deps, waiting);
  await releaseCoupon(trx, { instanceId, source: couponSource(invoice.id), now: clock.now() });
}

async function ordersOf(
  { trx, instanceId }: LedgerDeps,
  invoice: InvoiceRow,
): Promise<OrdersToPay['orders']> {
  if (invoice.purpose !== 'order') return [];
  const agreed = await readInvoiceOrders(trx, { instanceId, invoiceIds: [invoice.id] });
  const owner = { instanceId, customerId: invoice.customer_id };
  const waiting = await lockWaiting(
    trx,
    owner,
    agreed.map(({ id }) => id),
  );
  return waiting.flatMap((order) => {
    const costMicro = agreed.find(({ id }) => id === order.id)?.costMicro;
    return costMicro === undefined ? [] : [{ order, costMicro }];
  });
}

async function keepCoupon(
  { trx, instanceId, clock }: LedgerDeps,
  { id }: InvoiceRow,
): Promise<boolean> {
  const use = { instanceId, source: couponSource(id), now: clock.now() };
  return (await confirmCoupon(trx, use)) || takeCouponAgain(trx, use);
}
