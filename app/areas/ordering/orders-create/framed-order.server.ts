import { data, type AppLoadContext } from '@remix-run/node';
import { markGuestInvoiceAsPaid } from '#core/ordering/orders/guest-payment.operations.ts';
import { waysToPay } from '#app/components/payment/ways-to-pay.server.ts';
import { refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import type { PlacedOrder } from '#app/lib/checkout/placed-order.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import type { WidgetFrame } from '#app/lib/widget-frame/widget-frame.ts';

/** What was ordered in a frame, with how it is paid. */
export const framedOrder = (placed: PlacedOrder) => ({ ...placed, ...waysToPay(placed) });

export type FramedOrder = ReturnType<typeof framedOrder>;

/** The word of a guest that they have paid; said twice, it counts once. */
export async function tellFramedPaid(
  { core, locale }: AppLoadContext,
  form: FormData,
  { token }: WidgetFrame,
) {
  const comment = textIn(form, 'comment', 500);
  try {
    await core.call(markGuestInvoiceAsPaid, {
      params: { invoiceId: textIn(form, 'invoice', 20) },
      query: { api_token: token, signature: textIn(form, 'signature', 100) },
      body: comment === '' ? {} : { comment },
    });
  } catch (error) {
    // Somebody has settled it meanwhile, which is told by mail.
    const isSettled = isRefusal(error, 'conflict');
    if (!isSettled) {
      const { status, notice } = refusedOf(error, locale);
      return data({ told: false, notice }, { status });
    }
  }
  return data({ told: true, notice: undefined });
}

/** The form names an invoice, which need not be that of whoever sends it. */
function refusedOf(error: unknown, locale: string) {
  const isOther = isRefusal(error, 403, 404);
  return isOther ? { status: error.status, notice: error.message } : refusalOf(error, locale);
}
