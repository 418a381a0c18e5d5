import { z } from 'zod';
import { REVIEW_LIST_STATES } from '#core/feedback/reviews/review-list-states.pure.ts';
import { bigId, id } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const person = z.object({ id: bigId, name: z.string(), email: z.string().nullable() });
const decider = person.pick({ id: true, name: true });

const staffReview = z
  .object({
    id: bigId,
    service: z.object({ id, name: z.string() }),
    customer: person,
    author: z.string().meta({ description: 'As it is signed.' }),
    rating: z.int().min(1).max(5),
    comment: z.string().nullable(),
    language: z.string(),
    state: z.enum(REVIEW_LIST_STATES).meta({
      description: 'One that was changed since its answer is unanswered again.',
    }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    hidden: z.object({ reason: z.string(), at: z.iso.datetime(), by: decider }).nullable(),
    answer: z.object({ text: z.string(), at: z.iso.datetime(), by: decider }).nullable(),
  })
  .meta({ id: 'StaffReview' });
export type StaffReview = z.infer<typeof staffReview>;

export const staffReviewsAnswer = z.object({ data: z.array(staffReview), meta: listMeta });
export const staffReviewAnswer = z.object({ data: staffReview });
