import type { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { MAIL_TO_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { emailKey, normaliseEmail } from '#core/accounts/customers/email.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import { dropTokens, issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { proveByWhatThereIs } from '#core/accounts/two-factor/prove-both-factors.ts';
import type { setEmailBody } from './profile-change.contract.ts';

/** Mails a link to the new address; until it is opened, the old one stays. */
export async function setEmail(
  deps: AccountDeps,
  caller: CustomerCaller,
  input: z.infer<typeof setEmailBody>,
): Promise<void> {
  const { instanceId, customer, language } = caller;
  const email = normaliseEmail(input.email);
  if (email === undefined) {
    throw new AppError('validation_failed', { fields: { email: [{ code: 'invalid_email' }] } });
  }
  await proveByWhatThereIs(deps, caller, input);
  await spendTries(deps, [{ instanceId, limit: MAIL_TO_ADDRESS, subject: emailKey(email) }]);
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const purpose = 'change_email';
    const customerId = customer.id;
    await dropTokens(trx, { instanceId, customerId, purposes: [purpose] });
    const token = await issueToken(parts, { instanceId, purpose, customerId, payload: { email } });
    const path = `/profile/email?token=${token}`;
    const kind = 'emailChange';
    await queueLinkMail(parts, { kind, instanceId, to: email, language, brand, path });
    await recordAudit(parts, caller, {
      action: 'email.change_asked',
      customerId,
      sessionId: customer.sessionId,
    });
  });
}
