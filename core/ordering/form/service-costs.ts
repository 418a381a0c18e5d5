import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { mulDivCeil, mulDivFloor, parseAmount } from '#core/money/money.ts';
import { both, shown } from '#core/billing/payments/wire-amounts.ts';
import { quote, type Quote } from '#core/pricing/quote/quote.pure.ts';
import type { QuoteItem } from '#core/pricing/quote/price-item.pure.ts';
import type { CostsBody, QuantitiesBody, ServiceCosts } from './order-cost.contract.ts';
import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { readOrderTerms, type OrderTerms } from './order-terms.ts';
import { itemOf, priceLines } from './priced-line.ts';
import { quantityWithin } from './quantity-by-cost.pure.ts';

interface Asking {
  instanceId: number;
  revision: bigint;
  buyer: Buyer;
}

/** The prices of services in their quantities, for a number of publications. */
export async function getServiceCosts(
  deps: Pick<Deps, 'db'>,
  asking: Asking,
  { services, contents_limit: contents }: CostsBody,
): Promise<ServiceCosts> {
  const terms = await readTermsOf(deps, asking, services);
  const lines = priceLines(terms, services);
  return costsOf(
    terms,
    lines.map(({ service, item }) => ({ serviceId: service.id, item })),
    contents,
  );
}

/** The largest quantity of each service that its sum pays for, and its price. */
export async function getQuantitiesByCost(
  deps: Pick<Deps, 'db'>,
  asking: Asking,
  { services, contents_limit: contents }: QuantitiesBody,
): Promise<ServiceCosts> {
  const terms = await readTermsOf(deps, asking, services);
  const fields: FieldProblems = {};
  const lines = services.flatMap(({ service_id, desired_cost, is_guarantee: isGuarantee }, at) => {
    const service = terms.services.get(service_id);
    if (!service) {
      fields[`services.${at}.service_id`] = [{ code: 'service_unavailable' }];
      return [];
    }
    const itemFor = (quantity: number) => itemOf(terms, service, { quantity, isGuarantee });
    const sumMicro = mulDivFloor(parseAmount(desired_cost) ?? 0n, 1n, BigInt(contents));
    const quantity = quantityWithin(
      sumMicro,
      service,
      (candidate) => quoteOf(terms, [itemFor(candidate)]).totalMicro,
    );
    return [{ serviceId: service.id, item: itemFor(quantity) }];
  });
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return costsOf(terms, lines, contents);
}

function readTermsOf(
  deps: Pick<Deps, 'db'>,
  asking: Asking,
  services: CostsBody['services'] | QuantitiesBody['services'],
): Promise<OrderTerms> {
  const names = services.map(({ service_id }) => service_id);
  return readOrderTerms(deps, { ...asking, services: { names } });
}

/** Each publication is an order of its own at the same price. */
function costsOf(
  terms: OrderTerms,
  lines: readonly { serviceId: number; item: QuoteItem }[],
  contents: number,
): ServiceCosts {
  const quoted = quoteOf(
    terms,
    lines.map(({ item }) => item),
  );
  const forAll = (micro: bigint) => mulDivCeil(micro, BigInt(contents), 1n);
  return {
    services: quoted.items.map((cost, at) => ({
      service_id: lines[at]?.serviceId ?? 0,
      quantity: lines[at]?.item.quantity ?? 0,
      ...both('cost', forAll(cost.costMicro)),
      lines: cost.lines.map(shown),
    })),
    ...both('total_cost', forAll(quoted.totalMicro)),
    ...both('cost_per_publication', quoted.totalMicro),
    versions: quoted.versions,
  };
}

function quoteOf({ versions, gradePpm }: OrderTerms, items: readonly QuoteItem[]): Quote {
  return quote({ subject: { purpose: 'order', items, gradePpm }, versions });
}
