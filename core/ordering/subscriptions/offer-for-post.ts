import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { OrderableLine } from '#core/ordering/orders/check-line.ts';
import { refuseRunning } from '#core/ordering/orders/refuse-running.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import type { Quote } from '#core/pricing/quote/quote.pure.ts';
import type { Language } from '#locales/languages.ts';
import { checkServices, quoteOf } from './check-services.ts';
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
  const { terms, checked } = await checkServices(trx, db, {
    ...{ instanceId, language, buyer, url: post.url },
    services: services.map(({ service, quantity, country_ids: countries }) => ({
      ...{ service_id: service.slug, quantity, countries },
    })),
  });
  const judged = services.map((service, at): Judged => {
    const made = checked[at];
    if (made && 'line' in made) return { service, line: made.line };
    return { service, refusedFor: made ? reasonOf(made.problems) : 'not_sold' };
  });
  const free = terms.isOneForALink
    ? await withoutRunning(trx, { instanceId, customerId, judged })
    : judged;
  const lines = free.flatMap(({ line }) => line ?? []);
  return {
    lines,
    services: free.flatMap(({ line, service }) => (line ? [service] : [])),
    quoted: quoteOf(terms, lines),
    refusedFor: free.find(({ refusedFor }) => refusedFor !== undefined)?.refusedFor,
    unsold: free.flatMap(({ refusedFor, service }) => (refusedFor === 'not_sold' ? [service] : [])),
  };
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
