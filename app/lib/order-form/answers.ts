import type { FormService, ServiceChoice } from './known.ts';

/** What an order form asks for while it is filled in. */
export interface LinkAnswer {
  /** Null where the link is of no network that is sold here. */
  networkId: number | null;
  typeIds: number[];
  /** Why the service cannot be ordered for it. */
  problems: string[];
}

export interface ServiceAnswer {
  service: FormService | null;
  countries: Country[];
}

export interface Country {
  id: number;
  name: string;
}

export type ChoicesAnswer = ServiceChoice[];

export interface QuantityAnswer {
  quantity: number | null;
  problems: string[];
}
