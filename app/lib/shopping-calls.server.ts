import { z } from 'zod';
import { favouritesAnswer, toggleAnswer } from '#core/favourites/favourite.contract.ts';
import {
  myServicesAnswer,
  promptsAnswer,
  reviewsAnswer,
  writtenAnswer,
} from '#core/reviews/review.contract.ts';
import type { Call } from './core.server.ts';

type AnyCall = Call<z.ZodType>;

export const favouritesCall = {
  method: 'GET',
  path: '/api/v1/services/favorites',
  answer: favouritesAnswer,
} as const satisfies AnyCall;

export const toggleFavouriteCall = {
  method: 'POST',
  path: '/api/v1/services/{serviceId}/favorites/toggle',
  answer: toggleAnswer,
} as const satisfies AnyCall;

export const serviceReviewsCall = {
  method: 'GET',
  path: '/api/v1/services/{idOrSlug}/reviews',
  answer: reviewsAnswer,
} as const satisfies AnyCall;

export const myServicesCall = {
  method: 'GET',
  path: '/api/v1/my-services',
  answer: myServicesAnswer,
} as const satisfies AnyCall;

export const withoutReviewsCall = {
  method: 'GET',
  path: '/api/v1/my-services/without-reviews',
  answer: myServicesAnswer,
} as const satisfies AnyCall;

export const writeReviewsCall = {
  method: 'POST',
  path: '/api/v1/my-services/reviews',
  answer: writtenAnswer,
} as const satisfies AnyCall;

export const reviewPromptsCall = {
  method: 'GET',
  path: '/api/v1/my-services/to-review',
  answer: promptsAnswer,
} as const satisfies AnyCall;

export const declineReviewCall = {
  method: 'POST',
  path: '/api/v1/my-services/{serviceId}/decline-review',
  answer: z.undefined(),
} as const satisfies AnyCall;
