import { redirect, type AppLoadContext } from '@remix-run/node';
import {
  changeCartLine,
  clearCart,
  getCart,
  removeCartLine,
} from '#core/ordering/cart/cart.operations.ts';
import { parseQuantity } from '#core/catalogue/services/quantity.pure.ts';
import { addToCart } from '#app/lib/cart/cart-lines.server.ts';
import { judgeLine } from '#app/lib/cart/line-cost.server.ts';
import type { CartAnswer, LineProblem } from '#app/lib/cart/cart-answer.ts';
import { readFastLines, refusalOf } from '#app/lib/checkout/checkout-answer.server.ts';
import { readLines, type CheckoutLine } from '#app/lib/checkout/checkout-line.server.ts';
import { spedUpLines } from '#app/lib/checkout/sped-up-lines.ts';
import { answerCheckout } from '#app/lib/checkout/place-order.server.ts';
import { isAway } from '#app/lib/core/core.server.ts';
import { readId } from '#app/lib/http/list-query.ts';
import { leaveForFunds } from '#app/lib/order-form/kept-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { widgetIn } from '#app/lib/widget-frame/widget-token.ts';

interface Step {
  answer: CartAnswer;
  status?: number;
}

/** Does what a button of the cart asks for, which says what and about which line. */
export async function changeCart(
  context: AppLoadContext,
  form: FormData,
): Promise<Step | Response> {
  const [intent = '', named = null] = textIn(form, 'intent', 60).split(':');
  const id = readId(named);
  try {
    switch (intent) {
      case 'remove':
        return await removeLine(context, id);
      case 'remove-group':
        return await removeGroup(context, id);
      case 'clear':
        await context.core.call(clearCart);
        return DONE;
      case 'save':
        return await saveLine(context, form, id);
      case 'add-funds':
        return await leaveForFunds(context, form, { path: pagePath('cart') });
      case 'add':
        return await add(context, form);
      default:
        return await order(context, form);
    }
  } catch (error) {
    // A page that shows the form again is made of what the core says.
    if (isAway(error)) throw error;
    const { status, notice } = refusalOf(error, context.locale);
    return { answer: { kind: 'refused', notice }, status };
  }
}

const DONE: Step = { answer: { kind: 'done' } };
const ASKS: Step = { answer: { kind: 'asks' } };

async function linesOf({ core }: AppLoadContext) {
  const { data } = await core.call(getCart);
  return data.lines;
}

/** The last one takes the cart with it, which is asked for first. */
async function removeLine(context: AppLoadContext, id: number | undefined): Promise<Step> {
  const lines = await linesOf(context);
  if (!lines.some((line) => line.id === id)) return DONE;
  if (lines.length === 1) return ASKS;
  await context.core.call(removeCartLine, { params: { lineId: String(id) } });
  return DONE;
}

async function removeGroup(context: AppLoadContext, id: number | undefined): Promise<Step> {
  const lines = await linesOf(context);
  const networks = new Set(lines.map(({ service }) => service?.network.id));
  if (networks.size <= 1) return ASKS;
  // What is sold no more is of no network that anybody knows.
  const gone = lines.filter(({ service }) => service?.network.id === id);
  const query = { line_ids: gone.map((line) => line.id).join(',') };
  if (gone.length > 0) await context.core.call(clearCart, { query });
  return DONE;
}

/** The quantity as it was typed, or the one that a subtotal pays for where that was changed. */
async function saveLine(
  context: AppLoadContext,
  form: FormData,
  id: number | undefined,
): Promise<Step> {
  const line = (await linesOf(context)).find((one) => one.id === id);
  if (!line?.service) return DONE;
  const typed = { quantity: textIn(form, 'quantity', 20), subtotal: textIn(form, 'subtotal', 30) };
  const isBySum = typed.subtotal !== textIn(form, 'subtotal_was', 30);
  const refuse = (wrong: LineProblem, status: number): Step => ({
    answer: { kind: 'line', lineId: line.id, typed, ...wrong },
    status,
  });
  try {
    const judged = await judgeLine(
      context,
      { ...line, service: line.service },
      isBySum ? { subtotal: typed.subtotal } : { quantity: typed.quantity },
    );
    if ('problem' in judged) return refuse(judged, 422);
    const { quantity } = judged;
    const params = { lineId: String(line.id) };
    await context.core.call(changeCartLine, { params, body: { quantity } });
    return { answer: { kind: 'saved', lineId: line.id } };
  } catch (error) {
    const { status, notice } = refusalOf(error, context.locale);
    return refuse({ field: isBySum ? 'subtotal' : 'quantity', problem: notice }, status);
  }
}

async function add(context: AppLoadContext, form: FormData): Promise<Step> {
  const lines = readLines(form.get('lines')) ?? readService(form);
  if (!lines) throw new Response(null, { status: 400 });
  return { answer: { kind: 'added', count: await addToCart(context, lines) } };
}

/** The one line of a page that sells a service. */
function readService(form: FormData): CheckoutLine[] | undefined {
  const quantity = parseQuantity(textIn(form, 'quantity', 20));
  const line = { service_id: readId(textIn(form, 'serviceId', 20)), quantity };
  return readLines(JSON.stringify([{ ...line, url: textIn(form, 'url', 2_000) }]));
}

async function order(context: AppLoadContext, form: FormData): Promise<Step | Response> {
  const sent = readLines(form.get('lines'));
  if (!sent) return { answer: { kind: 'done' } };
  const ids = textIn(form, 'line_ids', 4_000);
  const lineIds = ids.split(',').map(Number);
  const named = sent.map((line, at) => ({ ...line, lineId: lineIds[at] ?? 0 }));
  const lines = spedUpLines(named, readFastLines(form)).map(({ lineId: _, ...line }) => line);
  const step = await answerCheckout(context, form, {
    lines,
    type: lines.length === 1 ? 'single' : 'multi',
    source: 'cart',
    widget: widgetIn(form),
    async onPlaced() {
      if (/^\d+(,\d+)*$/.test(ids)) {
        await context.core.call(clearCart, { query: { line_ids: ids } });
      }
    },
  });
  if ('leadsTo' in step) return step.leadsTo;
  return { answer: { kind: 'checkout', answer: step.answer }, status: step.status };
}

/** Without a script the page comes anew, so that its address stands for itself again. */
export function backToCart(): Response {
  return redirect(pagePath('cart'), 303);
}
