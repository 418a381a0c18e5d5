import { microNumber, parseAmount } from '#core/money/money.ts';
import { hasFlag, type CatalogueSnapshot, type ServiceFlag } from './snapshot.pure.ts';

export const SORTINGS = ['popularity', 'price', 'quantity', 'discount'] as const;
export type Sorting = (typeof SORTINGS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const FEATURES = [
  'drip_feed',
  'guarantee',
  'speed_up',
  'package',
  'countries',
  'targets',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What a visitor is looking for; what is not said does not count. */
export interface ServiceFilters {
  search?: string | undefined;
  /** Only what costs less than it used to. */
  discount?: boolean | undefined;
  network?: number | undefined;
  /** Of any of these. */
  serviceTypes?: readonly number[] | undefined;
  /** Any of these. */
  ids?: readonly number[] | undefined;
  /** Can be aimed at one of these countries. */
  countries?: readonly number[] | undefined;
  /** Has one of these labels. */
  labels?: readonly number[] | undefined;
  /** Has all of these. */
  features?: readonly Feature[] | undefined;
  /** Starts at the latest after so many minutes. */
  startMinutes?: number | undefined;
  /** Can be ordered in some quantity between these. */
  minQuantity?: number | undefined;
  maxQuantity?: number | undefined;
  /** Micro-dollars, compared with the price as it is shown. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  sort?: Sorting | undefined;
  direction?: Direction | undefined;
  /** Services of one type stay together, the type of the first of them first. */
  isGrouped?: boolean | undefined;
}

/** One of several equal stretches of the wanted order, counted from zero. */
export interface Stretch {
  part: number;
  of: number;
}

/** A snapshot with what every search needs of it, made once. */
export interface PreparedCatalogue {
  snapshot: CatalogueSnapshot;
  /** What a search looks through, a text a service. */
  haystacks: string[];
  /** The places of the services in the order of a sorting. */
  orders: Map<string, Uint32Array>;
}

export function prepareCatalogue(snapshot: CatalogueSnapshot): PreparedCatalogue {
  const { id, name, type } = snapshot.services;
  // An address has the words of the trade, which are sought whatever the language of the names.
  const typeTexts = snapshot.service_types.map(
    (found) => `${found.name} ${snapshot.networks[found.network]?.name ?? ''} ${found.slug}`,
  );
  const haystacks = id.map((own, at) =>
    foldText(`${own} ${name[at] ?? ''} ${typeTexts[type[at] ?? -1] ?? ''}`),
  );
  return { snapshot, haystacks, orders: new Map() };
}

/**
 * The places of the services that a visitor is looking for, in the order that they asked for. What
 * is found in the stretches of an order, put one after another, is what is found in all of it.
 */
export function filterServices(
  prepared: PreparedCatalogue,
  filters: ServiceFilters,
  { part, of }: Stretch = { part: 0, of: 1 },
): number[] {
  const tests = testsOf(prepared, filters);
  const order = orderOf(prepared, filters);
  const found: number[] = [];
  const from = Math.floor((order.length * part) / of);
  const to = Math.floor((order.length * (part + 1)) / of);
  for (const at of order.subarray(from, to)) {
    if (tests.every((test) => test(at))) found.push(at);
  }
  return found;
}

const EVERYTHING = 1_000_000_000_000;

/** No service costs more than a million dollars, so a larger bound says nothing more. */
export function microPrice(dollars: string | undefined): number | undefined {
  const micro = dollars === undefined ? undefined : parseAmount(dollars);
  if (micro === undefined) return undefined;
  return micro > EVERYTHING ? EVERYTHING + 1 : microNumber(micro);
}

/** How texts are compared: whatever their case and however their signs are composed. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

type Test = (at: number) => boolean;

function testsOf({ snapshot, haystacks }: PreparedCatalogue, filters: ServiceFilters): Test[] {
  const { services, lists } = snapshot;
  const tests: Test[] = [...numberTests(snapshot, filters), ...typeTests(snapshot, filters)];
  const { ids, countries, labels, features = [] } = filters;
  if (ids) {
    const wanted = new Set(ids);
    tests.push((at) => wanted.has(services.id[at] ?? 0));
  }
  if (filters.discount) {
    tests.push((at) => (services.price[at] ?? 0) < (services.default_price[at] ?? 0));
  }
  if (countries && countries.length > 0) {
    tests.push(sharesAny(lists, services.countries, new Set(countries)));
  }
  if (labels && labels.length > 0) {
    const places = snapshot.labels.flatMap(({ id }, at) => (labels.includes(id) ? [at] : []));
    tests.push(sharesAny(lists, services.labels, new Set(places)));
  }
  for (const feature of features) tests.push(featureTest(snapshot, feature));
  for (const word of foldText(filters.search ?? '').split(/\s+/)) {
    if (word !== '') tests.push((at) => haystacks[at]?.includes(word) ?? false);
  }
  return tests;
}

function numberTests({ services }: CatalogueSnapshot, filters: ServiceFilters): Test[] {
  const { minQuantity, maxQuantity, minPrice, maxPrice, startMinutes } = filters;
  const tests: Test[] = [];
  if (minPrice !== undefined) tests.push((at) => (services.price[at] ?? 0) >= minPrice);
  if (maxPrice !== undefined) tests.push((at) => (services.price[at] ?? 0) <= maxPrice);
  if (minQuantity !== undefined) {
    tests.push((at) => (services.max_quantity[at] ?? 0) >= minQuantity);
  }
  if (maxQuantity !== undefined) {
    tests.push((at) => (services.min_quantity[at] ?? 0) <= maxQuantity);
  }
  if (startMinutes !== undefined) {
    tests.push((at) => (services.start_minutes[at] ?? Infinity) <= startMinutes);
  }
  return tests;
}

function typeTests(snapshot: CatalogueSnapshot, filters: ServiceFilters): Test[] {
  const { network, serviceTypes } = filters;
  const isWanted = snapshot.service_types.map(
    (type) =>
      (network === undefined || snapshot.networks[type.network]?.id === network) &&
      (!serviceTypes || serviceTypes.length === 0 || serviceTypes.includes(type.id)),
  );
  if (isWanted.every(Boolean)) return [];
  const { type } = snapshot.services;
  return [(at) => isWanted[type[at] ?? -1] ?? false];
}

const FLAG_OF: Partial<Record<Feature, ServiceFlag>> = {
  drip_feed: 'drip_feed_is_allowed',
  guarantee: 'has_refill',
  speed_up: 'can_speedup',
  package: 'is_package',
};

function featureTest({ services, lists }: CatalogueSnapshot, feature: Feature): Test {
  const flag = FLAG_OF[feature];
  if (flag) return (at) => hasFlag(services.flags[at] ?? 0, flag);
  const column = feature === 'countries' ? services.countries : services.targets;
  return (at) => (lists[column[at] ?? -1]?.length ?? 0) > 0;
}

/** Whether the list of a service has one of the wanted; each list is looked at once. */
function sharesAny(lists: number[][], column: number[], wanted: ReadonlySet<number>): Test {
  const shares = lists.map((list) => list.some((item) => wanted.has(item)));
  return (at) => shares[column[at] ?? -1] ?? false;
}

/** The way that somebody means who names a sorting and no direction. */
const USUAL: Record<Sorting, Direction> = {
  popularity: 'desc',
  price: 'asc',
  quantity: 'desc',
  discount: 'desc',
};

function orderOf(prepared: PreparedCatalogue, filters: ServiceFilters): Uint32Array {
  const sort = filters.sort ?? 'popularity';
  const direction = filters.direction ?? USUAL[sort];
  const name = `${sort} ${direction} ${filters.isGrouped ? 'grouped' : ''}`;
  const known = prepared.orders.get(name);
  if (known) return known;
  const sorted = sortedPlaces(prepared.snapshot, sort, direction);
  const order = filters.isGrouped ? groupedPlaces(prepared.snapshot, sorted) : sorted;
  prepared.orders.set(name, order);
  return order;
}

/** Ties stay in the order of popularity, whichever way the rest is sorted. */
function sortedPlaces(
  { services }: CatalogueSnapshot,
  sort: Sorting,
  direction: Direction,
): Uint32Array {
  const places = Uint32Array.from(services.id, (_, at) => at);
  if (sort === 'popularity') return direction === 'desc' ? places : places.reverse();
  const keys = Float64Array.from(services.id, (_, at) => sortKey(services, sort, at));
  const sign = direction === 'asc' ? 1 : -1;
  return places.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b);
}

function groupedPlaces({ services }: CatalogueSnapshot, sorted: Uint32Array): Uint32Array {
  const groups = new Map<number | undefined, number[]>();
  for (const at of sorted) {
    const type = services.type[at];
    const group = groups.get(type);
    if (group) group.push(at);
    else groups.set(type, [at]);
  }
  return Uint32Array.from([...groups.values()].flat());
}

function sortKey(
  services: CatalogueSnapshot['services'],
  sort: Exclude<Sorting, 'popularity'>,
  at: number,
): number {
  const price = services.price[at] ?? 0;
  const before = services.default_price[at] ?? 0;
  if (sort === 'price') return price;
  if (sort === 'quantity') return services.max_quantity[at] ?? 0;
  return before === 0 ? 0 : (before - price) / before;
}
