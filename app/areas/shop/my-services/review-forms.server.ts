import { z } from 'zod';
import { writtenReview } from '#core/feedback/reviews/review.contract.ts';

const { service_id, rating, comment } = writtenReview.shape;

/** Who says something gives stars as well: without them, their words would go nowhere. */
const draft = z
  .object({ service_id, rating: rating.optional(), comment: comment.unwrap().unwrap().optional() })
  .refine(({ rating: stars, comment: words }) => stars !== undefined || !words, {
    path: ['rating'],
    params: { code: 'required' },
  });

export const REVIEWS_FORM = z.object({ reviews: z.array(draft).max(50).default([]) });

export type ReviewsForm = z.input<typeof REVIEWS_FORM>;

/** Only what has stars is sent, by its place in the form, where a refusal has to stand. */
export function ratedOf({ reviews }: z.output<typeof REVIEWS_FORM>) {
  return reviews.flatMap(({ rating: stars, ...review }, at) =>
    stars === undefined ? [] : [{ at, review: { ...review, rating: stars } }],
  );
}
