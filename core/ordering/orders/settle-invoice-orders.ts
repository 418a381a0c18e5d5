import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { couponSource } from '#core/billing/payments/invoices/coupon-source.ts';
import {
  readInvoiceOrders,
  type InvoiceOrders,
  type InvoiceRow,
} from '#core/billing/payments/invoices/orders-to-pay.ts';
import { sum } from '#core/pricing/quote/quote-line.pure.ts';
import { confirmCoupon, releaseCoupon, takeCouponAgain } from '#core/pricing/coupons/use-coupon.ts';
import { tellGuestOfOrders } from './mails/mail-guest-orders.ts';
import { lockWaiting, payWaiting, withoutCoupon, type WaitingOrder } from './pay-waiting.ts';

interface Payable {
  orders: { order: WaitingOrder; costMicro: bigint }[];
  coupon: { id: bigint; cashbackMicro: bigint } | undefined;
}

/** Pays the orders of an invoice with its money. */
export const settleInvoiceOrders: InvoiceOrders = {
  async open(deps, invoice, receivedMicro) {
    const { orders, coupon } = await payableBy(deps, invoice, receivedMicro);
    return {
      orders: orders.map(({ order: { id, row, dripFeed }, costMicro }) => ({
        ...{ id, costMicro, service: row.service.name },
        quantity: dripFeed?.total_quantity ?? row.quantity,
      })),
      reservedMicro: sum(orders.map(({ costMicro }) => costMicro)),
      async pay(actor) {
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
      },
    };
  },
  async dropCoupon(deps, invoice) {
    if (invoice.coupon_id === null) return;
    const { trx, instanceId, clock } = deps;
    await withoutCoupon(deps, await ordersOf(deps, invoice));
    await releaseCoupon(trx, { instanceId, source: couponSource(invoice.id), now: clock.now() });
  },
};

async function payableBy(
  deps: LedgerDeps,
  invoice: InvoiceRow,
  receivedMicro: bigint,
): Promise<Payable> {
  const waiting = await ordersOf(deps, invoice);
  const isEnough = receivedMicro >= invoice.total_micro;
  const payable = isEnough ? waiting : [];
  const { coupon } = invoice.quote;
  // A bonus belongs to the payment, not to its orders.
  if (invoice.coupon_id === null || !coupon || coupon.type === 'bonus') {
    return { orders: payable, coupon: undefined };
  }
  const isThere = payable.length > 0 && (await keepCoupon(deps, invoice));
  if (!isThere) await settleInvoiceOrders.dropCoupon(deps, invoice);
  if (!isThere && coupon.type === 'discount') return { orders: [], coupon: undefined };
  const cashbackMicro = BigInt(invoice.quote.cashbackMicro ?? 0);
  return {
    orders: payable,
    coupon: isThere ? { id: BigInt(invoice.coupon_id), cashbackMicro } : undefined,
  };
}

async function ordersOf(
  { trx, instanceId }: LedgerDeps,
  invoice: InvoiceRow,
): Promise<Payable['orders']> {
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
