import type { KindService, ServiceKind } from '#core/catalogue/services/catalogue.contract.ts';
import type { Feature } from '#core/catalogue/services/filter-services.pure.ts';
import type { ServiceRecord } from '#core/feedback/service-records/service-record.contract.ts';
import { dimensionsOf, type Dimension } from './dimensions.ts';

/** Services of one type and unit, as one card shows them: what differs is a choice on it. */
export interface Kind {
  /** Names it in addresses within a page. */
  key: string;
  type: { id: number; slug: string; name: string };
  networkId: number;
  network: string;
  /** The name of the mark of its network. */
  icon: string;
  /** What all of its services say of themselves. */
  text: string | null;
  /** In dollars, of the cheapest. */
  from: string;
  /** So many units cost the price; absent where it is for the whole. */
  per: number | undefined;
  dimensions: Dimension[];
  /** Its services, the one that is shown first in front. */
  options: KindOption[];
  /** Those that no choice leads to, since they are named in another way. */
  others: OtherService[];
}

export interface OtherService {
  id: number;
  slug: string;
  name: string;
  /** In dollars. */
  price: string;
}

export interface KindOption {
  id: number;
  slug: string;
  name: string;
  /** For each dimension the place of its value. */
  at: number[];
  /** In dollars. */
  price: string;
  /** What it used to cost. */
  before: string | undefined;
  /** In whole percent, zero without a discount. */
  discount: number;
  min: number;
  max: number;
  start: string | null;
  speed: string | null;
  guarantee: string | null;
  features: Feature[];
  labels: { id: number; name: string }[];
  /** Nobody can order it at the moment. */
  isPaused: boolean;
  /** How it is delivered and rated, as far as that is known. */
  record: ServiceRecord | undefined;
}

export function kindOf({ service_type: type, network_icon: icon, services }: ServiceKind): Kind {
  const { dimensions, at } = dimensionsOf(services, type.name);
  const [first] = services;
  const isWhole = first?.price_type === 'fixed';
  return {
    key: keyOf(type.id, first),
    type: { id: type.id, slug: type.slug, name: type.name },
    networkId: type.network.id,
    network: type.network.name,
    icon,
    text: sharedText(services.map(({ short_description: text }) => text)),
    from: leastOf(services.map(({ price }) => price)),
    per: isWhole ? undefined : first?.pricing_per,
    dimensions,
    options: services.flatMap((service, index) => {
      const places = at[index];
      return places ? [optionOf(service, places)] : [];
    }),
    others: services
      .filter((_, index) => at[index] === undefined)
      .map(({ id, slug, name, price }) => ({ id, slug, name, price })),
  };
}

function keyOf(typeId: number, first: KindService | undefined): string {
  const unit = first?.price_type === 'fixed' ? 'whole' : (first?.pricing_per ?? 0);
  const isPackage = first?.features.includes('package') === true;
  return ['kind', typeId, unit, ...(isPackage ? ['package'] : [])].join('-');
}

function optionOf(service: KindService, at: number[]): KindOption {
  const { id, slug, name, price } = service;
  return {
    ...{ id, slug, name, at, price },
    before: service.discount_percent > 0 ? service.default_price : undefined,
    discount: Math.round(service.discount_percent * 100),
    min: service.min_quantity,
    max: service.max_quantity,
    start: service.start_time,
    speed: service.speed,
    guarantee: service.guarantee,
    features: service.features,
    labels: service.labels.map(({ id: labelId, name: label }) => ({ id: labelId, name: label })),
    isPaused: service.is_deactivated,
    record: undefined,
  };
}

/** The cheapest of some prices in dollars. */
function leastOf([first = '0', ...others]: readonly string[]): string {
  return others.reduce((least, price) => (Number(price) < Number(least) ? price : least), first);
}

/** The sentences that all begin with; all of it where there is one text only. */
export function sharedText(texts: readonly (string | null)[]): string | null {
  const [first = [], ...others] = texts.map((text) => sentencesOf(text ?? ''));
  const until = first.findIndex((sentence, at) => others.some((other) => other[at] !== sentence));
  const shared = until === -1 ? first : first.slice(0, until);
  return shared.join('').trim() || null;
}

/** Each with its end and the space behind it. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?。！？।]+[.!?。！？।]*\s*/gu) ?? [];
}

/** Puts beside each service what is known of how it is delivered and rated. */
export function withRecords(
  kinds: readonly Kind[],
  records: ReadonlyMap<number, ServiceRecord>,
): Kind[] {
  return kinds.map((kind) => ({
    ...kind,
    options: kind.options.map((option) => ({ ...option, record: records.get(option.id) })),
  }));
}
