import {
  FEATURES,
  type Direction,
  type Feature,
  type Sorting,
} from '#core/catalogue/services/filter-services.pure.ts';
import type { ServicesAsked } from '#core/catalogue/services/service-query.contract.ts';
import { dollarsOf } from '#core/money/display-amount.pure.ts';
import { readId, readSearch } from '#app/lib/http/list-query.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The usual one first: it stands in no address, and keeps the services of a type together. */
export const SORT_CHOICES = [
  'popularity-desc',
  'price-asc',
  'price-desc',
  'discount-desc',
  'discount-asc',
  'quantity-desc',
  'quantity-asc',
  'popularity-asc',
] as const satisfies `${Sorting}-${Direction}`[];
export type SortChoice = (typeof SORT_CHOICES)[number];

/** Within how many minutes a service can be asked to start. */
export const START_CHOICES = [60, 360, 720, 1_440, 4_320] as const;

/** What a visitor is looking for, as the address of the catalogue says it. */
export interface CatalogueFilters {
  search: string;
  networkId: number | undefined;
  serviceTypes: number[];
  countries: number[];
  features: Feature[];
  startMinutes: number | undefined;
  minQuantity: number | undefined;
  maxQuantity: number | undefined;
  /** In dollars, whatever the visitor reads prices in. */
  minPrice: string | undefined;
  maxPrice: string | undefined;
  discount: boolean;
  isFavourites: boolean;
  sort: SortChoice;
}

/** Of it for one dollar; the dollar itself has no rate. */
interface WrittenCurrency {
  code: string;
  rate?: string | undefined;
}

const MOST_IDS = 200;
const MOST_INT = 2_147_483_647;

/**
 * Reads an address or a form; what makes no sense is left out. A form names the currency that its
 * prices are written in, an address of ours has dollars.
 */
export function readFilters(
  parameters: URLSearchParams,
  currencies: readonly WrittenCurrency[],
): CatalogueFilters {
  const written = parameters.get('currency');
  const rate = currencies.find(({ code }) => code === written)?.rate ?? '1';
  const price = (name: string) => readPrice(parameters.get(name), rate);
  return {
    search: readSearch(parameters.get('search')),
    networkId: readIds(parameters.getAll('networkId'))[0],
    serviceTypes: readIds(parameters.getAll('serviceTypes')),
    countries: readIds(parameters.getAll('countries')),
    features: FEATURES.filter((feature) => parameters.getAll('features').includes(feature)),
    startMinutes: START_CHOICES.find(
      (minutes) => String(minutes) === parameters.get('startMinutes'),
    ),
    minQuantity: readQuantity(parameters.get('minQuantity')),
    maxQuantity: readQuantity(parameters.get('maxQuantity')),
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    discount: isYes(parameters.get('discount')),
    isFavourites: isYes(parameters.get('isFavourites')),
    sort: SORT_CHOICES.find((choice) => choice === parameters.get('sort')) ?? SORT_CHOICES[0],
  };
}

function readIds(values: readonly string[]): number[] {
  const ids = values.flatMap((value) => readId(value) ?? []).filter((id) => id <= MOST_INT);
  return [...new Set(ids)].sort((a, b) => a - b).slice(0, MOST_IDS);
}

function readQuantity(value: string | null): number | undefined {
  const digits = (value ?? '').replace(/\s/g, '');
  return /^\d{1,15}$/.test(digits) ? Math.min(Number(digits), MOST_INT) : undefined;
}

/** People write a comma as well, and space between thousands. */
function readPrice(value: string | null, rate: string): string | undefined {
  return dollarsOf((value ?? '').replace(/\s/g, '').replace(',', '.'), rate);
}

function isYes(value: string | null): boolean {
  return value === 'true' || value === '1' || value === 'on';
}

/** The one address of what is looked for: nothing that is not, and all in one order. */
export function filterParameters(filters: CatalogueFilters, page = 1): URLSearchParams {
  const { sort, discount, isFavourites, ...others } = filters;
  const values = {
    ...others,
    discount: discount ? 'true' : '',
    isFavourites: isFavourites ? 'true' : '',
    sort: sort === SORT_CHOICES[0] ? '' : sort,
    page: page > 1 ? page : '',
  };
  const entries = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [[name, String(one)]])),
  );
  return new URLSearchParams(entries);
}

/** The path of the catalogue with these filters, in the route table's terms. */
export function cataloguePath(filters: CatalogueFilters, page = 1): string {
  const parameters = filterParameters(filters, page).toString();
  return parameters ? `${pagePath('')}?${parameters}` : pagePath('');
}

/** Whether anything but the order has been chosen. */
export function isFiltered(filters: CatalogueFilters): boolean {
  return filterParameters({ ...filters, sort: SORT_CHOICES[0] }).size > 0;
}

/** Services of a type stand together while nobody wants another order. */
export function isGrouped({ sort }: CatalogueFilters): boolean {
  return sort === SORT_CHOICES[0];
}

/** Each choice is a sorting and its direction. */
export function sortingOf({ sort }: CatalogueFilters): { sort: Sorting; direction: Direction } {
  // Each choice is made of the two.
  const [name, direction] = sort.split('-') as [Sorting, Direction];
  return { sort: name, direction };
}

/** What is looked for, as a question to the core. */
export function servicesQuery(filters: CatalogueFilters): ServicesAsked {
  return {
    search: filters.search || undefined,
    network: digitsOf(filters.networkId),
    service_types: listOf(filters.serviceTypes),
    countries: listOf(filters.countries),
    features: listOf(filters.features),
    start_minutes: digitsOf(filters.startMinutes),
    min_quantity: digitsOf(filters.minQuantity),
    max_quantity: digitsOf(filters.maxQuantity),
    min_price: filters.minPrice,
    max_price: filters.maxPrice,
    discount: filters.discount ? 'true' : undefined,
    ...sortingOf(filters),
    group: isGrouped(filters) ? 'service_type' : undefined,
  };
}

const digitsOf = (number: number | undefined) =>
  number === undefined ? undefined : String(number);

const listOf = (items: readonly unknown[]) => (items.length > 0 ? items.join() : undefined);
