import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter services; words are parts of a name, or the number of one. */
export const SERVICE_FIELDS = {
  is: { is: 'choice', values: ['on', 'off', 'loss'] },
  network: { is: 'text' },
  type: { is: 'number' },
  provider: { is: 'text' },
  price: { is: 'amount' },
  margin: { is: 'number' },
} as const satisfies ListFields;

export const SERVICE_SORTS = ['id'] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];
