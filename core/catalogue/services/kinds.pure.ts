import type { KindService } from './catalogue.contract.ts';
import { FEATURES, type Feature } from './filter-services.pure.ts';
import { cardAt, hasFlag, type CatalogueSnapshot } from './snapshot.pure.ts';

/**
 * The places of services by their kind: of one type and sold by the same unit, so that their prices
 * can be compared. Kinds stand in the order of their first services, and services as they came.
 */
export function placesByKind(
  { services }: CatalogueSnapshot,
  places: Iterable<number>,
): number[][] {
  const kinds = new Map<string, number[]>();
  for (const at of places) {
    const key = kindKey(services, at);
    const kind = kinds.get(key);
    if (kind) kind.push(at);
    else kinds.set(key, [at]);
  }
  return [...kinds.values()];
}

function kindKey(services: CatalogueSnapshot['services'], at: number): string {
  const flags = services.flags[at] ?? 0;
  const isFixed = hasFlag(flags, 'has_fixed_price');
  const isPackage = hasFlag(flags, 'is_package');
  return [services.type[at], isFixed ? 'whole' : services.pricing_per[at], isPackage].join(' ');
}

/** The service at a place, with what somebody chooses it by among others of its kind. */
export function kindServiceAt(snapshot: CatalogueSnapshot, at: number): KindService {
  const { allowed_use_countries: countries, targets, ...card } = cardAt(snapshot, at);
  const has: Record<Feature, boolean> = {
    drip_feed: card.drip_feed_is_allowed,
    guarantee: card.has_refill,
    speed_up: card.can_speedup,
    package: card.is_package,
    countries: countries.length > 0,
    targets: targets.length > 0,
  };
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    short_description: card.short_description,
    price: card.price,
    default_price: card.default_price,
    discount_percent: card.discount_percent,
    price_type: card.price_type,
    pricing_per: card.pricing_per,
    min_quantity: card.min_quantity,
    max_quantity: card.max_quantity,
    quantity_step: card.quantity_step,
    default_quantity: card.default_quantity,
    url_is_required: card.url_is_required,
    is_deactivated: card.is_deactivated,
    provenance: card.provenance,
    geo: card.geo,
    start_time: card.start_time,
    speed: card.speed,
    guarantee: card.guarantee,
    labels: card.labels,
    features: FEATURES.filter((feature) => has[feature]),
  };
}
