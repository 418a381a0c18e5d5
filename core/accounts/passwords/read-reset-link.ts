import type { Caller } from '#core/platform/http/caller.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { peekToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { RESET_PURPOSES } from './reset-password.ts';

/** Whose password a link of a mail sets, and whether it is the first. The link stays good. */
export async function readResetLink(deps: AccountDeps, caller: Caller, token: string) {
  const { instanceId } = caller;
  const ofAddress = { instanceId, limit: ASKED_BY_ADDRESS, subject: caller.address };
  await spendTries(deps, [ofAddress]);
  const owner = await deps.db.inInstance(instanceId, async (trx) => {
    const id = await peekToken({ ...deps, trx }, { instanceId, purpose: RESET_PURPOSES, token });
    return id === undefined ? undefined : findCustomerById(trx, { instanceId, id });
  });
  if (!owner?.email) throw await refuseToken(deps, caller, { purpose: 'reset_password' });
  // A valid link may be opened as often as wanted; only guesses count.
  await returnTry(deps, ofAddress);
  const { email, name, password_hash: hash } = owner;
  return { email, name, has_password: hash !== null };
}
