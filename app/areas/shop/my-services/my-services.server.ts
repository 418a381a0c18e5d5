import type { AppLoadContext } from '@remix-run/node';
import type { MyService } from '#core/feedback/reviews/review.contract.ts';
import {
  listMyServices,
  listMyServicesWithoutReviews,
} from '#core/feedback/reviews/review.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';

/** So many can be reviewed at once; the next ones follow when these are. */
const MOST_WAITING = '5';

/**
 * What a customer has ordered from one place of the list on, and what waits for a review: all that
 * has none, or the one that they come for.
 */
export async function myServices({ core, instance }: AppLoadContext, query: URLSearchParams) {
  const place = query.get('after');
  const service = query.get('service') ?? '';
  // Whatever else stands in an address is no place in the list.
  const after = place !== null && /^\d{1,15}-\d{1,10}$/.test(place) ? place : undefined;
  const [waiting, ordered] = await Promise.all([
    after === undefined ? toReview(core, service) : { data: [] },
    core.call(listMyServices, after === undefined ? {} : { query: { after } }),
  ]);
  const colours = [...waiting.data, ...ordered.data].map(
    ({ network_icon: icon, service_type: { network } }) => [icon, network.color] as const,
  );
  return {
    isFirst: after === undefined,
    waiting: waiting.data.map(entryOf),
    ordered: ordered.data.map(entryOf),
    next: ordered.meta.next,
    shop: instance.settings.panelName,
    css: entityCss(colours, instance.theme.grounds),
  };
}

/** Who comes for one service may also change what they have said of it. */
function toReview(core: AppLoadContext['core'], service: string) {
  return /^[1-9]\d{0,8}$/.test(service)
    ? core.call(listMyServices, { query: { service_ids: service } })
    : core.call(listMyServicesWithoutReviews, { query: { per_page: MOST_WAITING } });
}

function entryOf(service: MyService) {
  return {
    ...summaryOf(service),
    orderedAt: service.last_ordered_at,
    isFree: service.price_float === 0,
    review: service.review,
  };
}

export type OrderedEntry = ReturnType<typeof entryOf>;
