import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { endpointPath } from '../endpoints/endpoint.contract.ts';
import { DELIVERY_STATES, FAILURE_REASONS } from '../webhook-rules.pure.ts';

const state = z.enum(DELIVERY_STATES);
const reason = z.enum(FAILURE_REASONS).nullable().meta({ description: 'Why it came to nothing.' });
const status = z
  .int()
  .min(0)
  .max(999)
  .nullable()
  .meta({ description: 'What the endpoint has answered.' });

const delivery = z
  .object({
    id: bigId,
    event_id: z.string().meta({ description: 'What `webhook-id` says.' }),
    type: z.string(),
    state,
    attempts: count,
    next_attempt_at: z.iso.datetime().nullable(),
    last_status: status,
    last_reason: reason,
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof delivery>;

const attempt = z.object({
  number: count,
  at: z.iso.datetime(),
  took_ms: count,
  status,
  reason,
  answer: z.string().nullable().meta({ description: 'How the answer begins, as text.' }),
});

const wholeDelivery = delivery
  .extend({
    body: z.string().meta({ description: 'What is sent, byte by byte.' }),
    tries: z.array(attempt).meta({ description: 'The latest first.' }),
  })
  .meta({ id: 'WholeWebhookDelivery' });
export type WholeWebhookDelivery = z.infer<typeof wholeDelivery>;

export const deliveriesQuery = localeQuery.extend({
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
  state: state.optional(),
});

export const deliveriesAnswer = z.object({
  data: z.array(delivery).meta({ description: 'The newest first.' }),
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for the page after as `cursor`.' }),
  }),
});

export const deliveryPath = endpointPath.extend({ deliveryId: z.string().max(100) });
export const deliveryAnswer = z.object({ data: wholeDelivery });
export const sentAnswer = z.object({ data: delivery });
