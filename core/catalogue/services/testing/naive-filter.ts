import fc from 'fast-check';
import {
  DIRECTIONS,
  FEATURES,
  SORTINGS,
  type Feature,
  type ServiceFilters,
} from '../filter-services.pure.ts';
import { packFlags, SERVICE_FLAGS, type CatalogueSnapshot } from '../snapshot.pure.ts';

/** A service as a person would write it down, the way a naive reader looks at it. */
interface Plain {
  id: number;
  name: string;
  type: number;
  price: number;
  before: number;
  min: number;
  max: number;
  start: number | null;
  flags: Record<(typeof SERVICE_FLAGS)[number], boolean>;
  countries: number[];
  labels: number[];
  targets: number[];
}

const NETWORKS = ['Tube', 'Gram', 'ÉCHO'];
const TYPES = [
  { name: 'Views', network: 0, slug: 'views' },
  { name: 'Likes', network: 0, slug: 'likes' },
  { name: 'Görüntüleme', network: 1, slug: 'other-views' },
  { name: 'Rare', network: 2, slug: 'rare' },
];
const WORDS = ['fast', 'SLOW', 'Straße', 'ação', '観看', 'İzlenme', 'ﬁne', '10%', 'views'];

const plain: fc.Arbitrary<Omit<Plain, 'id'>> = fc.record({
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((w) => w.join(' ')),
  type: fc.nat({ max: TYPES.length - 1 }),
  price: fc.nat({ max: 20 }),
  before: fc.nat({ max: 20 }),
  min: fc.integer({ min: 1, max: 10 }),
  max: fc.integer({ min: 10, max: 30 }),
  start: fc.option(fc.nat({ max: 5 })),
  flags: fc.record(
    Object.fromEntries(SERVICE_FLAGS.map((name) => [name, fc.boolean()])) as Record<
      (typeof SERVICE_FLAGS)[number],
      fc.Arbitrary<boolean>
    >,
  ),
  countries: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  labels: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 2 }),
  targets: fc.uniqueArray(fc.nat({ max: 1 }), { maxLength: 2 }),
});

export const anyCatalogue = fc.array(plain, { maxLength: 25 }).map((services) =>
  services.map((service, at): Plain => ({
    ...service,
    // Not in the order of popularity, which is the order of the list.
    id: ((at * 7) % 31) + 1,
    before: Math.max(service.price, service.before),
  })),
);

const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 9 });
const everyFilter: fc.Arbitrary<ServiceFilters> = fc.record({
  search: some(
    fc.oneof(
      fc
        .array(fc.constantFrom(...WORDS, 'tube', 'É', '3', 'fi', 'likes'), { maxLength: 2 })
        .map((w) => w.join('  ')),
      fc.string({ maxLength: 3 }),
    ),
  ),
  discount: some(fc.boolean()),
  network: some(fc.integer({ min: 1, max: 4 })),
  serviceTypes: some(fc.array(fc.integer({ min: 10, max: 14 }), { maxLength: 3 })),
  ids: some(fc.array(fc.integer({ min: 1, max: 31 }))),
  countries: some(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 })),
  labels: some(fc.array(fc.integer({ min: 100, max: 103 }), { maxLength: 2 })),
  features: some(fc.uniqueArray(fc.constantFrom(...FEATURES), { maxLength: 2 })),
  startMinutes: some(fc.nat({ max: 5 })),
  minQuantity: some(fc.nat({ max: 35 })),
  maxQuantity: some(fc.nat({ max: 35 })),
  minPrice: some(fc.nat({ max: 25 })),
  maxPrice: some(fc.nat({ max: 25 })),
  sort: some(fc.constantFrom(...SORTINGS)),
  direction: some(fc.constantFrom(...DIRECTIONS)),
  isGrouped: some(fc.boolean()),
});

/** All at once would find nothing, so a visitor has a few. */
export const anyFilters = fc
  .record({
    all: everyFilter,
    kept: fc.subarray(['search', 'discount', 'network', 'ids', 'labels', 'features'], {
      maxLength: 2,
    }),
    more: fc.subarray(['serviceTypes', 'countries', 'startMinutes', 'minQuantity'], {
      maxLength: 1,
    }),
    bound: fc.subarray(['maxQuantity', 'minPrice', 'maxPrice'], { maxLength: 1 }),
  })
  .map(({ all, kept, more, bound }): ServiceFilters => {
    const names = [...kept, ...more, ...bound, 'sort', 'direction', 'isGrouped'];
    return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  });

export function snapshotOf(services: readonly Plain[]): CatalogueSnapshot {
  const lists = services.flatMap((s) => [s.countries, s.labels, s.targets]);
  const filled = <T>(value: T) => services.map(() => value);
  return {
    version: 1,
    revision: '1',
    language: 'en',
    networks: NETWORKS.map((name, at) => ({
      id: at + 1,
      slug: `n${at}`,
      name,
      url_placeholder: '',
      icon: '',
      color: '#000000',
      type: 'video',
      has_search: false,
    })),
    service_types: TYPES.map((type, at) => ({
      ...type,
      id: at + 10,
      icon: '',
      color: '#000000',
    })),
    labels: [0, 1, 2].map((at) => ({ id: at + 100, name: 'label', color: '#000000' })),
    targets: [0, 1].map((at) => ({
      id: at + 200,
      name: 'target',
      placeholder: null,
      type: {
        id: at + 200,
        name: 'target',
        title: 'Target',
        selectable: false,
        view_type: null,
        enabled_for_service: true,
      },
      selectable_values: [],
      translations: {},
    })),
    words: [],
    lists,
    services: {
      id: services.map((s) => s.id),
      slug: services.map((s) => `s${s.id}`),
      name: services.map((s) => s.name),
      short_description: filled(null),
      type: services.map((s) => s.type),
      price: services.map((s) => s.price),
      default_price: services.map((s) => s.before),
      pricing_per: filled(1000),
      min_quantity: services.map((s) => s.min),
      max_quantity: services.map((s) => s.max),
      quantity_step: filled(1),
      default_quantity: services.map((s) => s.min),
      start_minutes: services.map((s) => s.start),
      flags: services.map((s) => packFlags({ ...s.flags, provenance: 'other' })),
      countries: services.map((_, at) => at * 3),
      labels: services.map((_, at) => at * 3 + 1),
      targets: services.map((_, at) => at * 3 + 2),
      geo: filled(null),
      start_time: filled(null),
      speed: filled(null),
      guarantee: filled(null),
      consultation_chat_period: filled(null),
      thumbnail_period: filled(null),
    },
  };
}

/** What somebody finds who reads all of it and sorts it by hand. */
export function naiveFilter(services: readonly Plain[], wanted: ServiceFilters): number[] {
  const sorted = naiveOrder(services, wanted);
  // Types in the order of their first services, and each type in the order of its own.
  const types = [...new Set(sorted.map(({ type }) => type))];
  const order = wanted.isGrouped
    ? types.flatMap((type) => sorted.filter((service) => service.type === type))
    : sorted;
  return order.filter((service) => isWanted(service, wanted)).map(({ id }) => id);
}

function naiveOrder(services: readonly Plain[], wanted: ServiceFilters): Plain[] {
  const sort = wanted.sort ?? 'popularity';
  if (sort === 'popularity') {
    return wanted.direction === 'asc' ? services.toReversed() : [...services];
  }
  const ascending = (wanted.direction ?? (sort === 'price' ? 'asc' : 'desc')) === 'asc';
  const compare = (a: Plain, b: Plain): number => {
    if (sort === 'price') return a.price - b.price;
    if (sort === 'quantity') return a.max - b.max;
    // Compared as fractions, without a division.
    return (a.before - a.price) * (b.before || 1) - (b.before - b.price) * (a.before || 1);
  };
  return services.toSorted((a, b) => (ascending ? compare(a, b) : compare(b, a)));
}

function isWanted(service: Plain, wanted: ServiceFilters): boolean {
  const type = TYPES[service.type];
  const fold = (text: string) => text.normalize('NFKC').toLowerCase();
  const names = `${type?.name} ${NETWORKS[type?.network ?? 0]} ${type?.slug}`;
  const text = fold(`${service.id} ${service.name} ${names}`);
  const anyOf = (list: readonly number[] | undefined, own: readonly number[]) =>
    !list || list.length === 0 || list.some((item) => own.includes(item));
  const has: Record<Feature, boolean> = {
    drip_feed: service.flags.drip_feed_is_allowed,
    guarantee: service.flags.has_refill,
    speed_up: service.flags.can_speedup,
    package: service.flags.is_package,
    countries: service.countries.length > 0,
    targets: service.targets.length > 0,
  };
  return (
    fold(wanted.search ?? '')
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (!wanted.discount || service.price < service.before) &&
    (wanted.network === undefined || (type?.network ?? 0) + 1 === wanted.network) &&
    anyOf(wanted.serviceTypes, [service.type + 10]) &&
    (!wanted.ids || wanted.ids.includes(service.id)) &&
    anyOf(wanted.countries, service.countries) &&
    anyOf(
      wanted.labels,
      service.labels.map((label) => label + 100),
    ) &&
    (wanted.features ?? []).every((feature) => has[feature]) &&
    (wanted.startMinutes === undefined ||
      (service.start !== null && service.start <= wanted.startMinutes)) &&
    service.max >= (wanted.minQuantity ?? 0) &&
    service.min <= (wanted.maxQuantity ?? Infinity) &&
    service.price >= (wanted.minPrice ?? 0) &&
    service.price <= (wanted.maxPrice ?? Infinity)
  );
}
