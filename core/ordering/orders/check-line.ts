import type { ServiceToOrder } from '#core/catalogue/services/ordered-service.ts';
import type { FieldProblems } from '#core/errors.ts';
import { linkOfService } from '#core/catalogue/links/link-of-service.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import type { OrderTerms } from '#core/ordering/form/order-terms.ts';
import { priceLine, type PricedLine } from '#core/ordering/form/priced-line.ts';
import type { OrderLineAsked } from './place-order.contract.ts';
import { meantValues, saidValues, targetProblems } from './target-problem.pure.ts';

/** A line with everything needed to order it. */
export interface OrderableLine extends PricedLine {
  asked: OrderLineAsked;
  details: ServiceToOrder;
  link: { url: string; key: string } | null;
  targets: TargetableValue[];
}

/** What lines are checked against. */
export interface LineTerms {
  terms: OrderTerms;
  services: ReadonlyMap<number, ServiceToOrder>;
}

/** A line that can be ordered, or all its problems by field. */
export function checkLine(
  { terms, services }: LineTerms,
  asked: OrderLineAsked,
): { line: OrderableLine } | { problems: FieldProblems } {
  const found = terms.services.get(asked.service_id);
  const details = found && services.get(found.id);
  if (!details) return { problems: { service_id: [{ code: 'service_unavailable' }] } };
  const made = priceLine(terms, asked);
  const link = linkOfService(details, asked.url, terms.links);
  const targets = meantValues(details, saidValues(asked.targetable_values));
  const quantity = 'priced' in made ? made.priced.item.quantity : asked.quantity;
  const problems: FieldProblems = {
    ...targetProblems(details, targets, quantity),
    ...('problems' in made && made.problems),
    ...(typeof link === 'string' && { url: [{ code: link }] }),
    ...(isElsewhere(details, asked) && { country_ids: [{ code: 'country_unavailable' }] }),
  };
  if ('problems' in made || typeof link === 'string' || Object.keys(problems).length > 0) {
    return { problems };
  }
  return { line: { ...made.priced, asked, details, link, targets } };
}

const isElsewhere = ({ allowed_use_countries: allowed }: ServiceToOrder, asked: OrderLineAsked) =>
  asked.country_ids.some((id) => !allowed.includes(id));
