import type { Limit } from '#core/platform/limits/limit.pure.ts';
import {
  anyone,
  customer,
  operation,
  staff,
} from '#core/platform/operations/operation.contract.ts';
import {
  answerBody,
  declinePath,
  hideBody,
  latestAnswer,
  latestQuery,
  listQuery,
  myServicesAnswer,
  myServicesQuery,
  promptsAnswer,
  promptsQuery,
  reviewPath,
  reviewsAnswer,
  reviewsBody,
  staffReviewPath,
  writtenAnswer,
} from './review.contract.ts';

/** Nobody has more to say than this: thirty forms at once, then one a minute. */
const WRITTEN: Limit = { name: 'reviews-written', capacity: 30, refillSeconds: 60 };

const tag = 'My services';
const listed = { method: 'GET', tag, who: customer(), refuses: ['unavailable'] } as const;
const ordered = {
  ...listed,
  query: myServicesQuery,
  answer: myServicesAnswer,
  answered: 'A page of them.',
} as const;
const said = { method: 'POST', tag, who: customer({ impersonated: 'refused' }) } as const;

export const listServiceReviews = operation({
  id: 'listServiceReviews',
  method: 'GET',
  path: '/api/v1/services/{idOrSlug}/reviews',
  tag: 'Catalogue',
  summary: 'What customers said who have ordered a service.',
  who: anyone,
  shared: true,
  params: reviewPath,
  query: listQuery,
  answer: reviewsAnswer,
  refuses: ['not_found'],
});

export const listLatestReviews = operation({
  id: 'listLatestReviews',
  method: 'GET',
  path: '/api/v1/reviews',
  tag: 'Catalogue',
  summary: 'What customers said last, of all services or of some.',
  who: anyone,
  shared: true,
  query: latestQuery,
  answer: latestAnswer,
});

export const listMyServices = operation({
  ...ordered,
  id: 'listMyServices',
  path: '/api/v1/my-services',
  summary: 'The services that the customer has ordered.',
});

export const listMyServicesWithoutReviews = operation({
  ...ordered,
  id: 'listMyServicesWithoutReviews',
  path: '/api/v1/my-services/without-reviews',
  summary: 'Those among them that the customer has said nothing about.',
});

export const listReviewPrompts = operation({
  ...listed,
  id: 'listReviewPrompts',
  path: '/api/v1/my-services/to-review',
  summary: 'The services to ask about: an order came whole, and nothing was said of it yet.',
  query: promptsQuery,
  answer: promptsAnswer,
  answered: 'A handful at most, unless more were named.',
});

export const declineReview = operation({
  ...said,
  id: 'declineReview',
  path: '/api/v1/my-services/{serviceId}/decline-review',
  summary: 'Does not ask about a service again; a review can be written all the same.',
  params: declinePath,
  refuses: ['not_found'],
});

export const writeReviews = operation({
  ...said,
  id: 'writeReviews',
  path: '/api/v1/my-services/reviews',
  summary: 'Publishes what the customer says about services; saying it again replaces it.',
  limit: WRITTEN,
  body: reviewsBody,
  answer: writtenAnswer,
  answered: 'What was written.',
});

const ONE = '/api/v1/staff/reviews/{reviewId}';
const moderated = {
  tag: 'Staff',
  who: staff('reviews.moderate'),
  params: staffReviewPath,
} as const;

export const hideReview = operation({
  ...moderated,
  id: 'hideReview',
  method: 'POST',
  path: `${ONE}/hide`,
  summary: 'Shows a review to nobody but its author, who is told why; it counts no more.',
  body: hideBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'already_decided'],
});

export const showReview = operation({
  ...moderated,
  id: 'showReview',
  method: 'POST',
  path: `${ONE}/show`,
  summary: 'Shows a hidden review again.',
  refuses: ['not_found'],
});

export const answerReview = operation({
  ...moderated,
  id: 'answerReview',
  method: 'PUT',
  path: `${ONE}/answer`,
  summary: 'Says something to a review in the name of the shop; saying it again replaces it.',
  body: answerBody,
  bodyIsOptional: true,
  refuses: ['not_found', 'already_decided'],
});

export const removeReviewAnswer = operation({
  ...moderated,
  id: 'removeReviewAnswer',
  method: 'DELETE',
  path: `${ONE}/answer`,
  summary: 'Takes back what the shop said to a review.',
  refuses: ['not_found'],
});
