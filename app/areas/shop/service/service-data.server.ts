import type { AppLoadContext } from '@remix-run/node';
import type { Service, ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import {
  getServiceCost,
  listFrequentlyBoughtTogether,
  listRelatedServices,
} from '#core/catalogue/services/service.operations.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { listServiceReviews } from '#core/feedback/reviews/review.operations.ts';
import { entityCss } from '#themes/entity-css.ts';
import { labelEntity } from '#app/components/service-list/label-entity.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { summaryOf } from '#app/lib/catalogue/service-summary.ts';
import { costOf } from '#core/pricing/quote/cost.pure.ts';
import { gradeDiscount } from '#app/lib/money/grade-discount.ts';
import { snapQuantity } from '#app/areas/shop/snap-quantity.ts';
import { serviceHead } from './page-heads.ts';
import { breadcrumbList, faqPage, graphOf, product } from './structured-data.ts';

const MOST_RELATED = 8;

interface Asked {
  service: Service;
  /** Only the grade of the visitor opens it. */
  isOpened: boolean;
  /** What stands in the address of the page, from a form without a script. */
  query: URLSearchParams;
  home: string;
}

/** What the page of a service shows. */
export async function serviceData(
  context: AppLoadContext,
  { service, isOpened, query, home }: Asked,
) {
  const { core, instance, language, origin } = context;
  const { panelName } = instance.settings;
  const params = { serviceId: String(service.id) };
  const [related, together, countries, entry, reviews] = await Promise.all([
    listed(core.call(listRelatedServices, { params })),
    listed(core.call(listFrequentlyBoughtTogether, { params })),
    service.allowed_use_countries.length > 0 ? core.call(listCountries) : { data: [] },
    orderEntry(context, { service, isOpened, query }),
    isOpened ? NO_REVIEWS : reviewsOf(context, service, query.get('reviews')),
  ]);
  const { service_type: type } = service;
  const head = serviceHead(service);
  const url = (path: string) => origin + localizedPath(language, path);
  const own = url(pagePath('services/:slug', { slug: service.slug }));
  return {
    kind: 'service' as const,
    isPublic: !service.restricted_access && !isOpened,
    isOpened,
    summary: summaryOf(service),
    head,
    details: {
      description: paragraphs(service.description),
      requirements: paragraphs(service.requirements),
      exampleLink: service.example_link,
      provenance: service.provenance,
      isFoundBySearch: service.has_search,
      targets: service.targets.map(({ type: { id, title }, translations }) => ({
        id,
        title,
        hint: translations['hint'],
      })),
      contents: service.package_contents.filter(({ is_displayable }) => is_displayable),
      packages: service.included_in_packages,
      countries: countries.data
        .filter(({ id }) => service.allowed_use_countries.includes(id))
        .map(({ name }) => name),
      faq: service.faq,
    },
    record: service.delivery_record,
    entry,
    reviews,
    related: related
      .filter(({ id }) => !together.some((other) => other.id === id))
      .slice(0, MOST_RELATED)
      .map(summaryOf),
    together: together.map(summaryOf),
    css: cssOf([service, ...related, ...together], instance.theme.grounds),
    graph: graphOf([
      breadcrumbList([
        { name: home, url: url(pagePath('')) },
        { name: type.name, url: url(pagePath('services/:slug', { slug: type.slug })) },
        { name: service.name, url: own },
      ]),
      product(service, { url: own, brand: panelName, description: head.description, reviews }),
      ...faqPage(service.faq),
    ]),
  };
}

/** How the marks and labels of services are coloured. */
function cssOf(cards: readonly ServiceCard[], grounds: Parameters<typeof entityCss>[1]): string {
  return entityCss(
    [
      ...cards.map((card) => [card.network_icon, card.service_type.network.color] as const),
      ...cards.flatMap(({ labels }) =>
        labels.map(({ id, color }) => [labelEntity(id), color] as const),
      ),
    ],
    grounds,
  );
}

export type ServicePageData = Awaited<ReturnType<typeof serviceData>>;

/** What was said about a service from one place of the list on. */
async function reviewsOf(
  { core, instance }: AppLoadContext,
  { slug }: Service,
  place: string | null,
) {
  // Whatever else stands in an address is no place in the list.
  const after = place !== null && /^\d{1,18}$/.test(place) ? place : undefined;
  const { data, meta } = await core.call(listServiceReviews, {
    params: { idOrSlug: slug },
    ...(after !== undefined && { query: { after } }),
  });
  const { reviews_count: count, rating, next } = meta;
  const shop = instance.settings.panelName;
  return { data, count, rating, next, isFirst: after === undefined, shop };
}

/** What goes with a restricted service is nobody's to see. */
async function listed<T>(answer: Promise<{ data: T[] }>): Promise<T[]> {
  try {
    const { data } = await answer;
    return data;
  } catch (error) {
    if (isRefusal(error, 404)) return [];
    throw error;
  }
}

const NO_REVIEWS = { data: [], count: 0, rating: null, next: null, isFirst: true, shop: '' };

async function listCost(core: AppLoadContext['core'], { slug }: Service, quantity: number) {
  const { data } = await core.call(getServiceCost, {
    params: { idOrSlug: slug },
    query: { quantity: String(quantity) },
  });
  return data.cost;
}

/** The quantity that was asked for, as far as it can be ordered, and what it costs. */
async function orderEntry(
  { core, customer }: AppLoadContext,
  { service, isOpened, query }: Pick<Asked, 'service' | 'isOpened' | 'query'>,
) {
  const rule = {
    min: service.min_quantity,
    max: service.max_quantity,
    step: service.quantity_step,
  };
  const asked = query.get('quantity')?.replace(/\s/g, '') ?? '';
  const quantity = /^\d{1,15}$/.test(asked)
    ? snapQuantity(Number(asked), rule)
    : service.default_quantity;
  const visitor = await customer();
  const gradeShare = visitor ? gradeDiscount(visitor.grades) : 0;
  const { price, pricing_per: pricingPer } = service;
  // What everybody shares is the price of the list.
  const cost =
    isOpened || gradeShare > 0
      ? costOf({ price, pricingPer, quantity, gradeShare })
      : await listCost(core, service, quantity);
  return {
    ...rule,
    quantity,
    ...{ cost, price, gradeShare },
    per: pricingPer,
    isFixed: service.price_type === 'fixed',
    url: (query.get('url') ?? '').slice(0, 2_000),
    urlIsRequired: service.url_is_required,
    // Only its own name opens it.
    isRestricted: service.restricted_access || isOpened,
    placeholder: service.example_link ?? '',
    /** Nothing more has to be said of it than what this form asks. */
    isPlain:
      !service.restricted_access &&
      service.targets.length === 0 &&
      service.allowed_use_countries.length === 0,
  };
}

function paragraphs(text: string | null): string[] {
  return (text ?? '').split(/\n+/).filter((line) => line.trim() !== '');
}
