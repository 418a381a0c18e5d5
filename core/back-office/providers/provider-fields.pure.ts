import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** Whether a provider gets orders: not for want of money, or it has not told its balance lately. */
export const PROVIDER_STATES = ['ready', 'short', 'silent'] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** By what staff filter providers; words are parts of a name or of an address. */
export const PROVIDER_FIELDS = {
  state: { is: 'choice', values: PROVIDER_STATES },
  balance: { is: 'amount' },
} as const satisfies ListFields;

export const PROVIDER_SORTS = ['name', 'added'] as const;
export type ProviderSort = (typeof PROVIDER_SORTS)[number];
