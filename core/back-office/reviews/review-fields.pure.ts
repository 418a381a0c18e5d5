import { REVIEW_LIST_STATES } from '#core/feedback/reviews/review-list-states.pure.ts';
import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** By what staff filter reviews; a word is the number of one, or stands in it or its answer. */
export const REVIEW_FIELDS = {
  state: { is: 'choice', values: REVIEW_LIST_STATES },
  stars: { is: 'number' },
  service: { is: 'number' },
  customer: { is: 'text' },
  created: { is: 'day' },
} as const satisfies ListFields;

/** By the number, which grows with time. */
export const REVIEW_SORTS = ['created'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
