import type { QuantityRule } from '#core/catalogue/services/quantity.pure.ts';
import type { Country } from '#app/lib/order-form/answers.ts';

/** A network as the form of a subscription knows it. */
export interface ChannelNetwork {
  id: number;
  name: string;
  icon: string;
  /** What a link of it looks like: of a channel, where it is watched. */
  placeholder: string;
  /** Whether new posts of its channels are found without anybody telling, and can be ordered for. */
  isWatched: boolean;
  /** They are found, but nothing can be ordered for them. */
  isUnsold: boolean;
}

/** A service that each new post can get. */
export interface OfferedService extends QuantityRule {
  id: number;
  name: string;
  default_quantity: number;
  /** In dollars. */
  price: string;
  /** So many units cost the price; null where it is for the whole. */
  per: number | null;
  /** Ids of those it can be aimed at. */
  countries: number[];
}

export interface OfferedType {
  id: number;
  name: string;
  services: OfferedService[];
}

/** What can be had for the posts of a channel. */
export interface Offer {
  /** The link that it is for. */
  url: string;
  /** Null where nobody knows the link. */
  networkId: number | null;
  types: OfferedType[];
  /** Those that some of the services can be aimed at. */
  countries: Country[];
}

export const NO_OFFER: Offer = { url: '', networkId: null, types: [], countries: [] };

/** What the chosen services cost, in dollars. */
export interface PublicationCost {
  /** What it was asked for. */
  of: string;
  /** For one post, by the ids of services. */
  services: Readonly<Partial<Record<number, { quantity: number; cost: string }>>>;
  perPost: string;
  /** Of so many posts. */
  total: string;
  posts: number;
}
