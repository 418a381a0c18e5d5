import {
  CHECK_STATUSES,
  IDENTITY_STEPS,
} from '#core/billing/identity-checks/identity-check-status.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter checks; a word is the number of one, or the address of a customer. */
export const IDENTITY_CHECK_FIELDS = {
  status: { is: 'choice', values: CHECK_STATUSES },
  customer: { is: 'text' },
  /** Who has decided, by number or address, or `me`. */
  by: { is: 'text' },
  /** Who has asked. */
  asker: { is: 'text' },
  step: { is: 'choice', values: IDENTITY_STEPS },
  asked: { is: 'day' },
  decided: { is: 'day' },
} as const satisfies ListFields;

/** Ids grow with the time of asking. */
export const IDENTITY_CHECK_SORTS = ['asked'] as const;
export type IdentityCheckSort = (typeof IDENTITY_CHECK_SORTS)[number];
