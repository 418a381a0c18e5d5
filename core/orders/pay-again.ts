import type { CustomerCaller } from '#core/accounts/current-customer.ts';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/idempotency/do-once.ts';
import { readBrand } from '#core/mail/brand.ts';
import { findPayment, refuseLimits } from '#core/order-form/order-quote.ts';
import { invoiceOrders } from '#core/payments/invoices/invoice-orders.ts';
import { refuseOtherTotal } from '#core/payments/invoices/make-invoice.ts';
import type { OrderPayment } from '#core/payments/order-terms.ts';
import { quote, type Quote } from '#core/quote/quote.pure.ts';
import { answerOnce, keptOf } from './answer-once.ts';
import { orderIdOf } from './order.contract.ts';
import { getOwnOrder } from './own-orders.ts';
import { fullCostOf, lockWaiting, payWaiting, type WaitingOrder } from './pay-waiting.ts';
import type { PayByInvoiceBody } from './place-order.contract.ts';

interface Asked {
  key: string | undefined;
  route: string;
  orderId: string;
  revision: bigint;
  body: PayByInvoiceBody;
}

/**
 * Pays an order that was placed and never paid, at what it costs without a coupon: that was of the
 * payment that came to nothing.
 */
export async function payAgain(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, orderId, revision, body }: Asked,
): Promise<OnceAnswer> {
  const { instanceId, customer, language } = caller;
  await getOwnOrder(deps, caller, orderId);
  refuseDiscount(body.unpaid_discount);
  const { origin } = await readBrand(deps, caller);
  const owner = { instanceId, customerId: customer.id };
  const input = { orderId, body };
  const answer = await doOnce(deps, caller, {
    key,
    route,
    input,
    async work(trx) {
      const order = await requireWaiting(trx, owner, orderId);
      const { made, method } = await priceOf(trx, deps, { owner, order, body, revision });
      const placed = { orders: [order.row], totalMicro: made.chargeMicro };
      const kept = { ...owner, language, user: undefined };
      if (method.method.strategy !== 'balance') {
        const toPay = [{ id: order.id, costMicro: made.totalMicro }];
        const payer = { ...owner, isGuest: false, origin };
        const terms = { made, coupon: undefined, method, body, toPay };
        const invoice = await invoiceOrders(trx, deps, { ...payer, ...terms });
        return keptOf(trx, kept, { ...placed, invoice });
      }
      await payWaiting(
        { ...deps, trx, instanceId },
        {
          customerId: customer.id,
          event: { type: 'order_payment', id: String(order.id) },
          orders: [{ order, costMicro: made.totalMicro }],
          coupon: undefined,
          feeMicro: made.feeMicro,
          actor: { kind: 'customer', id: customer.id },
        },
      );
      return keptOf(trx, kept, { ...placed, invoice: undefined });
    },
  });
  return answerOnce(deps, { ...owner, language }, { answer, key, route, input });
}

/** Nobody has granted any: whoever asks for one would be surprised by the price. */
function refuseDiscount(asked: PayByInvoiceBody['unpaid_discount']): void {
  if (asked == null || asked === '' || Number(asked) === 0) return;
  throw new AppError('validation_failed', {
    fields: { unpaid_discount: [{ code: 'too_big', params: { limit: '0' } }] },
  });
}

async function requireWaiting(
  trx: Trx,
  owner: { instanceId: number; customerId: bigint },
  orderId: string,
): Promise<WaitingOrder> {
  const id = orderIdOf(orderId);
  const [order] = id === undefined ? [] : await lockWaiting(trx, owner, [id]);
  if (!order) throw new AppError('conflict');
  return order;
}

interface Priced {
  owner: { instanceId: number; customerId: bigint };
  order: WaitingOrder;
  revision: bigint;
  body: PayByInvoiceBody;
}

async function priceOf(
  trx: Trx,
  deps: Deps,
  { owner, order, body, revision }: Priced,
): Promise<{ made: Quote; method: OrderPayment }> {
  const { row } = order;
  const lines = [{ service: { id: row.service_id } }];
  const { method } = await findPayment(trx, deps, { asking: owner, body, lines });
  if (!method) {
    const problem = { code: 'required' } as const;
    throw new AppError('validation_failed', { fields: { payment_method_id: [problem] } });
  }
  // Its price was agreed on when it was placed, so that it is one thing at that price.
  const priceMicro = fullCostOf(order);
  const item = { priceMicro, pricingPer: 1, quantity: 1, guaranteePpm: 0, speedupPpm: 0 };
  const made = quote({
    subject: { purpose: 'order', items: [item], gradePpm: 0 },
    payment: method.terms,
    versions: { price: '0', rate: String(revision) },
  });
  refuseLimits({ coupon: undefined, method }, body, made);
  refuseOtherTotal(made.chargeMicro, body.expected_total);
  return { made, method };
}
