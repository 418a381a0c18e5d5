import type { Order, OrderHistory } from '#core/ordering/orders/order.contract.ts';
import { isFreeTrial } from './is-free-trial.ts';
import { stateOf } from './order-state.ts';
import { shownWritten } from './shown-written.ts';
import { unbrokenName } from '../i18n/unbroken-name.ts';

/** What the pages of an order show of it, whoever looks. */
export function shownOrder(order: Order) {
  return {
    id: order.id,
    run: order.run,
    dripFeedId: order.drip_feed_id,
    subscriptionId: order.subscription_id,
    name: unbrokenName(order.service.name),
    network: order.service.network.name,
    url: order.url,
    state: stateOf(order),
    quantity: order.quantity,
    delivered: order.current_quantity,
    startQuantity: order.start_quantity,
    cost: order.cost,
    isFreeTrial: isFreeTrial(order),
    toPay: order.amount_to_pay,
    refunded: order.refunded_float > 0 ? order.refunded : null,
    written: shownWritten(order.targetable_values),
    isGuaranteed: order.has_refill,
    isFast: order.is_speedup,
    /** Ids; none where it is for all of them. */
    countryIds: order.countries,
    createdAt: order.created_at,
    /** Only then there is a receipt. */
    isPaid: order.paid_at !== null,
    completedAt: order.completed_at,
    cancelState: order.cancel_state,
    /** What staff say of its end. */
    told: order.cancel_description,
  };
}

/** Since when something of it could come. */
export const beginOf = (order: Order): string => order.paid_at ?? order.created_at;

export type ShownOrder = ReturnType<typeof shownOrder>;

export const shownEvent = ({
  kind,
  delivered,
  refunded,
  created_at: at,
}: OrderHistory[number]) => ({
  ...{ kind, delivered, at },
  refunded: refunded === '0' ? null : refunded,
});

export type ShownEvent = ReturnType<typeof shownEvent>;
