import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { EVENT_KINDS, type EventKind } from '../webhooks/gateway-event.contract.ts';

const schema = z.strictObject({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  reference: z.string(),
  amountMicro: z.string().optional(),
});

export const SANDBOX_EVENT: JobKind<typeof schema> = {
  kind: 'deliver-sandbox-event',
  schema,
  maxAttempts: 5,
};

interface About {
  instanceId: number;
  /** The sandbox's reference; a repeated event has the same id. */
  reference: string;
  merchantReference: string;
  amountMicro?: bigint;
}

export interface Telling {
  kind: EventKind;
  afterSeconds: number;
}

/** Queues the event for a merchant, sent after the transaction. */
export async function tell(
  { clock, trx }: Pick<Deps, 'clock'> & { trx: Trx },
  { instanceId, reference, merchantReference, amountMicro }: About,
  { kind, afterSeconds }: Telling,
): Promise<void> {
  await enqueue({ clock }, trx, {
    job: SANDBOX_EVENT,
    instanceId,
    payload: {
      id: `${kind}-${reference}`,
      kind,
      reference: merchantReference,
      ...(amountMicro !== undefined && { amountMicro: String(amountMicro) }),
    },
    runAt: new Date(clock.now().getTime() + afterSeconds * 1000),
  });
}
