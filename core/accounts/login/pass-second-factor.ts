import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { SECOND_FACTOR } from '#core/accounts/customers/account-limits.pure.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { peekToken, takeToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import type { StartedSession } from '#core/accounts/sessions/start-session.ts';
import { checkSecondFactor } from '#core/accounts/two-factor/check-second-factor.ts';
import type { SecondFactorInput } from './login.contract.ts';
import { LOGIN_OF_ADDRESS } from './login-limits.ts';
import { openSession } from './open-session.ts';

/** The second step of signing in: the challenge of the first with a code of the app. */
export async function passSecondFactor(
  deps: AccountDeps,
  caller: Caller,
  input: SecondFactorInput,
): Promise<StartedSession> {
  const { instanceId } = caller;
  const given = { instanceId, purpose: 'second_factor', token: input.challenge } as const;
  const ofAddress = { instanceId, limit: LOGIN_OF_ADDRESS, subject: caller.address };
  await spendTries(deps, [ofAddress]);
  const customer = await deps.db.inInstance(instanceId, async (trx) => {
    const id = await peekToken({ ...deps, trx }, given);
    return id === undefined ? undefined : findCustomerById(trx, { instanceId, id });
  });
  if (!customer) {
    throw await refuseToken(deps, caller, { purpose: 'second_factor', field: 'challenge' });
  }
  const owner = { instanceId, id: customer.id };
  const ofCustomer = { instanceId, limit: SECOND_FACTOR, subject: `${customer.id}` };
  await spendTries(deps, [ofCustomer]);
  const problem = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const factor = await checkSecondFactor(parts, owner, input.code);
    if (factor && (await takeToken(parts, given))) {
      if (factor === 'recovery') {
        const action = 'login.recovery_code_used';
        await recordAudit(parts, caller, { action, customerId: customer.id });
      }
      return undefined;
    }
    await recordAudit(parts, caller, {
      action: 'login.wrong_code',
      outcome: 'refused',
      customerId: customer.id,
    });
    return factor ? refused('challenge', 'expired') : refused('code', 'wrong_code');
  });
  if (problem) throw problem;
  await returnTry(deps, ofCustomer);
  await returnTry(deps, ofAddress);
  return openSession(deps, caller, customer);
}

const refused = (field: 'challenge' | 'code', code: 'expired' | 'wrong_code') =>
  new AppError('validation_failed', { fields: { [field]: [{ code }] } });
