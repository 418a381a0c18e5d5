import { findCoupon, type UsableCoupon } from '#core/pricing/coupons/find-coupon.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import {
  findOrderPayment,
  limitProblem,
  type OrderPayment,
} from '#core/billing/payments/order-terms.ts';
import { quote, type Quote } from '#core/pricing/quote/quote.pure.ts';
import type { OrderTerms } from './order-terms.ts';
import { canPayFor } from './payable-by.pure.ts';
import type { PricedLine } from './priced-line.ts';

export interface Asking {
  instanceId: number;
  /** Undefined for a guest. */
  customerId: bigint | undefined;
}

/** How lines are to be paid. */
export interface PaymentMethodChoice {
  coupon_code?: string | null | undefined;
  payment_method_id?: number | null | undefined;
  recurring_payments_method_id?: number | null | undefined;
}

export interface Payment {
  coupon: UsableCoupon | undefined;
  method: OrderPayment | undefined;
}

interface FindPaymentInput {
  asking: Asking;
  /** Revision of the instance, as read in this transaction. */
  revision?: bigint | undefined;
  body: PaymentMethodChoice;
  lines: readonly { service: { id: number } }[];
}

/** The named coupon and payment method; refused if they cannot be used for this. */
export async function findPayment(
  trx: Trx,
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo' | 'services'>,
  { asking, revision, body, lines }: FindPaymentInput,
): Promise<Payment> {
  const { instanceId, customerId } = asking;
  const code = body.coupon_code ?? '';
  const now = deps.clock.now();
  const coupon = code.trim()
    ? await findCoupon(trx, { instanceId, customerId, code, now })
    : undefined;
  const { payment_method_id: methodId, recurring_payments_method_id: cardId } = body;
  if (methodId == null && cardId == null) return { coupon, method: undefined };
  const asked = { instanceId, customerId, revision, methodId, cardId };
  const method = await findOrderPayment(trx, deps, asked);
  const ids = lines.map(({ service }) => service.id);
  if (!method || !canPayFor(method.method.strategy, ids)) {
    throw new AppError('validation_failed', {
      fields: { [methodField(body)]: [{ code: 'method_unavailable' }] },
    });
  }
  return { coupon, method };
}

/** Refuses a total below or above the limits of the payment method. */
export function refuseLimits({ method }: Payment, body: PaymentMethodChoice, made: Quote): void {
  const problem = method && limitProblem(method.method, made.totalMicro);
  if (!problem) return;
  throw new AppError('validation_failed', { fields: { [methodField(body)]: [problem] } });
}

export const methodField = ({ recurring_payments_method_id: cardId }: PaymentMethodChoice) =>
  cardId == null ? 'payment_method_id' : 'recurring_payments_method_id';

export function quoteLines(
  { versions, gradePpm }: OrderTerms,
  lines: readonly PricedLine[],
  { coupon, method }: Payment,
): Quote {
  const items = lines.map(({ item }) => item);
  return quote({
    subject: { purpose: 'order', items, gradePpm },
    coupon: coupon?.terms,
    payment: method?.terms,
    versions,
  });
}

export function spedUp({ speedupPpm }: Pick<OrderTerms, 'speedupPpm'>) {
  return (line: PricedLine): PricedLine =>
    line.canSpeedup ? { ...line, item: { ...line.item, speedupPpm } } : line;
}
