import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Order, OrderHistory } from '#core/orders/order.contract.ts';
import { CoreError } from '../../lib/core.server.ts';
import { paymentMethodsCall } from '../../lib/money-calls.server.ts';
import { orderCall, orderHistoryCall } from '../../lib/order-calls.server.ts';
import { stateOf } from '../../lib/order-state.ts';
import { orderPath } from '../../lib/paths.ts';
import { notFound } from '../../lib/responses.ts';
import { wayToPay } from '../../lib/way-to-pay.ts';

/** An order and what has happened to it; that of somebody else is not there. */
export async function orderPage(context: AppLoadContext, id: string) {
  const params = { orderId: id };
  try {
    const [{ data: order }, { data: history }] = await Promise.all([
      context.core.call(orderCall, { params }),
      context.core.call(orderHistoryCall, { params }),
    ]);
    return {
      order: shown(order),
      history: history.map(eventOf),
      ways: order.actions.payable ? await waysToPay(context) : [],
      attempt: randomUUID(),
    };
  } catch (error) {
    if (error instanceof CoreError && error.status === 404) throw notFound('order');
    throw error;
  }
}

export type OrderPage = Awaited<ReturnType<typeof orderPage>>;

function shown(order: Order) {
  const { service } = order;
  const type = { id: service.service_type.id };
  const again = new URLSearchParams({
    ...(order.url !== '' && { url: order.url }),
    quantity: String(order.quantity),
    source: 'reorder',
  });
  const path = orderPath({ id: order.service_id, networkId: service.network.id, type });
  return {
    id: order.id,
    run: order.run,
    dripFeedId: order.drip_feed_id,
    name: service.name,
    network: service.network.name,
    url: order.url,
    state: stateOf(order),
    quantity: order.quantity,
    delivered: order.current_quantity,
    startQuantity: order.start_quantity,
    cost: order.cost,
    toPay: order.amount_to_pay,
    refunded: order.refunded_float > 0 ? order.refunded : null,
    written: order.targetable_values.flatMap(({ values }) => values),
    createdAt: order.created_at,
    completedAt: order.completed_at,
    cancelState: order.cancel_state,
    /** What staff say of its end. */
    told: order.cancel_description,
    actions: order.actions,
    again: `${path}&${again.toString()}`,
  };
}

export type ShownOrder = OrderPage['order'];

const eventOf = ({ kind, delivered, refunded, created_at: at }: OrderHistory[number]) => ({
  ...{ kind, delivered, at },
  refunded: refunded === '0' ? null : refunded,
});

/** Saved cards first, then the balance, then all others. */
async function waysToPay({ core }: AppLoadContext) {
  const { data } = await core.call(paymentMethodsCall);
  return data.map((method) => ({
    value: wayToPay(method),
    name: method.name,
    icon: method.icon,
    fee: method.fee_percent,
  }));
}
