import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import {
  activateOrder,
  cancelOrder,
  deleteOrder,
  pauseOrder,
} from '#core/fulfilment/dispatch/order-action.operations.ts';
import { payOrderByBalance, payOrderByInvoice } from '#core/ordering/orders/order.operations.ts';
import type { PlacedOrders } from '#core/ordering/orders/place-order.contract.ts';
import { askForRefill, switchAutoRefill } from '#core/fulfilment/refills/refill.operations.ts';
import { refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import { isAway } from '#app/lib/core/core.server.ts';
import { readPaymentMethod } from '#app/lib/checkout/payment-method.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { placeToPay } from '#app/lib/money/payment-place.ts';
import { textIn } from '#app/lib/forms/text-in.ts';

/** What was refused, a sentence a line. */
export interface OrderRefusal {
  notice: string;
}

interface Acting {
  id: string;
  form: FormData;
}

const ACTIONS = {
  ...{ pay, cancel, pause, activate, refill },
  delete: giveUp,
  'auto-on': (context: AppLoadContext, acting: Acting) => autoRefill(context, acting, true),
  'auto-off': (context: AppLoadContext, acting: Acting) => autoRefill(context, acting, false),
} as const;

/** Does what a button of the page asks for; a refusal is told on it. */
export async function actOnOrder(
  context: AppLoadContext,
  acting: Acting,
): Promise<Response | { refusal: OrderRefusal; status: number }> {
  const intent = String(acting.form.get('intent'));
  if (!Object.hasOwn(ACTIONS, intent)) throw new Response(null, { status: 400 });
  try {
    return await ACTIONS[intent as keyof typeof ACTIONS](context, acting); // Checked above.
  } catch (error) {
    if (error instanceof Response || isAway(error)) throw error;
    const { status, notice } = refusalOf(error, context.locale);
    return { refusal: { notice }, status };
  }
}

async function cancel({ core }: AppLoadContext, { id }: Acting): Promise<Response> {
  await core.call(cancelOrder, { params: { orderId: id } });
  return redirect(pagePath('orders/:id', { id }), 303);
}

async function pause({ core }: AppLoadContext, { id }: Acting): Promise<Response> {
  await core.call(pauseOrder, { params: { orderId: id } });
  return redirect(pagePath('orders/:id', { id }), 303);
}

async function activate({ core }: AppLoadContext, { id }: Acting): Promise<Response> {
  await core.call(activateOrder, { params: { orderId: id } });
  return redirect(pagePath('orders/:id', { id }), 303);
}

async function refill({ core }: AppLoadContext, { id }: Acting): Promise<Response> {
  await core.call(askForRefill, { params: { orderId: id } });
  return redirect(pagePath('orders/:id', { id }), 303);
}

async function autoRefill({ core }: AppLoadContext, { id }: Acting, is_on: boolean) {
  await core.call(switchAutoRefill, { params: { orderId: id }, body: { is_on } });
  return redirect(pagePath('orders/:id', { id }), 303);
}

async function giveUp({ core }: AppLoadContext, { id }: Acting): Promise<Response> {
  await core.call(deleteOrder, { params: { orderId: id } });
  return redirect(pagePath('orders/:id', { id }), 303);
}

async function pay(context: AppLoadContext, { id, form }: Acting): Promise<Response> {
  const { core, language, flash } = context;
  const input = { params: { orderId: id }, key: textIn(form, 'key', 255) };
  const way = readPaymentMethod(textIn(form, 'payment', 30));
  const ways = {
    success_url: localizedPath(language, pagePath('add-funds/success')),
    cancel_url: localizedPath(language, pagePath('add-funds/error')),
  };
  const { data } = await (way.payment_method_id === 0
    ? patiently(() => core.call(payOrderByBalance, input))
    : patiently(() => core.call(payOrderByInvoice, { ...input, body: { ...way, ...ways } })));
  const { payment, next_step: next }: PlacedOrders = data;
  if (payment !== null && next !== 'done') return redirectDocument(placeToPay(payment), 303);
  flash.leave('orderPaid');
  return redirect(pagePath('orders/:id', { id }), 303);
}
