import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter orders; a word is a number, of ours or of a provider, or a link. */
export const ORDER_FIELDS = {
  status: { is: 'choice', values: ORDER_STATUSES },
  customer: { is: 'text' },
  service: { is: 'number' },
  provider: { is: 'text' },
  ref: { is: 'text' },
  link: { is: 'text' },
  created: { is: 'day' },
  cost: { is: 'amount' },
  quantity: { is: 'number' },
} as const satisfies ListFields;

/** Ids grow with the time of an order. */
export const ORDER_SORTS = ['created'] as const;
export type OrderListSort = (typeof ORDER_SORTS)[number];
