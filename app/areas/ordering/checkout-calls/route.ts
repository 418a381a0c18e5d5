import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { answerLineCost } from './answer-line-cost.server.ts';
import { answerTotal } from './answer-total.server.ts';
import { closeCart } from './close-cart.server.ts';

/** What the scripts of the cart and of the order form ask while somebody types. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request);
  switch (params['call']) {
    case 'total':
      return answerTotal(context, form);
    case 'line-cost':
      return answerLineCost(context, form);
    case 'close-cart':
      return closeCart(context);
    default:
      throw notFound('page');
  }
}

/** Nothing to be visited. */
export function loader() {
  throw notFound('page');
}
