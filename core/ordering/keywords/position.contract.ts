import { z } from 'zod';
import { quantity } from '#core/platform/http/wire.contract.ts';

const keywordPositions = z
  .array(
    z.object({
      keyword: z.string(),
      position: quantity.nullable().meta({
        description: 'Nothing where it is not among those that were looked through.',
      }),
    }),
  )
  .nullable();

export const seoPositions = z
  .object({
    on_create: keywordPositions,
    on_complete: keywordPositions,
    after_five_days: keywordPositions,
  })
  .nullable()
  .meta({
    id: 'SeoPositions',
    description: 'Nothing for an order without keywords, and at a moment that is not measured yet.',
  });
export type SeoPositions = z.infer<typeof seoPositions>;

const measured = z
  .object({ position: quantity.nullable() })
  .nullable()
  .meta({ description: 'Nothing while it is not measured yet.' });

const keyword = z
  .object({ keyword: z.string(), on_create: measured, on_complete: measured })
  .extend({ after_five_days: measured })
  .meta({ id: 'OrderKeyword' });
export type OrderKeyword = z.infer<typeof keyword>;

export const keywordsAnswer = z.object({
  data: z.array(keyword),
  meta: z.object({
    is_measured: z.boolean().meta({ description: 'Whether anybody measures here at all.' }),
  }),
});
export type OrderKeywords = z.infer<typeof keywordsAnswer>;
