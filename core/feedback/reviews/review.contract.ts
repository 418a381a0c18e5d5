import { z } from 'zod';
import { count, id } from '#core/platform/http/wire.contract.ts';
import { serviceCard } from '#core/catalogue/services/catalogue.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

const rating = z.int().min(1).max(5);
const LONGEST_COMMENT = 2_000;
const MOST_AT_ONCE = 50;
/** Where the next page begins, as the one before says it. */
const cursor = z.string().regex(/^\d{1,18}(-\d{1,10})?$/);

const listed = z.object({
  next: z
    .string()
    .nullable()
    .meta({ description: 'To be sent as `after` for what follows; null at the end.' }),
});

export const listQuery = localeQuery.extend({
  after: cursor.optional(),
  per_page: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number)
    .optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

const serviceIds = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)
  .transform((ids) => ids.split(',').map(Number))
  .optional()
  .meta({ description: 'Of these alone, with commas between them.' });

export const myServicesQuery = listQuery.extend({ service_ids: serviceIds });
export type MyServicesQuery = z.infer<typeof myServicesQuery>;

export const reviewPath = z.object({ idOrSlug: z.string() });

const answer = z
  .object({ text: z.string(), at: z.iso.datetime() })
  .nullable()
  .meta({ description: 'What the shop says to it.' });

export const review = z
  .object({
    id: z.string(),
    author: z.string().meta({ description: 'A first name and an initial, no more.' }),
    rating,
    comment: z.string().nullable(),
    language: z.string(),
    created_at: z.iso.datetime(),
    answer,
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const reviewsAnswer = z.object({
  data: z.array(review).meta({ description: 'The latest first.' }),
  meta: listed.extend({
    reviews_count: count,
    rating: z.number().nullable().meta({ description: 'The average, null without any review.' }),
  }),
});

export const latestQuery = localeQuery.extend({
  service_ids: serviceIds,
  per_page: z
    .string()
    .regex(/^(?:[1-9]|1\d|2[0-4])$/)
    .transform(Number)
    .optional(),
});
export type LatestQuery = z.infer<typeof latestQuery>;

export const latestAnswer = z.object({
  data: z
    .array(
      review
        .extend({ service: z.object({ id, slug: z.string(), name: z.string() }) })
        .meta({ id: 'LatestReview' }),
    )
    .meta({
      description:
        'The latest first, those in the language of the reader before others; none without words.',
    }),
  meta: z.object({
    reviews_count: count.meta({ description: 'Of all reviews, those without words as well.' }),
    rating: z.number().nullable().meta({ description: 'The average, null without any review.' }),
  }),
});

export const myService = serviceCard
  .extend({
    first_ordered_at: z.iso.datetime(),
    last_ordered_at: z.iso.datetime(),
    review: z
      .object({
        ...{ rating, comment: z.string().nullable(), answer },
        is_hidden: z.boolean().meta({ description: 'By the shop: nobody else sees it.' }),
        hidden_reason: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'MyService', description: 'A service that the customer has ordered.' });
export type MyService = z.infer<typeof myService>;

export const myServicesAnswer = z.object({
  data: z.array(myService).meta({ description: 'What was ordered last comes first.' }),
  meta: listed,
});

export const promptsQuery = localeQuery.extend({ service_ids: serviceIds });

export const reviewPrompt = z
  .object({ service_id: id, name: z.string() })
  .meta({ id: 'ReviewPrompt' });
export type ReviewPrompt = z.infer<typeof reviewPrompt>;

export const promptsAnswer = z.object({
  data: z.array(reviewPrompt).meta({ description: 'What was ordered last comes first.' }),
});

export const declinePath = z.object({ serviceId: z.string().max(100) });

/** What somebody writes about a service; where they write nothing, the stars speak. */
export const writtenReview = z.strictObject({
  service_id: id,
  rating,
  comment: z.string().trim().max(LONGEST_COMMENT).nullish(),
});
export type WrittenReview = z.infer<typeof writtenReview>;

export const reviewsBody = z.strictObject({
  reviews: z.array(writtenReview).min(1).max(MOST_AT_ONCE),
});

export const writtenAnswer = z.object({
  data: z.array(
    z
      .object({ service_id: id, rating, comment: z.string().nullable() })
      .meta({ id: 'WrittenReview' }),
  ),
});

export const staffReviewPath = z.object({ reviewId: z.string().max(100) });

export const reviewIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

/** What a form asks for. */
export const hideForm = z.object({ reason: z.string().trim().min(1).max(500) });
export const answerForm = z.object({
  text: z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1)
    .max(LONGEST_COMMENT),
});

/** Whether there is such a review is looked at before what is said of it. */
export const hideBody = hideForm.partial();
export const answerBody = answerForm.partial().extend({
  answered_at: z.iso.datetime().nullish().meta({
    description: 'Of the answer that was seen, null for none; where there is another, it stays.',
  }),
});
export type AnswerBody = z.infer<typeof answerBody>;
