import type { AppLoadContext } from '@remix-run/node';
import { formOf, type OrderForm } from '#core/ordering/form/order-groups.pure.ts';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import { addToCart } from '#app/lib/cart/cart-lines.server.ts';
import type { CheckoutAnswer } from '#app/lib/checkout/checkout-answer.server.ts';
import { answerCheckout } from '#app/lib/checkout/place-order.server.ts';
import { readAttempt } from '#app/lib/order-form/attempt.ts';
import { knownLinks, readEntries } from '#app/lib/order-form/form-entries.ts';
import { formNetworks } from '#app/lib/order-form/know-catalogue.server.ts';
import type { Known } from '#app/lib/order-form/known.ts';
import { pricedLines, sentLines, shownForm } from '#app/lib/order-form/ordered-lines.ts';
import { changedForm } from './changed-form.server.ts';
import { findLineProblems, problemsByLine } from './line-problems.server.ts';
import { framedOrder, type FramedOrder } from './framed-order.server.ts';
import type { LineProblems } from './order-context.ts';
import { chosenPage, orderPage, withReadLinks, type OrderPage } from './order-page.server.ts';

const PLACING = /^(order(-\w+)?|cart)$/;

interface Sent {
  form: FormData;
  type: OrderType;
  source: string;
  /** The token of the widget of a partner whose link led here. */
  widget?: string | undefined;
}

/** What the page is shown again with. */
export interface FormAnswer {
  page: OrderPage;
  problems: LineProblems;
  switched: number | undefined;
  checkout: CheckoutAnswer | undefined;
  /** What was ordered in a frame of a partner, which leads nowhere else. */
  placed: FramedOrder | undefined;
  /** How many lines the cart has now, after some of here were put into it. */
  cart: number | undefined;
}

const ANSWER = {
  ...{ problems: {}, switched: undefined, checkout: undefined },
  ...{ placed: undefined, cart: undefined },
};

type Step = { leadsTo: Response } | { answer: FormAnswer; status: number };

/** Does what a button of the form asks for; whatever goes wrong, what was filled in is kept. */
export async function answerForm(context: AppLoadContext, sent: Sent): Promise<Step> {
  const read = await readSentForm(context, sent.form);
  const { known, switched } = read;
  const intent = sent.form.get('intent');
  const isPlacing = typeof intent === 'string' && PLACING.test(intent);
  const form = shownForm(read.form, sent.type);
  const problems = isPlacing ? await findLineProblems(context, form, known) : {};
  if (isPlacing && Object.keys(problems).length === 0) {
    return intent === 'cart'
      ? putIntoCart(context, { sent, form, known })
      : place(context, { sent, form, known });
  }
  const page = isPlacing
    ? await orderPage(context, form, known)
    : await chosenPage(
        context,
        await changedForm(context, { sent: sent.form, form, known }),
        known,
      );
  const step = await answerCheckout(context, asRecalculation(sent.form), {
    ...sent,
    lines: pricedLines(page.form, { ...known, services: page.services }),
  });
  if ('leadsTo' in step) return step;
  const checkout = withKey(step.answer, sent.form);
  const answer = { ...ANSWER, page, problems, switched: switched[0], checkout };
  return { answer, status: isPlacing ? 422 : 200 };
}

/** What was sent, as far as the form itself can answer it. */
async function readSentForm(context: AppLoadContext, sent: FormData) {
  const { networks } = await formNetworks(context);
  const form = readEntries(sent);
  return withReadLinks(context, { form, networks, links: knownLinks(sent) });
}

/** The panel beside the lines only has to work its total out anew. */
function asRecalculation(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent) if (name !== 'intent') form.append(name, value);
  return form;
}

interface Placed {
  form: OrderForm;
  known: Known;
}

async function place(
  context: AppLoadContext,
  { sent, form, known }: Placed & { sent: Sent },
): Promise<Step> {
  const { source, widget } = sent;
  const type = typeOf(form, sent.type);
  const step = await answerCheckout(context, sent.form, {
    ...{ type, source, widget },
    lines: sentLines(form, known),
  });
  if ('leadsTo' in step) return step;
  const { status } = step;
  const checkout = withKey(step.answer, sent.form);
  const page = await orderPage(context, form, known);
  const problems = problemsByLine(checkout.errors, form.lines.length);
  const placed = checkout.placed && framedOrder(checkout.placed);
  const answer = { ...ANSWER, page, problems, checkout, placed };
  return { answer, status };
}

/** Several services for one link make an order of experts, wherever it was begun. */
const typeOf = ({ groups }: OrderForm, type: OrderType): OrderType =>
  type === 'multi' && groups.some((places) => places.length > 1) ? 'expert' : type;

/** Whoever tries again sends the same key, so that nothing is ordered twice. */
function withKey(answer: CheckoutAnswer, form: FormData): CheckoutAnswer {
  return { ...answer, key: answer.key ?? readAttempt(form.get('key')) };
}

/** The lines are the cart's from now on, and the form begins anew. */
async function putIntoCart(
  context: AppLoadContext,
  { sent, form, known }: Placed & { sent: Sent },
): Promise<Step> {
  const cart = await addToCart(context, sentLines(form, known), sent.widget);
  const page = await orderPage(context, formOf(), { ...known, services: {} });
  const answer = { ...ANSWER, page, cart };
  return { answer, status: 200 };
}
