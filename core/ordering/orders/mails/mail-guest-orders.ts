import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { queueNotice } from '#core/billing/payments/mails/payment-mail.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { followPath, followSignature } from '../followed/follow-signature.ts';
import { readOrdersOfAnybody } from '../staff-orders.ts';

const schema = z.strictObject({ orderIds: z.array(z.string()).min(1) });
const GUEST_MAIL: JobKind<typeof schema> = { kind: 'mail-guest-orders', schema, maxAttempts: 5 };

/** Queues the mail with a guest's links to orders paid from outside, in the same transaction. */
export async function tellGuestOfOrders(
  { trx, instanceId, clock }: LedgerDeps,
  orderIds: readonly bigint[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const payload = { orderIds: orderIds.map(String) };
  await enqueue({ clock }, trx, { job: GUEST_MAIL, instanceId, payload });
}

export const mailGuestOrders = defineJob({
  ...GUEST_MAIL,
  async handle(deps: Deps, { instanceId, payload: { orderIds } }) {
    invariant(instanceId !== null, 'an order belongs to an instance');
    const ids = orderIds.map(BigInt);
    const orders = await deps.db.inInstance(instanceId, (trx) =>
      readOrdersOfAnybody(trx, { instanceId, ids }),
    );
    const [first] = orders;
    if (!first) return;
    const keys = createKeys(deps);
    const links = await Promise.all(
      orders.map(async ({ id, service }) => ({
        name: `${service.name} (${id})`,
        path: followPath(id, await followSignature(keys, { instanceId, id })),
      })),
    );
    await queueNotice(deps, {
      instanceId,
      customerId: first.customer_id,
      about: 'orders',
      isForGuests: true,
      notice: 'guestOrders',
      facts: (_language, base) => ({
        orders: links.map(({ name, path }) => `${name}\n${base}${path}`).join('\n\n'),
      }),
      origin: first.origin ?? undefined,
      path: links[0]?.path ?? '/',
      uniqueKey: `order/${first.id}/guest-orders`,
    });
  },
});
