import { staffReviewPath } from '#core/feedback/reviews/review.contract.ts';
import { listExportQuery, listQuery } from '#core/platform/lists/list.contract.ts';
import { operation, staff } from '#core/platform/operations/operation.contract.ts';
import { staffReviewAnswer, staffReviewsAnswer } from './review-list.contract.ts';

const PATH = '/api/v1/staff/reviews';
const reading = { tag: 'Staff', method: 'GET', who: staff('reviews.moderate') } as const;

export const searchReviews = operation({
  ...reading,
  id: 'searchReviews',
  path: PATH,
  summary: 'Reviews of services, hidden ones as well: by words and filters, the latest first.',
  query: listQuery,
  answer: staffReviewsAnswer,
  answered: 'A page of them.',
});

export const exportReviewList = operation({
  ...reading,
  id: 'exportReviewList',
  path: `${PATH}/export`,
  summary: 'All reviews that a filter finds, as a file without names and words.',
  query: listExportQuery,
  file: 'text/csv',
  answered: 'With a line of names at its head.',
});

export const getStaffReview = operation({
  ...reading,
  id: 'getStaffReview',
  path: `${PATH}/{reviewId}`,
  summary: 'One review, and who has hidden or answered it.',
  params: staffReviewPath,
  answer: staffReviewAnswer,
  refuses: ['not_found'],
});
