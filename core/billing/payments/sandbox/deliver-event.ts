import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { receiveWebhook } from '../webhooks/receive-webhook.ts';
import { signEvent } from './sandbox-webhook.ts';
import { SANDBOX_EVENT } from './tell.ts';

/** Sandbox events take the path of every webhook, with a signature that is checked. */
export const deliverSandboxEvent = defineJob({
  ...SANDBOX_EVENT,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an event belongs to an instance');
    const { amountMicro, ...event } = payload;
    const said = { ...event, ...(amountMicro !== undefined && { amount_micro: amountMicro }) };
    const delivery = await signEvent(deps, said);
    await receiveWebhook(deps, { gateway: 'sandbox', instanceId, ...delivery });
  },
});
