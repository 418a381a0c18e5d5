import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

const customerEvent = z
  .object({
    id: z.string().meta({ description: 'The `webhook-id` that it is sent with.' }),
    type: z.string().meta({ description: 'Such as `order.completed`.' }),
    version: count.meta({ description: 'Of the fields in `data`.' }),
    test: z.boolean().meta({ description: 'Of a program that tries things out.' }),
    timestamp: z.iso.datetime().meta({ description: 'When it happened.' }),
    sequence: bigId.meta({
      description: 'Grows with each event of the same resource, in the order they happened.',
    }),
    resource: z.object({ type: z.string(), id: bigId }),
    customer_id: bigId
      .optional()
      .meta({ description: 'Whose it is, where the instance itself is told.' }),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'CustomerEvent' });
export type CustomerEvent = z.infer<typeof customerEvent>;

export const MOST_EVENTS = 200;

export const eventsQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,14})$/)
    .optional()
    .meta({ description: 'The `next` of the answer before; without it, from the oldest on.' }),
  limit: z.coerce.number().int().min(1).max(MOST_EVENTS).optional(),
});

export const eventsAnswer = z.object({
  data: z.array(customerEvent).meta({ description: 'In the order in which they are read.' }),
  meta: z.object({
    next: z.string().meta({
      description: 'Asks for what follows as `cursor`, also where nothing follows yet.',
    }),
    has_more: z.boolean().meta({ description: 'Whether something follows already.' }),
  }),
});
