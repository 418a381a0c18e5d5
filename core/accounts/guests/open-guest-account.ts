import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import type { Brand } from '#core/tenancy/brand/brand.ts';
import { createCustomer } from '#core/accounts/customers/create-customer.ts';
import { findCustomerByEmail } from '#core/accounts/customers/customer.store.ts';
import { emailKey, normaliseEmail } from '#core/accounts/customers/email.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';

interface Guest {
  email: string;
  affiliateCode?: string | undefined;
  /** Read before the transaction; what the mail looks like. */
  brand: Brand;
}

interface GuestAccount {
  customerId: bigint;
  isNew: boolean;
}

/**
 * The account of a guest who pays, in the transaction of the payment. A new one has no password:
 * the mail has the link that sets it. What the guest is answered must be the same for both.
 */
export async function openGuestAccount(
  deps: Pick<Deps, 'clock' | 'texts'> & { trx: Trx },
  caller: Caller,
  { email: typed, affiliateCode, brand }: Guest,
): Promise<GuestAccount> {
  const { instanceId, language } = caller;
  const { trx } = deps;
  const email = normaliseEmail(typed);
  if (email === undefined) {
    throw new AppError('validation_failed', { fields: { email: [{ code: 'invalid_email' }] } });
  }
  const find = () => findCustomerByEmail(trx, { instanceId, emailKey: emailKey(email) });
  const known = await find();
  if (known) return { customerId: known.id, isNew: false };
  const customerId = await createCustomer(trx, {
    instance_id: instanceId,
    email,
    name: email.slice(0, email.lastIndexOf('@')),
    language,
    referredByCode: affiliateCode,
    created_at: deps.clock.now(),
  });
  if (customerId === undefined) {
    const meanwhile = await find();
    if (!meanwhile) throw new AppError('conflict');
    return { customerId: meanwhile.id, isNew: false };
  }
  const token = await issueToken(deps, { instanceId, purpose: 'choose_password', customerId });
  const path = `/password/reset?token=${token}`;
  await queueLinkMail(deps, { kind: 'guestAccount', instanceId, to: email, language, brand, path });
  await recordAudit(deps, caller, { action: 'account.opened_for_guest', customerId });
  return { customerId, isNew: true };
}
