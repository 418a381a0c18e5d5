import type { Service } from '#core/catalogue/services/catalogue.contract.ts';

/** What schema.org calls a thing, as search engines read it. */
export interface Thing {
  '@type': string;
  [property: string]: string | number | Thing | Thing[];
}

interface Crumb {
  name: string;
  url: string;
}

/** All that a page says of itself to a search engine, as one document. */
export function graphOf(things: readonly Thing[]) {
  return { '@context': 'https://schema.org', '@graph': [...things] };
}

export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function faqPage(faq: readonly { question: string; answer: string }[]): Thing[] {
  if (faq.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

interface ProductPage {
  url: string;
  brand: string;
  description: string;
  /** Out of what customers said who have ordered it. */
  reviews: { count: number; rating: number | null };
}

/** Ratings are told of nothing that nobody has rated. */
export function product(
  service: Service,
  { url, brand, description, reviews }: ProductPage,
): Thing {
  const { price, pricing_per, price_type, is_deactivated } = service;
  const perUnits: Thing = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'USD',
    referenceQuantity: { '@type': 'QuantitativeValue', value: pricing_per },
  };
  return {
    '@type': 'Product',
    name: service.name,
    sku: String(service.id),
    category: service.service_type.name,
    ...(description !== '' && { description }),
    brand: { '@type': 'Brand', name: brand },
    ...(reviews.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: reviews.rating,
        reviewCount: reviews.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${is_deactivated ? 'OutOfStock' : 'InStock'}`,
      ...(price_type === 'per_quantity' && { priceSpecification: perUnits }),
    },
  };
}

interface RangeOfOffers {
  name: string;
  url: string;
  brand: string;
  description: string;
  /** In dollars, of the services that are there. */
  prices: readonly string[];
  count: number;
}

/** A type of service is sold in many variants. */
export function productGroup(group: RangeOfOffers): Thing[] {
  const prices = [...group.prices].sort((a, b) => Number(a) - Number(b));
  const [lowPrice] = prices;
  const highPrice = prices.at(-1);
  if (lowPrice === undefined || highPrice === undefined) return [];
  return [
    {
      '@type': 'Product',
      name: group.name,
      ...(group.description !== '' && { description: group.description }),
      brand: { '@type': 'Brand', name: group.brand },
      offers: {
        '@type': 'AggregateOffer',
        url: group.url,
        lowPrice,
        highPrice,
        priceCurrency: 'USD',
        offerCount: group.count,
      },
    },
  ];
}
