import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requireCaptcha } from '#core/accounts/captcha/require-captcha.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { readAffiliateCode } from '#core/accounts/customers/affiliate-code.ts';
import { ASKED_BY_ADDRESS, MAIL_TO_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { findCustomerByEmail } from '#core/accounts/customers/customer.store.ts';
import { emailKey, normaliseEmail } from '#core/accounts/customers/email.ts';
import { filledIn, storedText, plainNumber } from '#core/accounts/customers/stored-text.ts';
import { queueLinkMail } from '#core/accounts/mails/queue-account-mail.ts';
import { hashMark } from '#core/accounts/one-time/browser-cookie.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import { checkNewPassword } from '#core/accounts/passwords/check-new-password.ts';
import type { PendingRegistration } from './pending-registration.ts';
import type { RegistrationInput } from './registration.contract.ts';

/**
 * Stores a registration and mails the link that completes it. An address that has an account gets
 * another mail; the answer and the work are the same for both.
 */
export async function register(
  deps: AccountDeps,
  caller: Caller,
  input: RegistrationInput,
): Promise<void> {
  const { instanceId, language } = caller;
  const settings = fillDefaults('settings', await readSettings(deps, instanceId));
  const email = checkInput(input, settings);
  const key = emailKey(email);
  await requireCaptcha(deps, caller, { given: input, isEnabled: settings.captchaEnabled });
  await spendTries(deps, [
    { instanceId, limit: ASKED_BY_ADDRESS, subject: caller.address },
    { instanceId, limit: MAIL_TO_ADDRESS, subject: key },
  ]);
  const given = input.affiliate_code;
  const pending = pendingOf(input, {
    referredByCode: await readAffiliateCode(deps, { instanceId, given }),
    email,
    language,
    terms_url: input.terms_accepted ? (settings.termsUrl ?? '') : null,
    password_hash: await deps.passwords.hash(input.password),
  });
  const brand = await readBrand(deps, caller);
  await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const known = await findCustomerByEmail(trx, { instanceId, emailKey: key });
    const token = known
      ? await issueToken(parts, { instanceId, purpose: 'reset_password', customerId: known.id })
      : await issueToken(parts, { instanceId, purpose: 'confirm_registration', payload: pending });
    await queueLinkMail(parts, {
      instanceId,
      to: email,
      language,
      brand,
      ...(known
        ? { kind: 'alreadyRegistered', path: `/password/reset?token=${token}` }
        : { kind: 'confirmRegistration', path: `/register/confirm?token=${token}` }),
    });
    await recordAudit(parts, caller, {
      action: 'registration.asked',
      outcome: known ? 'refused' : 'done',
      customerId: known?.id,
    });
  });
}

/** Answers the address to keep. */
function checkInput(input: RegistrationInput, settings: Settings): string {
  const email = normaliseEmail(input.email);
  const lacksContact =
    settings.contactInfoIsRequired && Object.keys(filledIn(input.messengers)).length === 0;
  const fields: FieldProblems = {
    ...(email === undefined && { email: [{ code: 'invalid_email' }] }),
    ...checkNewPassword({
      password: input.password,
      passwordConfirmation: input.password_confirmation,
      own: [input.name, input.email, settings.panelName],
    }),
    ...(input.account_type === 'company' && !input.vat && { vat: [{ code: 'required' }] }),
    ...(lacksContact && { messengers: [{ code: 'contact_required' }] }),
  };
  if (email === undefined || Object.keys(fields).length > 0) {
    throw new AppError('validation_failed', { fields });
  }
  return email;
}

type Decided = Pick<
  PendingRegistration,
  'email' | 'language' | 'password_hash' | 'terms_url' | 'referredByCode'
>;

function pendingOf(input: RegistrationInput, decided: Decided): PendingRegistration {
  const isCompany = input.account_type === 'company';
  return {
    ...decided,
    name: input.name,
    account_type: input.account_type,
    vat: isCompany && input.vat ? plainNumber(input.vat) : null,
    messengers: filledIn(input.messengers),
    ...(input.browser_mark && { browser: hashMark(input.browser_mark) }),
    yandex_metrika_client_id: storedText(input.yandex_metrika_client_id),
    google_analytics4_client_id: storedText(input.google_analytics4_client_id),
    marketing_source: storedText(input.marketing_source),
    marketing_medium: storedText(input.marketing_medium),
    marketing_campaign: storedText(input.marketing_campaign),
    partner_id: storedText(input.partner_id),
    partner_click_id: storedText(input.partner_click_id),
  };
}
