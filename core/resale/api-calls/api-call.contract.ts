import { z } from 'zod';
import { DELIVERY_STATES } from '#core/messaging/webhooks/webhook-rules.pure.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigId, count, MOST_INT, wireAmount } from '#core/platform/http/wire.contract.ts';
import { CALL_OUTCOMES } from './api-call-rules.pure.ts';

const ID = /^[1-9]\d{0,14}$/;

const call = z
  .object({
    id: bigId,
    request_id: z.string().meta({ description: 'As `x-request-id` of the answer has it.' }),
    token: z.object({ id: bigId, name: z.string() }),
    operation: z.string().meta({
      description: 'Such as `placeOrder`, or an action of /api/v2 such as `add`.',
    }),
    path: z.string(),
    is_test: z.boolean(),
    status: z.int().min(100).max(599),
    outcome: z.enum(CALL_OUTCOMES),
    refusal: z.string().nullable().meta({ description: 'Why nothing was done.' }),
    cost: wireAmount.nullable().meta({ description: 'What was paid by it.' }),
    took_ms: count,
    address: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ApiCall' });
export type ApiCall = z.infer<typeof call>;

const wholeCall = call
  .extend({
    input: z.string().nullable().meta({ description: 'What was sent, without secrets.' }),
    answer: z.string().nullable().meta({ description: 'How the answer begins.' }),
    events: z
      .array(
        z.object({
          id: z.string(),
          type: z.string(),
          resource: z.object({ type: z.string(), id: bigId }),
          deliveries: z.array(
            z.object({
              id: bigId,
              endpoint_id: bigId,
              url: z.string(),
              state: z.enum(DELIVERY_STATES),
              last_status: z.int().min(0).max(MOST_INT).nullable(),
            }),
          ),
        }),
      )
      .meta({ description: 'What has happened because of it, and where that was sent.' }),
  })
  .meta({ id: 'WholeApiCall' });
export type WholeApiCall = z.infer<typeof wholeCall>;

export const callsQuery = localeQuery.extend({
  cursor: z.string().regex(ID).optional().meta({ description: 'The `next` of the page before.' }),
  token: z.string().regex(ID).optional(),
  operation: z.string().trim().max(60).optional(),
  outcome: z.enum(CALL_OUTCOMES).optional(),
  is_test: z.enum(['true', 'false']).optional(),
  request_id: z.string().trim().max(64).optional(),
});
export type CallsQuery = z.output<typeof callsQuery>;

export const callsAnswer = z.object({
  data: z.array(call).meta({ description: 'The newest first.' }),
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for the page after as `cursor`.' }),
  }),
});

/** Ids too long to exist are answered as not found. */
export const callPath = z.object({ callId: z.string().max(100) });
export const callAnswer = z.object({ data: wholeCall });
