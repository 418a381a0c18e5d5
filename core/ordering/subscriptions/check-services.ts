import type { Buyer } from '#core/accounts/customers/buyer.ts';
import { EXAMPLE_POSTS } from '#core/catalogue/video-platform/video-platform.ts';
import { readServicesToOrder } from '#core/catalogue/services/ordered-service.ts';
import type { ServiceName } from '#core/catalogue/services/find-orderable.ts';
import { snapQuantity } from '#core/catalogue/services/quantity.pure.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { readTermsIn, type OrderTerms } from '#core/ordering/form/order-terms.ts';
import { checkLine, type OrderableLine } from '#core/ordering/orders/check-line.ts';
import type { Database, Trx } from '#core/platform/db/database.ts';
import { quote, type Quote } from '#core/pricing/quote/quote.pure.ts';
import { readRevisionIn } from '#core/tenancy/instances/read-revision.ts';
import type { Language } from '#locales/languages.ts';
import type { CreateSubscriptionBody } from './subscription.contract.ts';

interface Asked {
  service_id: ServiceName;
  quantity: number;
  countries: readonly number[];
  /** With its guarantee, where it has one. */
  isGuaranteed?: boolean;
}

interface CheckServicesInput {
  instanceId: number;
  language: Language;
  buyer: Buyer;
  services: readonly Asked[];
  /** Of the post. */
  url: string;
}

export interface CheckedServices {
  terms: OrderTerms;
  /** In the order of the services, each a line or what is wrong with it. */
  checked: ({ line: OrderableLine } | { problems: FieldProblems })[];
}

/** Each service for a post, as it can be ordered at the moment. */
export async function checkServices(
  trx: Trx,
  db: Database,
  { instanceId, language, buyer, services, url }: CheckServicesInput,
): Promise<CheckedServices> {
  const revision = await readRevisionIn(trx, instanceId);
  const names = services.map(({ service_id: name }) => name);
  const terms = await readTermsIn(trx, db, { instanceId, revision, services: { names }, buyer });
  const found = [...terms.services.values()];
  const details = await readServicesToOrder(trx, db, {
    ...{ instanceId, language, ids: [...new Set(found.map(({ id }) => id))] },
    revision: found[0]?.catalogue_revision ?? 0n,
  });
  const checked = services.map(({ service_id, quantity, countries, isGuaranteed = false }) =>
    checkLine(
      { terms, services: details },
      {
        ...{ service_id, quantity, url, country_ids: [...countries], targetable_values: [] },
        ...{ is_guarantee: isGuaranteed, is_speedup: false, is_reorder: false },
      },
    ),
  );
  return { terms, checked };
}

/** What lines cost together, for who pays by the balance. */
export function quoteOf(
  { versions, gradePpm }: OrderTerms,
  lines: readonly OrderableLine[],
): Quote {
  const items = lines.map(({ item }) => item);
  return quote({ subject: { purpose: 'order', items, gradePpm }, versions });
}

interface Choosing extends Omit<CheckServicesInput, 'services' | 'url'> {
  chosen: CreateSubscriptionBody['services'];
  platform: string;
}

/** The services that somebody has chosen, each in a quantity that is sold; or what is wrong by field. */
export async function chooseServices(
  trx: Trx,
  db: Database,
  { chosen, platform, ...asked }: Choosing,
): Promise<{ lines: OrderableLine[]; quoted: Quote } | { fields: FieldProblems }> {
  const url = EXAMPLE_POSTS[platform] ?? '';
  const { terms } = await checkServices(trx, db, { ...asked, services: chosen, url });
  const services = chosen.map((one) => {
    const service = terms.services.get(one.service_id);
    return service ? { ...one, quantity: snapQuantity(one.quantity, service, 'down') } : one;
  });
  const { checked } = await checkServices(trx, db, { ...asked, services, url });
  const fields: FieldProblems = {};
  const seen = new Set<number>();
  const lines = checked.flatMap((made, at) => {
    if ('problems' in made) {
      Object.assign(fields, asOfForm(made.problems, at));
      return [];
    }
    const { id } = made.line.service;
    if (seen.has(id)) fields[`services.${at}.service_id`] = [{ code: 'duplicate' }];
    seen.add(id);
    return [made.line];
  });
  if (Object.keys(fields).length > 0) return { fields };
  return { lines, quoted: quoteOf(terms, lines) };
}

/** Whatever else a service wants to know, nobody can say of a post that is not there yet. */
function asOfForm(
  { service_id: service, country_ids: countries, ...others }: FieldProblems,
  at: number,
): FieldProblems {
  const isOther = Object.keys(others).length > 0;
  return {
    ...(countries && { [`services.${at}.countries`]: countries }),
    ...(isOther && { [`services.${at}.service_id`]: [{ code: 'service_not_for_posts' }] }),
    ...(service && { [`services.${at}.service_id`]: service }),
  };
}

export const refusal = (fields: FieldProblems) => new AppError('validation_failed', { fields });
