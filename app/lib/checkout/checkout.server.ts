import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { OrderType } from '#core/ordering/form/order-query.pure.ts';
import { canPayFor } from '#core/ordering/form/payable-by.pure.ts';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import { listPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import { listWidgetPaymentMethods } from '#core/growth/order-widgets/widget-call.operations.ts';
import { exactDollars } from '../money/exact-dollars.ts';
import { orderPolicyOf } from '../orders/order-policy.server.ts';
import type { WidgetFrame } from '../widget-frame/widget-frame.ts';
import { paymentMethodValue } from '../money/payment-method-value.ts';
import type { CheckoutLine } from './checkout-line.server.ts';
import { fittingWay } from './fitting-way.ts';
import { guestEmail } from './guest-email.server.ts';
import { quoteOrder, type OrderQuote } from './order-quote.server.ts';

interface CheckoutAsked {
  lines: readonly CheckoutLine[];
  type: OrderType;
  /** Whose terms hold for the order; the panel's own where there is none. */
  widget?: WidgetFrame | undefined;
  /** What was chosen and typed before; the first that fits where nothing was. */
  payment?: string;
  coupon?: string;
  isFast?: boolean;
  fastLines?: string[];
  /** One for all that is sent from this form, so that who comes back does not order again. */
  attempt?: string | undefined;
}

/** What the checkout panel begins with. */
export async function loadCheckout(context: AppLoadContext, asked: CheckoutAsked) {
  const { lines, type, coupon = '', isFast = false, fastLines = [] } = asked;
  const [{ data, meta }, customer, email] = await Promise.all([
    offeredMethods(context, asked.widget),
    context.customer(),
    guestEmail(context),
  ]);
  const first = data.find(
    ({ id, linkedCardId }) =>
      id === meta.default_payment_method_id && linkedCardId === meta.default_linked_card_id,
  );
  const bare = await quoteIf(context, { lines, type, payment: '', coupon });
  const known = data.find((method) => paymentMethodValue(method) === asked.payment);
  const chosen = known ?? firstFor(first ? [first, ...data] : data, lines, bare?.total?.total);
  const payment = chosen ? paymentMethodValue(chosen) : '';
  const { cabinetWidgetToken } = context.instance.settings;
  return {
    isGuest: customer === undefined,
    /** What a guest's order belongs to, as their browser knows it from the last one. */
    email,
    // The panel orders for guests by the token of its own widget.
    canOrder: Boolean(customer ?? context.frame ?? cabinetWidgetToken),
    balance: customer ? exactDollars(customer.balance) : undefined,
    // Whatever is chosen stands first, so that nobody looks for it.
    methods: [...(chosen ? [chosen] : []), ...data.filter((one) => one !== chosen)].map(wayOf),
    payment,
    coupon,
    isFast,
    fastLines,
    quote: payment === '' ? bare : await quoteIf(context, { lines, type, payment, coupon, isFast }),
    attempt: asked.attempt ?? randomUUID(),
    type,
    policy: orderPolicyOf(context),
    /** The least that its partner takes. */
    minimum: asked.widget?.minimum === '0' ? undefined : asked.widget?.minimum,
  };
}

/** A partner may have chosen among them; a saved card is one of its method. */
async function offeredMethods({ core, frame }: AppLoadContext, widget: WidgetFrame | undefined) {
  const allowed =
    widget && core.call(listWidgetPaymentMethods, { query: { api_token: widget.token } });
  if (frame && allowed) return allowed;
  const [all, some] = await Promise.all([core.call(listPaymentMethods), allowed]);
  if (!some) return all;
  const ids = some.data.map(({ id }) => id);
  const data = all.data.filter(({ id }) => ids.includes(id));
  const isUsual = ids.includes(all.meta.default_payment_method_id ?? -1);
  return { data, meta: isUsual ? all.meta : some.meta };
}

export type Checkout = Awaited<ReturnType<typeof loadCheckout>>;

function quoteIf(
  context: AppLoadContext,
  asked: Parameters<typeof quoteOrder>[1],
): Promise<OrderQuote> | undefined {
  return asked.lines.length === 0 ? undefined : quoteOrder(context, asked);
}

function wayOf(method: PaymentMethod) {
  const shares = method.payment_method_bonuses.map(({ bonus_percent: share }) => share);
  return {
    value: paymentMethodValue(method),
    name: method.name,
    icon: method.icon,
    strategy: method.strategy,
    fee: method.fee_percent,
    bonus: shares.length === 0 ? 0 : Math.max(...shares),
    least: method.min_amount,
    most: method.max_amount,
    information: method.linkedCardId === null ? method.additional_information : null,
  };
}

export type OfferedWay = ReturnType<typeof wayOf>;

/** The default where it takes these lines at their price, else the next one that does or nearly does. */
function firstFor(
  methods: readonly PaymentMethod[],
  lines: readonly CheckoutLine[],
  total: string | undefined,
): PaymentMethod | undefined {
  const ids = lines.flatMap(({ service_id: id }) => (typeof id === 'number' ? [id] : []));
  const possible = methods.filter(({ strategy }) => canPayFor(strategy, ids));
  const ways = possible.map((method) => ({
    method,
    least: method.min_amount,
    most: method.max_amount,
  }));
  return fittingWay(ways, total)?.method;
}
