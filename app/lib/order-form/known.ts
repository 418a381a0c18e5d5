import type { Service } from '#core/catalogue/services/catalogue.contract.ts';
import type { QuantityRule } from '#core/catalogue/services/quantity.pure.ts';

/** A network as an order form offers it. */
export interface FormNetwork {
  id: number;
  name: string;
  icon: string;
  /** What a link of it looks like. */
  placeholder: string;
  types: FormType[];
}

interface FormType {
  id: number;
  name: string;
  /** The lowest price among its services, in dollars. */
  from: string | null;
}

/** A service as the list to choose from shows it. */
export interface ServiceChoice {
  id: number;
  name: string;
  /** In dollars. */
  price: string;
  /** So many units cost the price; null where it is for the whole. */
  per: number | null;
  isPaused: boolean;
}

export type FormTarget = Service['targets'][number];

/** A chosen service: all that a line has to know of it. */
export interface FormService extends QuantityRule, ServiceChoice {
  slug: string;
  networkId: number;
  typeId: number;
  networkName: string;
  icon: string;
  pricingPer: number;
  default_quantity: number;
  allowed_use_countries: number[];
  drip_feed_is_allowed: boolean;
  hasGuarantee: boolean;
  isPackage: boolean;
  needsLink: boolean;
  /** Its quantity is the number of lines that are written into its target. */
  isCalculable: boolean;
  /** Nobody finds it but by its own name. */
  isRestricted: boolean;
  targets: FormTarget[];
  description: string[];
  requirements: string[];
  exampleLink: string | null;
  contents: { id: number; name: string; quantity: number; text: string | null }[];
  packages: { id: number; slug: string; name: string }[];
}

/** What a form knows of the catalogue; it learns of a service when one is chosen. */
export interface Known {
  networks: readonly FormNetwork[];
  /** Null where there is none, or none that can be had. */
  services: Readonly<Partial<Record<number, FormService | null>>>;
}
