import { z } from 'zod';
import { anyone, operation } from '#core/platform/operations/operation.contract.ts';
import { webhookPath } from './gateway-event.contract.ts';

export const receiveWebhook = operation({
  id: 'receiveWebhook',
  method: 'POST',
  path: '/api/v1/webhooks/{gateway}',
  tag: 'Gateways',
  summary: 'What a gateway tells about payments, proved by its signature.',
  who: anyone,
  // What somebody has paid arrives.
  paused: 'allowed',
  // A gateway that is throttled repeats for days; a flood delays only its sender.
  limit: { name: 'webhook-address', capacity: 120, refillSeconds: 0.2 },
  params: webhookPath,
  answer: z.object({ received: z.literal(true) }),
  answered: 'Kept; also if it was before.',
  refuses: ['bad_request', 'not_found', 'unavailable'],
});
