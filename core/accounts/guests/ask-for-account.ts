import { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { ASKED_BY_ADDRESS, MAIL_TO_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import { dropTokens, issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { isGuestAccount } from '#core/accounts/customers/is-guest-account.ts';

const CLAIM_MAIL = {
  kind: 'mail-guest-claim',
  maxAttempts: 10,
  schema: z.strictObject({
    customerId: z.string(),
    orderId: z.string(),
    scheme: z.enum(['http', 'https']),
    host: z.string(),
    address: z.string(),
    requestId: z.string(),
  }),
};

interface Claim {
  customerId: bigint;
  orderId: bigint;
}

/**
 * Mails the way into the account behind an order to its own address, and to no other. What kind of
 * account that is the job finds out, so that nothing about the answer can tell.
 */
export async function askForAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, address, origin, requestId }: Caller,
  { customerId, orderId }: Claim,
): Promise<void> {
  await spendTries(deps, [
    { instanceId, limit: ASKED_BY_ADDRESS, subject: address },
    { instanceId, limit: MAIL_TO_ADDRESS, subject: `customer/${customerId}` },
  ]);
  const ids = { customerId: String(customerId), orderId: String(orderId) };
  const payload = { ...ids, ...origin, address, requestId };
  await deps.db.inInstance(instanceId, (trx) =>
    enqueue(deps, trx, { job: CLAIM_MAIL, instanceId, payload }),
  );
}

export const mailGuestClaim = defineJob({
  ...CLAIM_MAIL,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an account belongs to an instance');
    const { scheme, host, address, requestId, orderId } = payload;
    const brand = await readBrand(deps, { instanceId, origin: { scheme, host } });
    await deps.db.inInstance(instanceId, async (trx) => {
      const parts = { ...deps, trx };
      const customerId = BigInt(payload.customerId);
      const customer = await findCustomerById(trx, { instanceId, id: customerId });
      const receiver = customer && noticeTo(customer);
      if (!receiver) return;
      const mail = { instanceId, brand, ...receiver };
      if (!isGuestAccount(customer)) {
        const path = `/login?redirect=${encodeURIComponent(`/orders/${orderId}`)}`;
        await queueLinkMail(parts, { ...mail, kind: 'guestLogin', path });
        return;
      }
      const purpose = 'choose_password';
      // Only the link of the latest mail works.
      await dropTokens(trx, { instanceId, customerId, purposes: [purpose] });
      const token = await issueToken(parts, { instanceId, purpose, customerId });
      const path = `/password/reset?token=${token}`;
      await queueLinkMail(parts, { ...mail, kind: 'guestClaim', path });
      const asked = { instanceId, address, requestId };
      await recordAudit(parts, asked, { action: 'account.claim_asked', customerId });
    });
  },
});
