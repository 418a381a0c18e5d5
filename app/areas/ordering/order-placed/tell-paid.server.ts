import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { markGuestInvoiceAsPaid } from '#core/ordering/orders/guest-payment.operations.ts';
import { refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import { toldCookie, type PlacedOrder } from '#app/lib/checkout/placed-order.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { textIn } from '#app/lib/forms/text-in.ts';

/** Why it was not taken, with what was written. */
export interface PaidRefusal {
  notice: string;
  comment: string;
}

const PLACED = pagePath('orders/placed');

/** Passes on the word of who has ordered in this browser; said twice, it counts once. */
export async function tellPaid(
  context: AppLoadContext,
  form: FormData,
  placed: PlacedOrder | undefined,
) {
  if (!placed?.payment || placed.signature === null) return redirect(PLACED, 303);
  const comment = textIn(form, 'comment', 500);
  try {
    await context.core.call(markGuestInvoiceAsPaid, {
      params: { invoiceId: String(placed.payment.id) },
      query: {
        api_token: context.instance.settings.cabinetWidgetToken ?? '',
        signature: placed.signature,
      },
      body: comment === '' ? {} : { comment },
    });
  } catch (error) {
    // Somebody has settled it meanwhile, which is told by mail.
    const isSettled = isRefusal(error, 'conflict');
    if (!isSettled) {
      const { status, notice } = refusalOf(error, context.locale);
      const refusal: PaidRefusal = { notice, comment };
      return data(refusal, { status });
    }
  }
  return redirect(PLACED, {
    status: 303,
    headers: { 'set-cookie': toldCookie(placed, context.secure) },
  });
}
