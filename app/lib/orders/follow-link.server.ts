import type { AppLoadContext } from '@remix-run/node';
import { getFollowedOrder } from '#core/ordering/orders/followed/followed.operations.ts';
import { isRefusal } from '../core/core.server.ts';
import { countryNames } from './country-names.server.ts';
import { deliveredOverTime } from './delivered-over-time.ts';
import { notFound } from '../http/responses.ts';
import { beginOf, shownEvent, shownOrder } from './shown-order.ts';
import { shownPromoted } from './shown-promoted.ts';

type Params = Record<string, string | undefined>;

/** What an address says of the order that it opens, as the core wants it. */
export function followLink(params: Params) {
  return {
    params: { orderId: params['id'] ?? '' },
    query: { signature: params['signature'] ?? '' },
  };
}

/** A link that opens nothing is one that nobody was given. */
export async function orMissing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isMissing = isRefusal(error, 404, 422);
    if (isMissing) throw notFound('order');
    throw error;
  }
}

/** The order behind a link, as the page shows it. */
export async function followedOrder(context: AppLoadContext, params: Params) {
  const { data } = await orMissing(() => context.core.call(getFollowedOrder, followLink(params)));
  return {
    order: shownOrder(data.order),
    countries: await countryNames(context, data.order.countries),
    promoted: shownPromoted(data.order),
    history: data.history.map(shownEvent),
    counts: deliveredOverTime({ from: beginOf(data.order), points: data.progress }),
    isOwn: data.is_own,
    /** Those that its widget offers; empty for all. */
    methodIds: data.payment_methods,
    isPayable: data.order.actions.payable,
  };
}
