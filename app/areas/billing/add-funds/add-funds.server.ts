import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { listInvoices } from '#core/billing/payments/invoices/invoice.operations.ts';
import { cardName } from '#app/lib/money/card-name.ts';
import { placeBefore } from '#app/lib/money/payment-place.ts';
import { amountField } from '#app/lib/money/written-amount.server.ts';
import { quickAmounts, quoteTopUp } from '#app/areas/billing/top-up-quote.server.ts';

/** The core knows amounts better; here it only has to be there. */
export const TOP_UP_FORM = z.object({
  amount: z.string().trim().max(30),
  coupon_code: z.string().trim().max(100).optional(),
  key: z.uuid(),
  expected_total: z.string().max(30).optional(),
});

export type TopUpForm = z.input<typeof TOP_UP_FORM>;

/** The word of a customer that they have paid. */
export const PAID_FORM = z.object({ comment: z.string().trim().max(500).optional() });
export type PaidForm = z.input<typeof PAID_FORM>;

/** What the address of the page says. */
export function readChoice(query: URLSearchParams) {
  const attempt = z.uuid().safeParse(query.get('attempt'));
  return {
    method: (query.get('method') ?? '').slice(0, 30),
    amount: (query.get('amount') ?? '').slice(0, 30),
    coupon: (query.get('coupon') ?? '').slice(0, 100),
    // One for all that is sent from these steps, so that who comes back does not begin again.
    attempt: attempt.success ? attempt.data : randomUUID(),
    // The page of an order that was left for want of money.
    back: placeBefore(query.get('back')),
  };
}

export type Choice = ReturnType<typeof readChoice>;

/** What was begun and can be gone on with. */
export async function unfinishedPayments({ core }: AppLoadContext) {
  const { data } = await core.call(listInvoices, { query: { status: 'open,waiting,unknown' } });
  return data.map((invoice) => ({
    id: invoice.id,
    status: invoice.status,
    total: invoice.total_amount,
    method: invoice.card ? cardName(invoice.card) : invoice.payment_method.name,
    icon: invoice.payment_method.icon,
    at: invoice.created_at,
    canGoOn: invoice.status === 'open' && invoice.payment !== null,
  }));
}

export type Unfinished = Awaited<ReturnType<typeof unfinishedPayments>>[number];

/** The second step: what an amount comes to by the chosen method. */
export async function detailsOf(context: AppLoadContext, method: PaymentMethod, choice: Choice) {
  const quick = quickAmounts(method);
  const amount = choice.amount === '' ? (quick[1] ?? quick[0] ?? method.min_amount) : choice.amount;
  const quote = await quoteTopUp(context, { method, amount, coupon: choice.coupon });
  const written = (dollars: string) => amountField(context, dollars);
  return {
    quick: quick.map((dollars) => ({ dollars, written: written(dollars) })),
    written: written(amount),
    quote,
  };
}
