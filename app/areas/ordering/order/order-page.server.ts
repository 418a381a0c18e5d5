import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import {
  getOrder,
  getOrderHistory,
  listOrderMethods,
} from '#core/ordering/orders/order.operations.ts';
import { listOrderKeywords } from '#core/fulfilment/positions/keyword.operations.ts';
import { listRefillRequests } from '#core/fulfilment/refills/refill.operations.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { deliveredOverTime } from '#app/lib/orders/delivered-over-time.ts';
import { orderSupport } from '#app/lib/orders/order-support.server.ts';
import { countryNames } from '#app/lib/orders/country-names.server.ts';
import { reorderPath } from '#app/lib/orders/reorder-path.ts';
import { reviewPrompts } from '#app/lib/orders/review-prompts.server.ts';
import { beginOf, shownEvent, shownOrder } from '#app/lib/orders/shown-order.ts';
import { shownPromoted } from '#app/lib/orders/shown-promoted.ts';
import { viewerWords } from './viewer-words.server.ts';
import { shownRefills } from './shown-refills.ts';
import { paymentMethods } from '#app/areas/ordering/payment-methods.server.ts';

/** An order and what has happened to it; that of somebody else is not there. */
export async function orderPage(context: AppLoadContext, id: string, request: Request) {
  const params = { orderId: id };
  try {
    const [{ data: order }, { data: history, meta: course }, refills, support, said] =
      await Promise.all([
        context.core.call(getOrder, { params }),
        context.core.call(getOrderHistory, { params }),
        context.core.call(listRefillRequests, { params }),
        orderSupport(context, id, request),
        viewerWords(context, id, request),
      ]);
    return {
      order: shown(order),
      history: history.map(shownEvent),
      counts: deliveredOverTime({ from: beginOf(order), points: course.progress }),
      promoted: await promotedOf(context, order),
      refills: shownRefills(order, refills),
      countries: await countryNames(context, order.countries),
      ...{ support, said },
      ...(order.actions.payable
        ? await waysToPay(context, params)
        : { ways: [], usualWay: undefined }),
      attempt: randomUUID(),
      prompts: order.status === 'completed' ? await reviewPrompts(context, [order.service_id]) : [],
    };
  } catch (error) {
    return orMissing(error, 'order');
  }
}

async function waysToPay(context: AppLoadContext, params: { orderId: string }) {
  const { data: methodIds } = await context.core.call(listOrderMethods, { params });
  return paymentMethods(context, methodIds);
}

/** How long a page looks for what is measured once an order is complete. */
const MEASURED_SOON_MS = 60_000;

/** What it is for; whether its keywords are measured at all is asked only where it has some. */
async function promotedOf({ core }: AppLoadContext, order: Order) {
  const promoted = shownPromoted(order);
  if (promoted.keywords.length === 0) return { ...promoted, isForNobody: false, isSoon: false };
  const { meta } = await core.call(listOrderKeywords, { params: { orderId: String(order.id) } });
  const isWaiting = order.status === 'completed' && !order.seo_positions?.on_complete;
  const completedAt = Date.parse(order.completed_at ?? '');
  return {
    ...promoted,
    isForNobody: !meta.is_measured && !promoted.isMeasured,
    isSoon: meta.is_measured && isWaiting && Date.now() - completedAt < MEASURED_SOON_MS,
  };
}

export type OrderPage = Awaited<ReturnType<typeof orderPage>>;

function shown(order: Order) {
  return { ...shownOrder(order), actions: order.actions, again: reorderPath(order) };
}

export type ShownOrder = OrderPage['order'];
