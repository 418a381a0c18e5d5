import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { OrderableLine } from '#core/ordering/orders/check-line.ts';
import { refuseRunning } from '#core/ordering/orders/refuse-running.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { Language } from '#locales/languages.ts';
import { checkServices, quoteOf } from './check-services.ts';
import { drawnQuantity } from './drawn-quantity.pure.ts';
import type { PostRow } from './post.store.ts';
import type { PostFacts } from './subscription-rules.pure.ts';
import {
  readServicesOf,
  type SubscribedService,
  type SubscriptionRow,
} from './subscription.store.ts';

/** What can be ordered for a post today. */
export interface Offer {
  lines: OrderableLine[];
  /** Those of the lines. */
  services: SubscribedService[];
  quoted: Quote;
  /** The same in the largest quantities, where each post gets one that is drawn. */
  mostMicro: bigint;
  /** Of those that cannot be ordered, why the first cannot. */
  refusedFor: PostFacts['refusedFor'];
  /** Those that are not sold any more. */
  unsold: SubscribedService[];
}

interface Offering {
  row: SubscriptionRow;
  post: PostRow;
  language: Language;
  buyer: Buyer;
}

interface Judged {
  service: SubscribedService;
  line?: OrderableLine;
  refusedFor?: NonNullable<Offer['refusedFor']>;
}

/** The services of a subscription as they are sold today, and what they cost together. */
export async function offerFor(trx: Trx, db: Database, asked: Offering): Promise<Offer> {
  const { row, post, language, buyer } = asked;
  const { instance_id: instanceId, customer_id: customerId } = row;
  const services = await readServicesOf(trx, { instanceId, ids: [row.id] });
  const asking = { instanceId, language, buyer, url: post.url };
  const most = await checkServices(trx, db, { ...asking, services: services.map(asWhole) });
  const { terms, checked } = services.some(isDrawn)
    ? await checkServices(trx, db, {
        ...asking,
        services: services.map((one) => {
          const step = most.terms.services.get(one.service.slug)?.quantity_step ?? 1;
          return { ...asWhole(one), quantity: quantityFor(post, one, step) };
        }),
      })
    : most;
  const mostOf = (service: SubscribedService) => most.checked[services.indexOf(service)];
  const judged = services.map((service, at): Judged => {
    const whole = mostOf(service);
    // What is not sold in all of its quantities any more has no price to compare.
    const made = whole && 'line' in whole ? checked[at] : whole;
    if (made && 'line' in made) return { service, line: made.line };
    return { service, refusedFor: made ? reasonOf(made.problems) : 'not_sold' };
  });
  const free = terms.isOneForALink
    ? await withoutRunning(trx, { instanceId, customerId, judged })
    : judged;
  const lines = free.flatMap(({ line }) => line ?? []);
  const dearest = free.flatMap(({ line, service }) => {
    const whole = line && mostOf(service);
    return whole && 'line' in whole ? [whole.line] : [];
  });
  return {
    lines,
    mostMicro: quoteOf(terms, dearest).totalMicro,
    services: free.flatMap(({ line, service }) => (line ? [service] : [])),
    quoted: quoteOf(terms, lines),
    refusedFor: free.find(({ refusedFor }) => refusedFor !== undefined)?.refusedFor,
    unsold: free.flatMap(({ refusedFor, service }) => (refusedFor === 'not_sold' ? [service] : [])),
  };
}

/** By a program it is ordered as `add` orders: with its guarantee, where there is one. */
const asWhole = ({ service, quantity, country_ids: countries, ...one }: SubscribedService) => ({
  ...{ service_id: service.slug, quantity, countries, isGuaranteed: isDrawn(one) },
});

const isDrawn = ({ least_quantity: least }: Pick<SubscribedService, 'least_quantity'>) =>
  least !== null;

/** The same for the same post, however often it is tried. */
function quantityFor(
  { post_id: postId }: PostRow,
  { subscription_id: id, quantity: most, least_quantity: least }: SubscribedService,
  step: number,
): number {
  return drawnQuantity({ least: least ?? most, most, step, seed: `${id}/${postId}` });
}

/** A link that the service takes not is of the post; all else is of the service as it is sold now. */
const reasonOf = (problems: FieldProblems): NonNullable<Offer['refusedFor']> =>
  problems['url'] ? 'link_refused' : 'not_sold';

interface Running {
  instanceId: number;
  customerId: bigint;
  judged: Judged[];
}

/** Where the owner allows one order for a link, those with another order under way are left out. */
async function withoutRunning(
  trx: Trx,
  { instanceId, customerId, judged }: Running,
): Promise<Judged[]> {
  const lines = judged.flatMap(({ line }) => line ?? []);
  try {
    await refuseRunning(trx, { instanceId, customerId, lines });
    return judged;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    const { fields } = error;
    const isRefused = (line: OrderableLine) => `orders.${lines.indexOf(line)}.url` in fields;
    return judged.map(({ service, ...one }) =>
      one.line && isRefused(one.line)
        ? { service, refusedFor: 'link_running' }
        : { service, ...one },
    );
  }
}
