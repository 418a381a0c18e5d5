import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter customers; whatever stands without a name is a word, or `#` and a number. */
export const CUSTOMER_FIELDS = {
  is: { is: 'choice', values: ['frozen', 'guest', 'company', 'team'] },
  has: { is: 'choice', values: ['balance', 'debt', 'earnings', 'orders'] },
  email: { is: 'text' },
  name: { is: 'text' },
  id: { is: 'number' },
  created: { is: 'day' },
  balance: { is: 'amount' },
  spent: { is: 'amount' },
  orders: { is: 'number' },
} as const satisfies ListFields;

export const CUSTOMER_SORTS = ['created', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
