import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { queuePaymentMail } from './payment-mail.ts';

const schema = z.strictObject({
  customerId: z.string(),
  origin: z.string(),
  /** Distinguishes one time that it was turned off from another. */
  at: z.iso.datetime(),
});
const AUTOMATIC_MAIL: JobKind<typeof schema> = {
  kind: 'mail-automatic-top-up',
  schema,
  maxAttempts: 5,
};

interface TurnedOff {
  instanceId: number;
  customerId: bigint;
  origin: string;
}

/** Queues the mail that automatic top-ups are off, in the same transaction. */
export async function tellOfTurnedOff(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { instanceId, customerId, origin }: TurnedOff,
): Promise<void> {
  const at = clock.now().toISOString();
  await createNotice(
    { trx, instanceId, clock },
    {
      customerId,
      kind: 'automatic_top_up_off',
      event: `automatic_top_up/${customerId}/${at}`,
      about: {},
      facts: {},
    },
  );
  await enqueue({ clock }, trx, {
    job: AUTOMATIC_MAIL,
    instanceId,
    payload: { customerId: String(customerId), origin, at },
  });
}

export const mailAutomatic = defineJob({
  ...AUTOMATIC_MAIL,
  async handle(deps: Deps, { instanceId, payload: { customerId, origin, at } }) {
    invariant(instanceId !== null, 'a customer belongs to an instance');
    await queuePaymentMail(deps, {
      instanceId,
      customerId: BigInt(customerId),
      origin,
      notice: 'automaticTopUpOff',
      facts: () => ({}),
      path: '/finances/cards',
      uniqueKey: `automatic-top-up/${customerId}/${at}`,
    });
  },
});
