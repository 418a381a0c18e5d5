import { SUPPORT_STATES, SUPPORT_TOPICS } from '#core/feedback/support/support-state.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter tickets; a word is the number of one. */
export const TICKET_FIELDS = {
  is: { is: 'choice', values: SUPPORT_STATES },
  topic: { is: 'choice', values: SUPPORT_TOPICS },
  /** `me`, `nobody`, or the number of a member of staff. */
  assigned: { is: 'text' },
  customer: { is: 'text' },
  order: { is: 'number' },
  created: { is: 'day' },
} as const satisfies ListFields;

/** Whoever has waited longest comes first; `created` is by the number. */
export const TICKET_SORTS = ['waiting', 'created'] as const;
export type TicketListSort = (typeof TICKET_SORTS)[number];
