import { z } from 'zod';
import { MOST_INT, id, quantity, unlessEmpty } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import {
  DIRECTIONS,
  FEATURES,
  microPrice,
  SORTINGS,
  type ServiceFilters,
} from './filter-services.pure.ts';

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().max(most));

const MOST_ITEMS = 200;
/** Whoever marks services marks more of them than anybody filters by. */
const MOST_SERVICES = 1_000;

/** Written once with commas, or as a form does, once for each. */
const listOf = <T extends z.ZodType>(item: T, most: number) =>
  z
    .preprocess(
      (value) =>
        [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [part])),
      z.array(z.preprocess((part) => part, item)).max(most),
    )
    .optional();

const list = <T extends z.ZodType>(item: T, most = MOST_ITEMS) =>
  z
    .preprocess(
      (value: string | string[] | undefined) => (value === '' ? undefined : value),
      listOf(item, most),
    )
    .optional();

const ids = list(wholeNumber(MOST_INT));

const amountText = z
  .string()
  .refine((text) => parseAmount(text) !== undefined, { params: { code: 'invalid_format' } });

const YES = ['1', 'true', 'on'] as const;
const NO = ['0', 'false', 'off'] as const;

export const servicesQuery = localeQuery.extend({
  page: unlessEmpty(wholeNumber(1_000_000).pipe(quantity)),
  per_page: unlessEmpty(wholeNumber(100).pipe(quantity)),
  search: unlessEmpty(z.string().max(200)),
  discount: unlessEmpty(z.enum([...YES, ...NO])),
  network: unlessEmpty(wholeNumber(MOST_INT)),
  service_types: ids,
  ids: list(wholeNumber(MOST_INT), MOST_SERVICES),
  countries: ids,
  labels: ids,
  features: list(z.enum(FEATURES)),
  start_minutes: unlessEmpty(wholeNumber(MOST_INT)),
  min_quantity: unlessEmpty(wholeNumber(MOST_INT)),
  max_quantity: unlessEmpty(wholeNumber(MOST_INT)),
  min_price: unlessEmpty(amountText),
  max_price: unlessEmpty(amountText),
  sort: unlessEmpty(z.enum(SORTINGS)),
  direction: unlessEmpty(z.enum(DIRECTIONS)),
  group: unlessEmpty(z.enum(['service_type'])),
});
export type ServicesQuery = z.infer<typeof servicesQuery>;
/** As it is sent. */
export type ServicesAsked = z.input<typeof servicesQuery>;

export const kindsQuery = servicesQuery.omit({ group: true });

export const pageQuery = servicesQuery.pick({ locale: true, page: true, per_page: true });
export const addressesQuery = servicesQuery.pick({ locale: true, page: true });

/** What the query of a list asks for, in the terms of the filter. */
export function filtersOf(
  query: Omit<ServicesQuery, 'group'> & { group?: ServicesQuery['group'] },
): ServiceFilters {
  return {
    search: query.search,
    discount: query.discount === undefined ? undefined : isYes(query.discount),
    network: query.network,
    serviceTypes: query.service_types,
    ids: query.ids,
    countries: query.countries,
    labels: query.labels,
    features: query.features,
    startMinutes: query.start_minutes,
    minQuantity: query.min_quantity,
    maxQuantity: query.max_quantity,
    minPrice: microPrice(query.min_price),
    maxPrice: microPrice(query.max_price),
    sort: query.sort,
    direction: query.direction,
    isGrouped: query.group === 'service_type',
  };
}

function isYes(word: string): boolean {
  return (YES as readonly string[]).includes(word);
}

export const costQuery = localeQuery.extend({
  quantity: unlessEmpty(wholeNumber(MOST_INT).pipe(quantity)),
});

const SEARCH_TYPES = ['all', 'services', 'networks', 'service_types'] as const;

export const searchBody = z.strictObject({
  query: z.string().min(1).max(200),
  options: z
    .strictObject({ searchType: z.enum(SEARCH_TYPES).default('all') })
    .default({ searchType: 'all' }),
  network_id: id.nullish(),
});
export type SearchBody = z.infer<typeof searchBody>;

export const relatedTypeBody = z.strictObject({ service_type_id: id });
