import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigCount, count, id } from '#core/platform/http/wire.contract.ts';

const fraction = z.number().min(0).max(1);
/** As many as a page or two of a list show. */
const MOST_IDS = 1_000;

export const recordsQuery = localeQuery.extend({
  ids: z
    .string()
    .max(11_000)
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(id).max(MOST_IDS))
    .optional()
    .meta({ description: 'Ids of services with commas between them; without it, all.' }),
});

/** What is known of how a service is delivered and what its customers say; null with too few. */
export const serviceRecord = z
  .object({
    id,
    orders_count: count.nullable().meta({ description: 'Of so many orders, the latest.' }),
    completed: fraction.nullable().meta({ description: 'Delivered in full, a fraction of all.' }),
    start_seconds: bigCount.nullable().meta({ description: 'Half of them started within these.' }),
    dropped: fraction.nullable().meta({ description: 'Lost again, of what was delivered.' }),
    reviews_count: count,
    rating: z.number().min(1).max(5).nullable(),
  })
  .meta({ id: 'ServiceRecord' });
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** The same of all services together. */
export const shopRecord = z
  .object({
    orders_count: count.meta({ description: 'Of so many orders, the latest of each service.' }),
    completed: fraction.nullable().meta({ description: 'Delivered in full, a fraction of them.' }),
    reviews_count: count,
    rating: z.number().min(1).max(5).nullable(),
  })
  .meta({ id: 'ShopRecord' });
export type ShopRecord = z.infer<typeof shopRecord>;

export const shopRecordAnswer = z.object({ data: shopRecord });

export const recordsAnswer = z.object({
  data: z.array(serviceRecord).meta({ description: 'Those of which anything is known.' }),
});
