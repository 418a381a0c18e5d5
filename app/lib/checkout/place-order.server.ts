import { redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import * as operations from '#core/ordering/orders/order.operations.ts';
import type { PlacedOrders, RequestedOrders } from '#core/ordering/orders/place-order.contract.ts';
import {
  requestWidgetOrder,
  requestWidgetOrderByCard,
} from '#core/ordering/orders/widget-order.operations.ts';
import type { CallOf } from '#core/platform/operations/operation.contract.ts';
import { CoreError, isRefusal } from '../core/core.server.ts';
import { textsOf } from '../i18n/i18n.server.ts';
import { localizedPath } from '../i18n/languages.ts';
import { pagePath } from '../pages/page-path.ts';
import { patiently } from '../core/patiently.server.ts';
import { panelPathOf, placeToPay } from '../money/payment-place.ts';
import { countEvent } from '../orders/shop-events.server.ts';
import { textIn } from '../forms/text-in.ts';
import { withoutCore } from '../core/without-core.server.ts';
import {
  plainAnswer,
  readTyped,
  refusedOrder,
  type CheckoutAnswer,
  type Typed,
} from './checkout-answer.server.ts';
import type { CheckoutLine } from './checkout-line.server.ts';
import { placedCookie, shownOrder } from './placed-order.server.ts';
import { widgetLine } from './widget-line.server.ts';
import { digestOf, quoteOrder } from './order-quote.server.ts';
import { PLACED } from './placed-query.ts';
import { readPaymentMethod } from './payment-method.server.ts';

export interface Placing {
  lines: readonly CheckoutLine[];
  type: OrderType;
  /** Where the order comes from, as statistics know it. */
  source: string;
  /** The token of the widget of a partner whose link led here. */
  widget?: string | undefined;
  /** Takes away what has been ordered now, before the page goes on. */
  onPlaced?: () => Promise<void>;
}

/** Either the form has done its work, or its page is shown again with an answer. */
export type CheckoutStep = { leadsTo: Response } | { answer: CheckoutAnswer; status: number };

/** Does what a button of the panel asks for; the page keeps what was filled in around it. */
export function answerCheckout(
  context: AppLoadContext,
  form: FormData,
  placing: Placing,
): Promise<CheckoutStep> {
  switch (form.get('intent')) {
    case 'order':
      return askOrOrder(context, form, placing);
    default:
      return recalculate(context, form, placing);
  }
}

function quoteFor(context: AppLoadContext, typed: Typed, { lines, type }: Placing) {
  const { payment, coupon, isFast } = typed;
  const asked = { lines, type, payment, coupon, isFast };
  return lines.length === 0 ? undefined : quoteOrder(context, asked);
}

/** Works the total out anew, for who has no script to do so. */
async function recalculate(context: AppLoadContext, form: FormData, placing: Placing) {
  const typed = readTyped(form);
  const quote = await quoteFor(context, typed, placing);
  return { answer: plainAnswer(typed, quote), status: 200 };
}

/** Whoever has changed something since the total was shown, as without a script, sees it first. */
async function askOrOrder(
  context: AppLoadContext,
  form: FormData,
  placing: Placing,
): Promise<CheckoutStep> {
  const typed = readTyped(form);
  const shownFor = textIn(form, 'quoted', 20);
  if (shownFor !== '' && shownFor !== digestOf({ ...placing, ...typed })) {
    const quote = await quoteFor(context, typed, placing);
    const isOther = quote?.total && quote.total.total !== textIn(form, 'expected_total', 30);
    if (isOther && !quote.errors) {
      return { answer: { ...plainAnswer(typed, quote), asks: 'own-total' }, status: 200 };
    }
  }
  return placeOrder(context, form, placing);
}

/** Orders once for each key, and leads to where it goes on. */
export async function placeOrder(
  context: AppLoadContext,
  form: FormData,
  placing: Placing,
): Promise<CheckoutStep> {
  const typed = readTyped(form);
  try {
    const [customer] = await Promise.all([
      context.customer(),
      countEvent(context, 'checkoutButton'),
    ]);
    const sending = { form, typed, placing };
    if (context.frame) {
      const placed = shownOrder(await told(context, requestOrder(context, sending)), typed.email);
      return { answer: { ...plainAnswer(typed, undefined), placed }, status: 200 };
    }
    const leadsTo = customer
      ? leadOn(await told(context, sendOrder(context, sending)))
      : leadGuestOn(context, await told(context, requestOrder(context, sending)), typed.email);
    // Whatever is left behind, it has been ordered.
    await withoutCore(context, async () => placing.onPlaced?.());
    return { leadsTo };
  } catch (error) {
    const { status, errors, notice, asks, key } = refusedOrder(error, context.locale);
    const quote = await quoteFor(context, typed, placing);
    return { answer: { ...plainAnswer(typed, quote), errors, notice, asks, key }, status };
  }
}

interface Sending {
  form: FormData;
  typed: Typed;
  placing: Placing;
}

/** Whatever is not paid from the balance alone goes on to a payment. */
async function told<P extends PlacedOrders>(
  context: AppLoadContext,
  placing: Promise<P>,
): Promise<P> {
  const placed = await placing;
  if (placed.payment !== null) await countEvent(context, 'paymentPage');
  return placed;
}

/** What a customer and a guest say alike. */
function saidOf({ language }: AppLoadContext, { form, typed, placing }: Sending) {
  const expected = textIn(form, 'expected_total', 30);
  return {
    key: textIn(form, 'key', 255),
    common: {
      type: placing.type,
      ...(typed.coupon !== '' && { coupon_code: typed.coupon }),
      ...(expected !== '' && { expected_total: expected }),
      source: placing.source,
      is_speedup: typed.isFast,
    },
    waysBack: (success: string, cancel: string) => ({
      success_url: localizedPath(language, success),
      cancel_url: localizedPath(language, cancel),
    }),
  };
}

async function sendOrder(context: AppLoadContext, sending: Sending): Promise<PlacedOrders> {
  const { key, common, waysBack } = saidOf(context, sending);
  const ways = waysBack(pagePath('add-funds/success'), pagePath('add-funds/error'));
  const payment = readPaymentMethod(sending.typed.payment);
  const { widget, lines } = sending.placing;
  // Where nothing is chosen, the call without a widget says so.
  if (widget !== undefined && Object.keys(payment).length > 0) {
    const ofWidget = { orders: lines.map(widgetLine), ...common, ...ways };
    return byWidget(context, widget, (query) =>
      sendByWidget(context, { key, query, body: ofWidget }, payment),
    );
  }
  const body = { orders: [...sending.placing.lines], ...common, ...payment, ...ways };
  const { data } = await patiently(() => context.core.call(operations.placeOrder, { key, body }));
  return data;
}

/** A guest orders by an e-mail and the widget of the panel. */
async function requestOrder(context: AppLoadContext, sending: Sending): Promise<RequestedOrders> {
  const { key, common, waysBack } = saidOf(context, sending);
  const own = context.instance.settings.cabinetWidgetToken ?? '';
  const orders = sending.placing.lines.map(widgetLine);
  const { affiliate, frame } = context;
  const from = frame && 'widget';
  const ways = waysBack(
    pagePath('orders/placed', {}, { from }),
    pagePath('orders/placed', {}, { from, outcome: 'left' }),
  );
  const { code } = affiliate;
  const sentBy = code === undefined ? {} : { affiliate_code: code };
  const payment = guestPayment(context, sending.typed);
  const body = { orders, email: sending.typed.email, ...sentBy, ...common, ...payment, ...ways };
  const widget = frame?.token ?? sending.placing.widget ?? own;
  return byWidget(context, widget, async (query) => {
    const input = { key, query, body };
    const { data } = await patiently(() => context.core.call(requestWidgetOrder, input));
    return data;
  });
}

/** A link may be older than the token in it: what was ordered by it is nobody's then, and stays. */
async function byWidget<T>(
  { instance, frame }: AppLoadContext,
  token: string,
  ask: (query: { api_token: string }) => Promise<T>,
): Promise<T> {
  const own = instance.settings.cabinetWidgetToken;
  try {
    return await ask({ api_token: token });
  } catch (error) {
    const isGone = isRefusal(error, 404);
    if (!isGone || frame || own === undefined || own === token) throw error;
    return ask({ api_token: own });
  }
}

/** A customer orders by it with all their ways of paying. */
async function sendByWidget(
  { core }: AppLoadContext,
  { body, ...asked }: WidgetAsked,
  { payment_method_id: methodId, recurring_payments_method_id: cardId }: ChosenPayment,
): Promise<PlacedOrders> {
  const { data } = await patiently(() =>
    cardId == null
      ? core.call(requestWidgetOrder, {
          ...asked,
          body: { ...body, payment_method_id: methodId ?? 0 },
        })
      : core.call(requestWidgetOrderByCard, {
          ...asked,
          body: { ...body, recurring_payments_method_id: cardId },
        }),
  );
  return data;
}

type ChosenPayment = ReturnType<typeof readPaymentMethod>;
type WidgetAsked = Omit<CallOf<typeof requestWidgetOrder>, 'body'> & {
  body: Omit<CallOf<typeof requestWidgetOrder>['body'], 'payment_method_id'>;
};

/** A guest has no cards: only a method is a way of paying. */
function guestPayment({ locale }: AppLoadContext, { payment }: Typed) {
  const way = readPaymentMethod(payment);
  if (way.payment_method_id !== undefined) return { payment_method_id: way.payment_method_id };
  const say = textsOf(locale);
  throw new CoreError(422, say.t('errors:code.validation_failed'), {
    code: 'validation_failed',
    errors: { payment_method_id: [say.t('errors:field.required')] },
  });
}

/** One order has its own page to be thanked on, several are named above their list. */
function leadOn({ orders, payment, next_step }: PlacedOrders): Response {
  if (payment === null || next_step === 'done') {
    const ids = orders.map(({ id }) => id);
    const [id, ...others] = ids;
    const place =
      id !== undefined && others.length === 0
        ? pagePath('orders/:id', { id }, { [PLACED]: 1 })
        : `${pagePath('orders')}?${PLACED}=${ids.join()}`;
    return redirect(place, 303);
  }
  // The page of a gateway is none of the shell's, not even the sandbox's.
  return redirectDocument(placeToPay(payment), 303);
}

/** Nobody can be asked later what a guest has ordered, so their browser keeps it. */
export function leadGuestOn(
  { secure }: AppLoadContext,
  placed: RequestedOrders,
  email: string | null,
): Response {
  const headers = { 'set-cookie': placedCookie(placed, email, secure) };
  const payment = placed.payment?.payment;
  const own = payment?.type === 'redirect' ? panelPathOf(payment.url) : undefined;
  return own === undefined
    ? redirect(pagePath('orders/placed', {}, { go: 1 }), { status: 303, headers })
    : redirectDocument(own, { status: 303, headers });
}
