import { floatAmount, formatAmount, fractionOff } from '#core/money/money.ts';
import { listPrice } from '#core/pricing/quote/list-price.pure.ts';
import type { Language } from '#locales/languages.ts';
import type { ServiceCard, Target } from './catalogue.contract.ts';
import { PROVENANCES, type Provenance } from './provenance.pure.ts';

/**
 * The listed services of an instance in one language, as columns: it is loaded once into the
 * server's memory and once into a browser, and both filter it with the same function.
 */
export interface CatalogueSnapshot {
  version: 1;
  revision: string;
  language: Language;
  networks: SnapshotNetwork[];
  service_types: SnapshotType[];
  labels: SnapshotLabel[];
  targets: Target[];
  /** Texts that many services share, by their places in the columns below. */
  words: string[];
  /** Lists of ids that many services share, by their places in the columns below. */
  lists: number[][];
  services: SnapshotColumns;
}

export interface SnapshotNetwork {
  id: number;
  slug: string;
  name: string;
  url_placeholder: string;
  icon: string;
  color: string;
  type: string;
  has_search: boolean;
}

export interface SnapshotType {
  id: number;
  /** Its place among the networks. */
  network: number;
  slug: string;
  name: string;
  icon: string;
  color: string;
}

export interface SnapshotLabel {
  id: number;
  name: string;
  color: string;
}

/** One entry a service in each column, the most popular service first. */
export interface SnapshotColumns {
  id: number[];
  slug: string[];
  name: string[];
  short_description: (string | null)[];
  /** The place of its type among the types. */
  type: number[];
  /** Micro-dollars. */
  price: number[];
  default_price: number[];
  pricing_per: number[];
  min_quantity: number[];
  max_quantity: number[];
  quantity_step: number[];
  default_quantity: number[];
  start_minutes: (number | null)[];
  flags: number[];
  countries: number[];
  labels: number[];
  targets: number[];
  geo: (number | null)[];
  start_time: (number | null)[];
  speed: (number | null)[];
  guarantee: (number | null)[];
  consultation_chat_period: (number | null)[];
  thumbnail_period: (number | null)[];
}

/** What a service is or allows; each is one bit of the column `flags`. */
export const SERVICE_FLAGS = [
  'drip_feed_is_allowed',
  'has_refill',
  'can_speedup',
  'is_package',
  'is_deactivated',
  'restricted_access',
  'url_is_required',
  'has_search',
  'calculable_quantity',
  'gather_statistic',
  'available_closed_sales',
  'available_personal_manager',
  'has_fixed_price',
] as const;

export type ServiceFlag = (typeof SERVICE_FLAGS)[number];

type Packed = Record<ServiceFlag, boolean> & { provenance: Provenance };

/** The flags, and above them where the people come from. */
export function packFlags(packed: Packed): number {
  const above = PROVENANCES.indexOf(packed.provenance) << SERVICE_FLAGS.length;
  return SERVICE_FLAGS.reduce((bits, name, at) => (packed[name] ? bits | (1 << at) : bits), above);
}

export function hasFlag(bits: number, flag: ServiceFlag): boolean {
  return (bits & (1 << SERVICE_FLAGS.indexOf(flag))) !== 0;
}

/** The service at a place of the snapshot, as lists show it. */
export function cardAt(snapshot: CatalogueSnapshot, at: number): ServiceCard {
  const { services } = snapshot;
  const flags = entry(services.flags, at);
  const type = entry(snapshot.service_types, entry(services.type, at));
  const { network: networkAt, ...shownType } = type;
  const network = entry(snapshot.networks, networkAt);
  const word = (column: (number | null)[]) => {
    const place = column[at];
    return place == null ? null : entry(snapshot.words, place);
  };
  const list = (column: number[]) => entry(snapshot.lists, entry(column, at));
  return {
    id: entry(services.id, at),
    slug: entry(services.slug, at),
    name: entry(services.name, at),
    short_description: services.short_description[at] ?? null,
    ...pricesAt(services, at),
    price_type: hasFlag(flags, 'has_fixed_price') ? 'fixed' : 'per_quantity',
    min_quantity: entry(services.min_quantity, at),
    max_quantity: entry(services.max_quantity, at),
    quantity_step: entry(services.quantity_step, at),
    ...namedFlags(flags),
    provenance: PROVENANCES[flags >> SERVICE_FLAGS.length] ?? 'other',
    is_enabled: true,
    service_type: {
      ...shownType,
      network: { id: network.id, slug: network.slug, name: network.name, color: network.color },
    },
    network_icon: network.icon,
    geo: word(services.geo),
    start_time: word(services.start_time),
    start_minutes: services.start_minutes[at] ?? null,
    speed: word(services.speed),
    guarantee: word(services.guarantee),
    labels: list(services.labels).map((place) => entry(snapshot.labels, place)),
    targets: list(services.targets).map((place) => entry(snapshot.targets, place)),
    allowed_use_countries: list(services.countries),
    consultation_chat_period: services.consultation_chat_period[at] ?? null,
    thumbnail_period: services.thumbnail_period[at] ?? null,
  };
}

function pricesAt(services: SnapshotColumns, at: number) {
  const priceMicro = BigInt(entry(services.price, at));
  const defaultPriceMicro = BigInt(entry(services.default_price, at));
  const pricingPer = entry(services.pricing_per, at);
  const quantity = entry(services.default_quantity, at);
  const costMicro = listPrice({ priceMicro, pricingPer, quantity });
  return {
    price: formatAmount(priceMicro),
    price_float: floatAmount(priceMicro),
    default_price: formatAmount(defaultPriceMicro),
    default_price_float: floatAmount(defaultPriceMicro),
    discount_percent: fractionOff(priceMicro, defaultPriceMicro),
    pricing_per: pricingPer,
    default_quantity: quantity,
    default_quantity_price: formatAmount(costMicro),
    default_quantity_price_float: floatAmount(costMicro),
  };
}

function namedFlags(bits: number): Record<Exclude<ServiceFlag, 'has_fixed_price'>, boolean> {
  const named = SERVICE_FLAGS.map((name, at) => [name, (bits & (1 << at)) !== 0]);
  const { has_fixed_price: _, ...shown } = Object.fromEntries(named);
  return shown;
}

function entry<T>(column: readonly T[], at: number): T {
  const value = column[at];
  if (value === undefined) throw new RangeError(`The snapshot has no entry ${at}.`);
  return value;
}
