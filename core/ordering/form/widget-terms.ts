import { AppError } from '#core/errors.ts';
import type { OrderPayment } from '#core/billing/payments/order-terms.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { Widget } from '#core/tenancy/widgets/require-widget.ts';
import { methodField, type PaymentMethodChoice } from './order-quote.ts';

/** A partner chooses among ways to pay from outside; who is signed in may always use their balance. */
export function refuseMethodOfWidget(
  widget: Pick<Widget, 'method_ids'> | undefined,
  payment: OrderPayment | undefined,
  body: PaymentMethodChoice,
): void {
  if (!widget || !payment || widget.method_ids.length === 0) return;
  const { strategy, id } = payment.method;
  if (strategy === 'balance' || widget.method_ids.includes(id)) return;
  throw new AppError('validation_failed', {
    fields: { [methodField(body)]: [{ code: 'method_unavailable' }] },
  });
}

/** Refuses an order below what the widget takes, before any fee. */
export function refuseSmall(widget: Widget | undefined, { totalMicro }: Quote): void {
  if (!widget || totalMicro >= widget.minimum_micro) return;
  const amount = formatAmount(widget.minimum_micro);
  throw new AppError('validation_failed', {
    fields: { orders: [{ code: 'order_needs_more', params: { amount } }] },
  });
}
