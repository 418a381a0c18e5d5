import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requireCaptcha } from '#core/accounts/captcha/require-captcha.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { readSettings } from '#core/tenancy/instances/read-documents.ts';
import { returnTry, shareLeft, spendTries } from '#core/platform/limits/rate-limit.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerByEmail } from '#core/accounts/customers/customer.store.ts';
import { emailKey } from '#core/accounts/customers/email.ts';
import { admit, type Admission } from './admit.ts';
import type { LoginInput } from './login.contract.ts';
import { LOGIN_OF_ACCOUNT, LOGIN_OF_ADDRESS, UNSUSPICIOUS } from './login-limits.ts';

/** Signs in by e-mail and password. Whether the account exists changes neither words nor work. */
export async function logIn(
  deps: AccountDeps,
  caller: Caller,
  input: LoginInput,
): Promise<Admission> {
  const { instanceId } = caller;
  const key = emailKey(input.email);
  const ofAccount = { instanceId, limit: LOGIN_OF_ACCOUNT, subject: key };
  const ofAddress = { instanceId, limit: LOGIN_OF_ADDRESS, subject: caller.address };
  // So many were wrong that a person is asked for; the same for an account that is not there.
  if ((await shareLeft(deps, [ofAccount, ofAddress])) <= UNSUSPICIOUS) {
    const { captchaEnabled } = fillDefaults('settings', await readSettings(deps, instanceId));
    await requireCaptcha(deps, caller, { given: input, isEnabled: captchaEnabled });
  }
  await spendTries(deps, [ofAddress, ofAccount]);
  const customer = await deps.db.inInstance(instanceId, (trx) =>
    findCustomerByEmail(trx, { instanceId, emailKey: key }),
  );
  const isRight = await deps.passwords.verify(customer?.password_hash, input.password);
  // A published password proves nothing on a live instance.
  const isClosed = customer?.is_demo === true && !deps.isDemo;
  if (!customer || !isRight || isClosed) {
    await deps.db.inInstance(instanceId, (trx) =>
      recordAudit({ ...deps, trx }, caller, {
        action: 'login.wrong_credentials',
        outcome: 'refused',
        customerId: customer?.id,
      }),
    );
    throw new AppError('validation_failed', { fields: { password: [{ code: 'wrong_login' }] } });
  }
  await returnTry(deps, ofAccount);
  await returnTry(deps, ofAddress);
  return admit(deps, caller, customer);
}
