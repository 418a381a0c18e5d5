import type { Program } from '#core/accounts/api-tokens/program.ts';
import { requireSpending } from '#core/accounts/api-tokens/spend-by-token.ts';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { refuseMethodOfWidget } from '#core/ordering/form/widget-terms.ts';
import { readMethodsOfOrder } from '#core/tenancy/widgets/keep-widgets.ts';
import { findPayment, refuseLimits, type Asking } from '#core/ordering/form/order-quote.ts';
import { invoiceOrders } from '#core/billing/payments/invoices/invoice-orders.ts';
import { refuseOtherTotal } from '#core/billing/payments/invoices/make-invoice.ts';
import type { OrderPayment } from '#core/billing/payments/order-terms.ts';
import { quote, type Quote } from '#core/pricing/quote/quote.pure.ts';
import { answerOnce, keptOf } from './answer-once.ts';
import { orderIdOf } from './order.contract.ts';
import { getOwnOrder } from './own-orders.ts';
import { fullCostOf, lockWaiting, payWaiting, type WaitingOrder } from './pay-waiting.ts';
import type { PayByInvoiceBody } from './place-order.contract.ts';

interface PayAgainInput {
  key: string | undefined;
  route: string;
  orderId: string;
  revision: bigint;
  body: PayByInvoiceBody;
}

interface Payer {
  caller: Caller;
  customerId: bigint;
  program?: Program | undefined;
  /** A guest pays from outside only. */
  isGuest: boolean;
}

/** Pays an unpaid order at its cost without a coupon, which belonged to the failed payment. */
export async function payAgain(
  deps: Deps,
  caller: OwnerCaller,
  asked: PayAgainInput,
): Promise<OnceAnswer> {
  await getOwnOrder(deps, caller, asked.orderId);
  const { customer, program } = caller;
  return payUnpaid(deps, { caller, customerId: customer.id, isGuest: false, program }, asked);
}

/** The same for a caller whose right to the order was checked before. */
export async function payUnpaid(
  deps: Deps,
  { caller, customerId, isGuest, program }: Payer,
  { key, route, orderId, revision, body }: PayAgainInput,
): Promise<OnceAnswer> {
  const { instanceId, language } = caller;
  refuseDiscount(body.unpaid_discount);
  const { origin } = await readBrand(deps, caller);
  const owner = { instanceId, customerId };
  const input = { orderId, body };
  const user = isGuest ? { user: null, isGuest } : undefined;
  const once = { instanceId, customer: { id: customerId } };
  const answer = await doOnce(deps, once, {
    key,
    route,
    input,
    async work(trx) {
      const order = await requireWaiting(trx, owner, orderId);
      const { made, method } = await priceOf(trx, deps, {
        asking: { instanceId, customerId: isGuest ? undefined : customerId },
        ...{ order, body, revision },
      });
      const method_ids = await readMethodsOfOrder(trx, { instanceId, orderId: order.id });
      refuseMethodOfWidget({ method_ids }, method, body);
      const placed = { orders: [order.row], totalMicro: made.chargeMicro };
      const kept = { ...owner, language, user };
      if (method.method.strategy !== 'balance') {
        const toPay = [{ id: order.id, costMicro: made.totalMicro }];
        const payer = { ...owner, isGuest, origin };
        const terms = { made, coupon: undefined, method, body, toPay };
        const invoice = await invoiceOrders(trx, deps, { ...payer, ...terms });
        return keptOf(trx, kept, { ...placed, invoice });
      }
      await payWaiting(
        { ...deps, trx, instanceId },
        {
          customerId,
          event: { type: 'order_payment', id: String(order.id) },
          orders: [{ order, costMicro: made.totalMicro }],
          coupon: undefined,
          feeMicro: made.feeMicro,
          actor: { kind: 'customer', id: customerId },
        },
      );
      await requireSpending({ ...deps, trx, instanceId }, program, made.chargeMicro);
      return keptOf(trx, kept, { ...placed, invoice: undefined });
    },
  });
  return answerOnce(deps, { ...owner, language }, { answer, key, route, input, user });
}

/** Unpaid orders have no discount: ignoring the request would surprise with a higher price. */
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
  asking: Asking;
  order: WaitingOrder;
  revision: bigint;
  body: PayByInvoiceBody;
}

async function priceOf(
  trx: Trx,
  deps: Deps,
  { asking, order, body, revision }: Priced,
): Promise<{ made: Quote; method: OrderPayment }> {
  const { row } = order;
  const lines = [{ service: { id: row.service_id } }];
  const { method } = await findPayment(trx, deps, { asking, body, lines });
  if (!method) {
    const problem = { code: 'required' } as const;
    throw new AppError('validation_failed', { fields: { payment_method_id: [problem] } });
  }
  // The price was agreed when the order was placed.
  const made = quote({
    subject: { purpose: 'agreed_order', costMicro: fullCostOf(order) },
    payment: method.terms,
    versions: { price: '0', rate: String(revision) },
  });
  refuseLimits({ coupon: undefined, method }, body, made);
  refuseOtherTotal(made.chargeMicro, body.expected_total);
  return { made, method };
}
