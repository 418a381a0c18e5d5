import type { AppLoadContext } from '@remix-run/node';
import { getCart } from '#core/ordering/cart/cart.operations.ts';
import type { LineCost } from '#app/lib/cart/cart-answer.ts';
import { costFor, judgeLine } from '#app/lib/cart/line-cost.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { readId } from '#app/lib/http/list-query.ts';
import { writtenAmount } from '#app/lib/money/written-amount.server.ts';

/**
 * The subtotal of a quantity that is typed for a line of the cart, or the quantity of a subtotal, or
 * what is wrong with it, for a script that follows what is typed.
 */
export async function answerLineCost(context: AppLoadContext, form: FormData): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const typed = form.has('subtotal')
    ? { subtotal: textIn(form, 'subtotal', 30) }
    : { quantity: textIn(form, 'quantity', 20) };
  try {
    const answer = await costOf(context, readId(textIn(form, 'line', 20)), typed);
    if (answer) return Response.json(answer, { headers });
  } catch (error) {
    if (!isRefusal(error, 422)) throw error;
  }
  return new Response(null, { status: 422, headers });
}

/** Nothing for a line that is in the cart no more. */
async function costOf(
  context: AppLoadContext,
  id: number | undefined,
  typed: Parameters<typeof judgeLine>[2],
): Promise<LineCost | undefined> {
  const { data: cart } = await context.core.call(getCart);
  const line = cart.lines.find((one) => one.id === id);
  if (!line?.service) return undefined;
  const { is_guarantee, service } = line;
  const judged = await judgeLine(context, { is_guarantee, service }, typed);
  if ('problem' in judged) return judged;
  const { quantity } = judged;
  const cost = await costFor(context, { service_id: service.slug, is_guarantee, quantity });
  return { quantity, subtotal: writtenAmount(context, cost) };
}
