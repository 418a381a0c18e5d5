import type { ServiceCard } from '#core/catalogue/services/catalogue.contract.ts';
import type { Feature } from '#core/catalogue/services/filter-services.pure.ts';

/** A service as cards and tables show it. */
export interface ServiceSummary {
  id: number;
  slug: string;
  name: string;
  /** Its name beside that of its type. */
  title: string;
  text: string | null;
  /** The name of its network's mark. */
  icon: string;
  networkId: number;
  network: string;
  type: { id: number; slug: string; name: string };
  /** In dollars. */
  price: string;
  /** So many units cost the price; absent where it is for the whole. */
  per: number | undefined;
  /** What it used to cost. */
  before: string | undefined;
  /** In whole percent, zero without a discount. */
  discount: number;
  min: number;
  max: number;
  geo: string | null;
  start: string | null;
  speed: string | null;
  guarantee: string | null;
  labels: { id: number; name: string }[];
  features: Feature[];
  /** Nobody can order it at the moment. */
  isPaused: boolean;
}

export function summaryOf(card: ServiceCard): ServiceSummary {
  const { service_type: type } = card;
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    title: titleOf(card.name, type.name),
    text: card.short_description,
    icon: card.network_icon,
    networkId: type.network.id,
    network: type.network.name,
    type: { id: type.id, slug: type.slug, name: type.name },
    price: card.price,
    per: card.price_type === 'fixed' ? undefined : card.pricing_per,
    before: card.discount_percent > 0 ? card.default_price : undefined,
    discount: Math.round(card.discount_percent * 100),
    min: card.min_quantity,
    max: card.max_quantity,
    geo: card.geo,
    start: card.start_time,
    speed: card.speed,
    guarantee: card.guarantee,
    labels: card.labels.map(({ id, name }) => ({ id, name })),
    features: featuresOf(card),
    isPaused: card.is_deactivated,
  };
}

/** Most are called after their type, which need not be said twice in its list. */
function titleOf(name: string, type: string): string {
  if (!name.startsWith(type)) return name;
  const rest = name.slice(type.length).replace(/^[\s·–—:|,-]+/u, '');
  return rest === '' ? name : rest;
}

export function featuresOf(card: ServiceCard): Feature[] {
  const has: Record<Feature, boolean> = {
    drip_feed: card.drip_feed_is_allowed,
    guarantee: card.has_refill,
    speed_up: card.can_speedup,
    package: card.is_package,
    countries: card.allowed_use_countries.length > 0,
    targets: card.targets.length > 0,
  };
  // Made of an object with these very keys.
  const names = Object.keys(has) as Feature[];
  return names.filter((name) => has[name]);
}
