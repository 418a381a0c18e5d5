import { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';

const schema = z.strictObject({ endpointId: z.string() });

/** Sends what is due to one endpoint. */
export const SEND_WEBHOOKS: JobKind<typeof schema> = {
  kind: 'send-webhooks',
  schema,
  maxAttempts: 5,
};

interface ToSend {
  instanceId: number;
  endpointId: bigint;
  /** Now, unless given. */
  runAt?: Date;
}

export async function askToSend(
  { trx, clock }: { trx: Trx; clock: Clock },
  { instanceId, endpointId, runAt }: ToSend,
): Promise<void> {
  const payload = { endpointId: String(endpointId) };
  await enqueue({ clock }, trx, {
    ...{ job: SEND_WEBHOOKS, instanceId, payload },
    ...(runAt && { runAt }),
  });
}
