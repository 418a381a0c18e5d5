import { TRIAL_STATUSES } from '#core/growth/free-trials/trial-status.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter free trials; a word is the number of one, or stands in its links. */
export const TRIAL_FIELDS = {
  status: { is: 'choice', values: TRIAL_STATUSES },
  quest: { is: 'number' },
  service: { is: 'number' },
  customer: { is: 'text' },
  created: { is: 'day' },
} as const satisfies ListFields;

/** By the number, which grows with time. */
export const TRIAL_SORTS = ['created'] as const;
export type TrialSort = (typeof TRIAL_SORTS)[number];
