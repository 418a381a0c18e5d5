import type { OrderableService, ServiceName } from '#core/catalogue/services/find-orderable.ts';
import { AppError, type FieldProblem, type FieldProblems } from '#core/errors.ts';
import type { QuoteItem } from '#core/pricing/quote/price-item.pure.ts';
import { dripFeedProblems, type DripFeed } from './drip-feed.pure.ts';
import { totalQuantityOf } from './order-line.pure.ts';
import type { OrderTerms } from './order-terms.ts';
import { quantityProblem } from '#core/catalogue/services/quantity.pure.ts';

export interface LineAsked {
  service_id: ServiceName;
  quantity: number;
  is_guarantee: boolean;
  drip_feed?: DripFeed | null | undefined;
}

/** A line that can be ordered, in the form a quote expects. */
export interface PricedLine {
  service: OrderableService;
  item: QuoteItem;
  canSpeedup: boolean;
}

/** A priced line, or all its problems by field. */
export function priceLine(
  terms: OrderTerms,
  line: LineAsked,
): { priced: PricedLine } | { problems: FieldProblems } {
  const service = terms.services.get(line.service_id);
  if (!service) return { problems: { service_id: [{ code: 'service_unavailable' }] } };
  if (!terms.isSold(service)) return { problems: { service_id: [{ code: 'not_sold_there' }] } };
  const feed = line.drip_feed ?? null;
  const problems = problemsOf(service, line.quantity, feed);
  if (Object.keys(problems).length > 0) return { problems };
  const quantity = totalQuantityOf(line.quantity, feed);
  return {
    priced: {
      service,
      item: itemOf(terms, service, { quantity, isGuarantee: line.is_guarantee }),
      canSpeedup: service.can_speedup && terms.speedupPpm > 0,
    },
  };
}

/** All lines, or the problems of each by index, such as `services.2.quantity`. */
export function priceLines(
  terms: OrderTerms,
  lines: readonly LineAsked[],
  under = 'services',
): PricedLine[] {
  const fields: FieldProblems = {};
  const priced = lines.flatMap((line, at) => {
    const made = priceLine(terms, line);
    if ('priced' in made) return [made.priced];
    for (const [field, list] of Object.entries(made.problems)) {
      fields[`${under}.${at}.${field}`] = list;
    }
    return [];
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return priced;
}

interface Amount {
  quantity: number;
  isGuarantee: boolean;
}

/** A guarantee is charged if the service has one. */
export function itemOf(
  { guaranteePpm }: OrderTerms,
  service: OrderableService,
  { quantity, isGuarantee }: Amount,
): QuoteItem {
  return {
    priceMicro: service.price_micro,
    pricingPer: service.pricing_per,
    quantity,
    guaranteePpm: isGuarantee && service.has_refill ? guaranteePpm : 0,
    speedupPpm: 0,
  };
}

function problemsOf(
  service: OrderableService,
  quantity: number,
  feed: DripFeed | null,
): FieldProblems {
  const problem: FieldProblem | undefined = quantityProblem(service, quantity);
  if (problem) return { quantity: [problem] };
  if (!feed) return {};
  if (!service.drip_feed_is_allowed) return { drip_feed: [{ code: 'no_drip_feed' }] };
  return dripFeedProblems(feed, quantity, service);
}
