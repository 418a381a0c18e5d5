import { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requireCaptcha } from '#core/accounts/captcha/require-captcha.ts';
import { invariant } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import { isLanguage, LANGUAGES, DEFAULT_LANGUAGE } from '#locales/languages.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { ASKED_BY_ADDRESS, MAIL_TO_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { findCustomerByEmail } from '#core/accounts/customers/customer.store.ts';
import { emailKey } from '#core/accounts/customers/email.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import { dropTokens, issueToken } from '#core/accounts/one-time/one-time-token.ts';
import type { resetMailBody } from './reset.contract.ts';

const RESET_MAIL = {
  kind: 'mail-password-reset',
  maxAttempts: 10,
  schema: z.strictObject({
    email: z.string(),
    language: z.enum(LANGUAGES),
    scheme: z.enum(['http', 'https']),
    host: z.string(),
    address: z.string(),
    requestId: z.string(),
  }),
};

/**
 * Takes the wish for a new password. Whether there is an account is looked up by the job, so
 * that nothing about this answer, its time included, can tell.
 */
export async function askForReset(
  deps: AccountDeps,
  caller: Caller,
  input: z.infer<typeof resetMailBody>,
): Promise<void> {
  const { instanceId, address, language, origin, requestId } = caller;
  const email = emailKey(input.email);
  const settings = fillDefaults('settings', await readSettings(deps, instanceId));
  await requireCaptcha(deps, caller, { given: input, isEnabled: settings.captchaEnabled });
  await spendTries(deps, [
    { instanceId, limit: ASKED_BY_ADDRESS, subject: address },
    { instanceId, limit: MAIL_TO_ADDRESS, subject: email },
  ]);
  const payload = { email, language, ...origin, address, requestId };
  await deps.db.inInstance(instanceId, (trx) =>
    enqueue(deps, trx, { job: RESET_MAIL, instanceId, payload }),
  );
}

export const mailPasswordReset = defineJob({
  ...RESET_MAIL,
  async handle(deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an account belongs to an instance');
    const { email, scheme, host } = payload;
    const brand = await readBrand(deps, { instanceId, origin: { scheme, host } });
    await deps.db.inInstance(instanceId, async (trx) => {
      const parts = { ...deps, trx };
      const customer = await findCustomerByEmail(trx, { instanceId, emailKey: email });
      if (!customer?.email) return;
      const { id: customerId, language } = customer;
      const purpose = 'reset_password';
      // Only the link of the latest mail works.
      await dropTokens(trx, { instanceId, customerId, purposes: [purpose] });
      const token = await issueToken(parts, { instanceId, purpose, customerId });
      await queueLinkMail(parts, {
        kind: 'passwordReset',
        instanceId,
        to: customer.email,
        language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
        brand,
        path: `/password/reset?token=${token}`,
      });
      const asked = { instanceId, address: payload.address, requestId: payload.requestId };
      await recordAudit(parts, asked, { action: 'password.reset_asked', customerId });
    });
  },
});
