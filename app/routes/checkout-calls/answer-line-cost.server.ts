import type { AppLoadContext } from '@remix-run/node';
import { subtotalIn } from '#core/display-amount.pure.ts';
import { subtotalText } from '#core/order-form/quantity-by-cost.pure.ts';
import { parseQuantity } from '#core/order-form/quantity.pure.ts';
import { costFor, quantityFor } from '../../lib/cart/line-cost.server.ts';
import { CoreError } from '../../lib/core.server.ts';
import { displayCurrency } from '../../lib/display-currency.server.ts';
import { textIn } from '../../lib/text-in.ts';

/** The subtotal of a quantity, or the quantity of a subtotal, for a script that follows what is typed. */
export async function answerLineCost(context: AppLoadContext, form: FormData): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const { rate } = displayCurrency(context);
  const line = {
    service_id: textIn(form, 'service', 120),
    is_guarantee: form.get('guarantee') === '1',
  };
  const sum = form.has('subtotal') ? subtotalText(textIn(form, 'subtotal', 30), rate) : undefined;
  try {
    const quantity =
      sum === undefined
        ? parseQuantity(textIn(form, 'quantity', 20))
        : await quantityFor(context, { ...line, sum });
    const cost = await costFor(context, { ...line, quantity });
    return Response.json({ quantity, subtotal: subtotalIn(cost, rate) }, { headers });
  } catch (error) {
    if (!(error instanceof CoreError) || error.status !== 422) throw error;
    return new Response(null, { status: 422, headers });
  }
}
