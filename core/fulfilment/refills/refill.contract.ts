import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { REFILL_REFUSALS, REFILL_STATES } from '#core/ordering/refill-records/refill-state.pure.ts';
import { REFILL_OBSTACLES } from '#core/ordering/refill-records/refill-terms.pure.ts';

const refillRequest = z
  .object({
    id: bigId,
    state: z.enum(REFILL_STATES),
    asked_by: z.enum(['customer', 'clock']).meta({
      description: 'The clock asks where a drop asks for a refill by itself.',
    }),
    missing: count.nullable().meta({ description: 'At the last count before it was asked for.' }),
    refusal: z.enum(REFILL_REFUSALS).nullable(),
    reason: z.string().nullable().meta({ description: 'What staff say of it.' }),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RefillRequest' });

export const refillRequestsAnswer = z.object({
  data: z.array(refillRequest),
  meta: z.object({
    obstacle: z.enum(REFILL_OBSTACLES).nullable().meta({
      description: 'Why none can be asked for at the moment; nothing where one can.',
    }),
    possible_at: z.iso.datetime().nullable(),
    guaranteed_until: z.iso.datetime().nullable(),
    statistics: z
      .array(z.object({ date: z.iso.datetime(), quantity: count }))
      .meta({ description: 'How many stood, each time that it was another number.' }),
  }),
});
export type RefillRequests = z.infer<typeof refillRequestsAnswer>;

export const autoRefillBody = z.object({
  is_on: z.boolean().optional().meta({ description: 'Needed; of what is not there, nothing is.' }),
});
