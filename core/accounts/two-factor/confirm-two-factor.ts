import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { PROOF_OF_OWNER } from '#core/accounts/customers/account-limits.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { noticeTo } from '#core/accounts/customers/notice-to.ts';
import { queueNotice } from '#core/accounts/mails/queue-account-mail.ts';
import { endSessions } from '#core/accounts/sessions/end-sessions.ts';
import { isNewStep } from './check-second-factor.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { findTotp, markTotpConfirmed, putRecoveryCodes } from './two-factor.store.ts';

/** Turns on two-factor sign-in after a valid code of the app; returns the recovery codes. */
export async function confirmTwoFactor(
  deps: AccountDeps,
  caller: CustomerCaller,
  code: string,
): Promise<string[]> {
  const { instanceId, customer } = caller;
  const owner = { instanceId, id: customer.id };
  const tries = { instanceId, limit: PROOF_OF_OWNER, subject: `${customer.id}` };
  await spendTries(deps, [tries]);
  const brand = await readBrand(deps, caller);
  const codes = newRecoveryCodes();
  const problem = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const totp = await findTotp(trx, owner);
    if (!totp || totp.confirmed_at) return 'conflict';
    if (!(await isNewStep(parts, owner, { sealed: totp.secret, code }))) return 'wrong_code';
    await markTotpConfirmed(trx, owner, deps.clock.now());
    await putRecoveryCodes(trx, owner, codes.map(hashRecoveryCode));
    const rest = { customerId: customer.id, except: customer.sessionId };
    await endSessions(parts, caller, { ...rest, reason: 'two_factor_enabled' });
    await recordAudit(parts, caller, { action: 'two_factor.enabled', customerId: customer.id });
    const row = await findCustomerById(trx, owner);
    const to = row && noticeTo(row);
    if (to) await queueNotice(parts, { kind: 'twoFactorEnabled', instanceId, brand, ...to });
    return undefined;
  });
  if (problem === 'conflict') throw new AppError('conflict');
  if (problem) throw new AppError('validation_failed', { fields: { code: [{ code: problem }] } });
  await returnTry(deps, tries);
  return codes;
}
