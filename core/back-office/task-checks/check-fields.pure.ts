import { CHECK_STATUSES } from '#core/growth/tasks/check-rules.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter checks of tasks; a word is the number of one. */
export const CHECK_FIELDS = {
  status: { is: 'choice', values: CHECK_STATUSES },
  task: { is: 'number' },
  order: { is: 'number' },
  customer: { is: 'text' },
  created: { is: 'day' },
} as const satisfies ListFields;

/** By the number, which grows with time. */
export const CHECK_SORTS = ['created'] as const;
export type CheckSort = (typeof CHECK_SORTS)[number];
