/** How a review stands for staff; one that was changed since its answer is unanswered again. */
export const REVIEW_LIST_STATES = ['unanswered', 'answered', 'hidden'] as const;
export type ReviewListState = (typeof REVIEW_LIST_STATES)[number];
