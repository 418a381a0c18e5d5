import { z } from 'zod';
import { ownerProof } from '#core/accounts/two-factor/two-factor.contract.ts';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { EVENT_TYPES } from '../events/event-types.pure.ts';
import { DISABLED_REASONS, LONGEST_URL, MOST_REPLAYED } from '../webhook-rules.pure.ts';

const eventType = z.enum(EVENT_TYPES);
const types = z.array(eventType).max(EVENT_TYPES.length);

const webhookSecret = z.object({
  id: bigId,
  hint: z.string().meta({ description: 'How it begins and ends.' }),
  created_at: z.iso.datetime(),
});

const endpoint = z
  .object({
    id: bigId,
    url: z.string(),
    types: types.meta({ description: 'What is sent to it; none is all of them.' }),
    is_test: z.boolean().meta({
      description: 'It is told of what programs try out, and of nothing else.',
    }),
    is_enabled: z.boolean(),
    disabled_because: z.enum(DISABLED_REASONS).nullable().meta({
      description: '`gone`: it has answered 410. `failing`: nothing arrived for five days.',
    }),
    failing_since: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    secrets: z.array(webhookSecret).meta({
      description: 'The latest first; each delivery is signed with all of them.',
    }),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof endpoint>;

const newEndpoint = endpoint
  .extend({ secret: z.string().meta({ description: 'Shown this once.' }) })
  .meta({ id: 'NewWebhookEndpoint' });
export type NewWebhookEndpoint = z.infer<typeof newEndpoint>;

export const endpointAnswer = z.object({ data: endpoint });
export const endpointsAnswer = z.object({ data: z.array(endpoint) });
export const newEndpointAnswer = z.object({ data: newEndpoint });

export const createEndpointBody = ownerProof.extend({
  url: z.string().trim().min(1).max(LONGEST_URL),
  types: types.default([]),
  is_test: z.boolean().default(false),
});
export type CreateEndpointInput = z.infer<typeof createEndpointBody>;

export const changeEndpointBody = z.strictObject({
  types: types.optional(),
  is_enabled: z.boolean().optional(),
});
export type ChangeEndpointInput = z.infer<typeof changeEndpointBody>;

export const rotateSecretBody = ownerProof;

/** Ids too long to exist are answered as not found. */
export const endpointPath = z.object({ endpointId: z.string().max(100) });
export const webhookSecretPath = endpointPath.extend({ webhookSecretId: z.string().max(100) });

export const replayBody = z.strictObject({
  from: z.iso.datetime().optional().meta({ description: 'Without it, all that is kept.' }),
  to: z.iso.datetime().optional(),
});
export type ReplayInput = z.infer<typeof replayBody>;
export const replayedAnswer = z.object({
  data: z.object({
    count: count.meta({ description: `How many events are sent; ${MOST_REPLAYED} at most.` }),
  }),
});
