import type { AppLoadContext } from '@remix-run/node';
import { parseQuantity } from '#core/catalogue/services/quantity.pure.ts';
import { costFor, quantityFor } from '#app/lib/cart/line-cost.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { dollarsWritten, writtenAmount } from '#app/lib/money/written-amount.server.ts';

/** The subtotal of a quantity, or the quantity of a subtotal, for a script that follows what is typed. */
export async function answerLineCost(context: AppLoadContext, form: FormData): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const line = {
    service_id: textIn(form, 'service', 120),
    is_guarantee: form.get('guarantee') === '1',
  };
  const typed = textIn(form, 'subtotal', 30);
  const sum = form.has('subtotal') ? dollarsWritten(context, typed) : undefined;
  try {
    const quantity =
      sum === undefined
        ? parseQuantity(textIn(form, 'quantity', 20))
        : await quantityFor(context, { ...line, sum });
    const cost = await costFor(context, { ...line, quantity });
    const subtotal = writtenAmount(context, cost);
    return Response.json({ quantity, subtotal }, { headers });
  } catch (error) {
    if (!(error instanceof CoreError) || error.status !== 422) throw error;
    return new Response(null, { status: 422, headers });
  }
}
