import type { AppLoadContext } from '@remix-run/node';
import { ORDER_TYPES } from '#core/ordering/form/order-query.pure.ts';
import { readLines } from '#app/lib/checkout/checkout-line.server.ts';
import { quoteOrder } from '#app/lib/checkout/order-quote.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';

/** What the lines of a form come to, which a script asks for while they change. */
export async function answerTotal(context: AppLoadContext, form: FormData): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const lines = readLines(form.get('lines'));
  if (!lines) return new Response(null, { status: 422, headers });
  const quote = await quoteOrder(context, {
    lines,
    type: ORDER_TYPES.find((known) => known === form.get('type')) ?? 'single',
    payment: textIn(form, 'payment', 30),
    coupon: textIn(form, 'coupon_code', 100),
    isFast: form.get('speedup') === '1',
  });
  return Response.json(quote, { headers });
}
