import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

export const DELIVERY_STATES = ['sending', 'sent', 'unknown', 'refused', 'ended'] as const;
export const DELIVERY_ROUTES = ['api_v2', 'tasks', 'manual', 'simulator'] as const;

/** By what staff filter deliveries; a word is the number of an order, or that of a provider. */
export const DELIVERY_FIELDS = {
  state: { is: 'choice', values: DELIVERY_STATES },
  provider: { is: 'text' },
  route: { is: 'choice', values: DELIVERY_ROUTES },
  order: { is: 'number' },
  ref: { is: 'text' },
  sent: { is: 'day' },
  cost: { is: 'amount' },
} as const satisfies ListFields;

/** Ids grow with the time at which one begins. */
export const DELIVERY_SORTS = ['begun'] as const;
export type DeliveryListSort = (typeof DELIVERY_SORTS)[number];
