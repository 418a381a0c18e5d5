import { z } from 'zod';
import { findPayerToReach } from '#core/accounts/customers/payer.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import type { Clock } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { lockEndpoint, type EndpointRow } from './endpoint.store.ts';

const schema = z.strictObject({ endpointId: z.string() });
const WEBHOOK_MAIL: JobKind<typeof schema> = {
  ...{ kind: 'mail-webhook-disabled', schema, maxAttempts: 5 },
};

/** Whose an endpoint is; for one of the instance, who has made it. */
const ownerOf = ({ customer_id: customer, created_by: maker }: EndpointRow) => customer ?? maker;

/** Tells its owner that nothing is sent to an endpoint any more, in the panel and by mail. */
export async function tellOfDisabled(
  { trx, clock }: { trx: Trx; clock: Clock },
  endpoint: EndpointRow,
): Promise<void> {
  const { instance_id: instanceId, id, url } = endpoint;
  const customerId = ownerOf(endpoint);
  if (customerId === null) return;
  const at = clock.now();
  await createNotice(
    { trx, instanceId, clock },
    {
      ...{ customerId, kind: 'webhook_disabled', about: {} },
      // It can be turned on, and fail again.
      event: `webhook/${id}/disabled/${at.toISOString()}`,
      facts: { address: url },
    },
  );
  const payload = { endpointId: String(id) };
  await enqueue({ clock }, trx, { job: WEBHOOK_MAIL, instanceId, payload });
}

export const mailWebhookDisabled = defineJob({
  ...WEBHOOK_MAIL,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an endpoint belongs to an instance');
    const brand = await readBrand(deps, { instanceId, origin: NOWHERE });
    await deps.db.inInstance(instanceId, async (trx) => {
      const endpoint = await lockEndpoint(trx, {
        instanceId,
        endpointId: BigInt(payload.endpointId),
      });
      const customerId = endpoint && ownerOf(endpoint);
      // Removed, or turned on meanwhile.
      if (!customerId || endpoint.disabled_at === null) return;
      const receiver = await findPayerToReach(trx, { instanceId, id: customerId });
      if (!receiver) return;
      const path = endpoint.customer_id === null ? '/staff/webhooks' : '/api/webhooks';
      await queueLinkMail(
        { ...deps, trx },
        {
          ...{ kind: 'webhookDisabled', instanceId, brand, path, ...receiver },
          facts: { url: endpoint.url },
        },
      );
    });
  },
});

/** A host of the instance is taken instead. */
const NOWHERE = { scheme: 'https', host: 'nowhere.invalid' } as const;
