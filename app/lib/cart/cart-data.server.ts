import type { AppLoadContext } from '@remix-run/node';
import type { CartLine } from '#core/ordering/cart/cart.contract.ts';
import { getCart } from '#core/ordering/cart/cart.operations.ts';
import { orderQueryOf } from '#core/ordering/form/order-query.pure.ts';
import { readFastLines } from '../checkout/checkout-answer.server.ts';
import type { CheckoutLine } from '../checkout/checkout-line.server.ts';
import { spedUpLines } from '../checkout/sped-up-lines.ts';
import { loadCheckout } from '../checkout/checkout.server.ts';
import { keptForm } from '../order-form/kept-form.server.ts';
import { networkColours } from '../catalogue/network-colours.server.ts';
import { countryNames } from '../orders/country-names.server.ts';
import { shownWritten } from '../orders/shown-written.ts';
import { pagePath } from '../pages/page-path.ts';
import { textIn } from '../forms/text-in.ts';
import { writtenAmount } from '../money/written-amount.server.ts';
import { widgetOf } from '../widget-frame/linked-widget.server.ts';
import { cartAttempt } from './cart-attempt.server.ts';

/** What the page of the cart and its drawer show. */
export async function loadCart(context: AppLoadContext, keptName: string | null = null) {
  const kept = (await keptForm(context, keptName)) ?? new FormData();
  const { data: cart } = await context.core.call(getCart);
  const countries = await countryNamesOf(context, cart.lines);
  const lines = cart.lines.map((line) => ({
    ...lineOf(context, line),
    countries: line.country_ids.map((id) => countries.get(id) ?? String(id)),
  }));
  const fastLines = readFastLines(kept);
  const ordered = spedUpLines(
    cart.lines.filter(isOrderable).flatMap((line) => checkoutLineOf(line) ?? []),
    fastLines,
  );
  const customer = await context.customer();
  const widget = await widgetOf(context, cart.widget ?? undefined);
  const attempt = cartAttempt(context, { customerId: customer?.id, cart });
  return {
    lines,
    /** Gives the marks of the networks their colours. */
    css: lines.length === 0 ? '' : await networkColours(context),
    /** What whoever orders now orders; the rest stays where it is. */
    ordered,
    orderedIds: cart.lines.filter(isOrderable).map(({ id }) => id),
    checkout:
      ordered.length === 0
        ? undefined
        : await loadCheckout(context, {
            // What they are called is for the page alone.
            lines: ordered.map(({ title: _, ...line }) => line),
            type: ordered.length === 1 ? 'single' : 'multi',
            widget,
            attempt,
            payment: textIn(kept, 'payment', 30),
            coupon: textIn(kept, 'coupon_code', 100),
            fastLines,
          }),
    /** The widget of a partner through which it is ordered. */
    widget: widget?.token,
    isGuest: customer === undefined,
    /** Whether a guest's browser keeps what opens a cart, even one that is empty. */
    hasKey: context.cart.token !== undefined,
  };
}

export type CartData = Awaited<ReturnType<typeof loadCart>>;

const isOrderable = ({ subtotal, errors }: CartLine) =>
  subtotal !== null && Object.keys(errors).length === 0;

function checkoutLineOf(
  line: CartLine,
): (CheckoutLine & { title: string; lineId: number }) | undefined {
  if (!line.service) return undefined;
  return {
    // By its slug, as a restricted one has no other name.
    service_id: line.service.slug,
    quantity: line.quantity,
    url: line.url,
    is_guarantee: line.is_guarantee,
    drip_feed: line.drip_feed,
    targetable_values: line.targetable_values,
    country_ids: line.country_ids,
    is_reorder: false,
    is_speedup: false,
    lineId: line.id,
    title: line.service.name,
  };
}

function lineOf(context: AppLoadContext, line: CartLine) {
  const { service } = line;
  return {
    id: line.id,
    url: line.url,
    quantity: line.quantity,
    totalQuantity: line.total_quantity,
    subtotal: line.subtotal,
    /** As a field has it that is filled in: in the currency of the visitor. */
    amount: line.subtotal === null ? '' : writtenAmount(context, line.subtotal),
    isGuarantee: line.is_guarantee,
    runs: line.drip_feed?.numberOfRuns,
    written: shownWritten(line.targetable_values),
    problems: Object.values(line.errors).flat(),
    service: service && {
      id: service.id,
      slug: service.slug,
      name: service.name,
      icon: service.icon,
      isPackage: service.is_package,
      min: service.min_quantity,
      max: service.max_quantity,
      step: service.quantity_step,
      network: service.network,
    },
    /** A line in runs is changed where it can be seen whole. */
    editPath: formPath(line),
  };
}

/** The names of all countries that lines were limited to; asked for only where there are any. */
async function countryNamesOf(context: AppLoadContext, lines: readonly CartLine[]) {
  const ids = [...new Set(lines.flatMap(({ country_ids }) => country_ids))];
  const names = await countryNames(context, ids);
  return new Map(ids.map((id, at) => [id, names[at]]));
}

function formPath({ id, service, drip_feed: feed, url, quantity }: CartLine): string | undefined {
  if (!service || !feed) return undefined;
  const query = orderQueryOf({
    type: 'single',
    source: undefined,
    cartLine: id,
    asked: {
      url,
      quantity,
      networkId: service.network.id,
      serviceTypeId: service.service_type_id,
      serviceId: service.id,
      isDripFeed: true,
      dripFeedMode: feed.mode,
      numberOfRuns: feed.numberOfRuns,
      dripFeedMinutes: feed.dripFeedMinutes,
      ...(feed.numberOfSteps > 0 && { dripFeedQuantityStep: feed.numberOfSteps }),
    },
  });
  return `${pagePath('orders/create')}?${query.toString()}`;
}

export type CartLineData = CartData['lines'][number];
