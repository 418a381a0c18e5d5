import type { AppLoadContext } from '@remix-run/node';
import { listServiceKinds } from '#core/catalogue/services/service.operations.ts';
import { LONGEST_LINK } from '#core/tenancy/link-rules/read-address.pure.ts';
import { identifyLink, typesByLink } from '#app/lib/order-form/link-checks.server.ts';
import { gradeDiscount } from '#app/lib/money/grade-discount.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { countEvent } from '#app/lib/orders/shop-events.server.ts';
import { pickOffers, type LinkOffer } from './pick-offers.ts';

/** What is offered for a link that somebody has pasted, or why nothing is. */
export type LinkedOffers =
  | { link: string; problem: 'unknown' | 'nothing' }
  | { link: string; network: { name: string; icon: string }; offers: LinkOffer[]; all: string };

/** The core looks for so many types at once. */
const MOST_TYPES = 200;
/** Some of the best kinds may want more than a link. */
const KINDS = 8;

/** Tells by the words of a link alone what can be ordered for it. */
export async function linkOffers(
  context: AppLoadContext,
  asked: string | null,
): Promise<LinkedOffers | undefined> {
  const link = (asked ?? '').trim().slice(0, LONGEST_LINK);
  if (link === '') return undefined;
  const [networkId] = await Promise.all([
    identifyLink(context, link),
    countEvent(context, 'enterUrl'),
  ]);
  if (networkId === null) return { link, problem: 'unknown' };
  const types = await typesByLink(context, link, networkId);
  if (types.length === 0) return { link, problem: 'nothing' };
  const { data: kinds } = await context.core.call(listServiceKinds, {
    query: { service_types: types.slice(0, MOST_TYPES).join(), per_page: String(KINDS) },
  });
  const visitor = await context.customer();
  const gradeShare = visitor ? gradeDiscount(visitor.grades) : 0;
  const offers = pickOffers(kinds, { link, gradeShare });
  const [first] = kinds;
  if (!first || offers.length === 0) return { link, problem: 'nothing' };
  const { name } = first.service_type.network;
  const all = new URLSearchParams({ url: link, networkId: String(networkId) });
  return {
    link,
    network: { name, icon: first.network_icon },
    offers,
    all: `${pagePath('orders/create')}?${all.toString()}`,
  };
}
