import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/jobs/define-job.ts';
import { EVENT_KINDS } from '../webhooks/gateway-event.contract.ts';
import { receiveWebhook } from '../webhooks/receive-webhook.ts';
import { signEvent } from './sandbox-webhook.ts';

/** What the sandbox tells goes the way of every webhook, with a signature that is proved. */
export const DELIVER_SANDBOX_EVENT = defineJob({
  kind: 'deliver-sandbox-event',
  schema: z.strictObject({
    id: z.string(),
    kind: z.enum(EVENT_KINDS),
    reference: z.string(),
    amountMicro: z.string(),
  }),
  maxAttempts: 5,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an event belongs to an instance');
    const { amountMicro, ...event } = payload;
    const delivery = await signEvent(deps, { ...event, amount_micro: amountMicro });
    await receiveWebhook(deps, { gateway: 'sandbox', instanceId, ...delivery });
  },
});
