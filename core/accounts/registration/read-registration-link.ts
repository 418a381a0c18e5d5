import type { z } from 'zod';
import type { Caller } from '#core/platform/http/caller.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { lookAtToken } from '#core/accounts/one-time/one-time-token.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { isSameBrowser, pendingRegistration } from './pending-registration.ts';
import type { registrationLinkBody } from './registration.contract.ts';

/** Which address a link of a mail confirms, and whether this browser registered it. It stays good. */
export async function readRegistrationLink(
  deps: AccountDeps,
  caller: Caller,
  input: z.infer<typeof registrationLinkBody>,
) {
  const { instanceId } = caller;
  const ofAddress = { instanceId, limit: ASKED_BY_ADDRESS, subject: caller.address };
  await spendTries(deps, [ofAddress]);
  const given = { instanceId, purpose: 'confirm_registration', token: input.token } as const;
  const found = await deps.db.inInstance(instanceId, (trx) => lookAtToken({ ...deps, trx }, given));
  if (!found) throw await refuseToken(deps, caller, { purpose: 'confirm_registration' });
  // A valid link may be opened as often as wanted; only guesses count.
  await returnTry(deps, ofAddress);
  const pending = pendingRegistration.parse(found.payload);
  return { email: pending.email, is_same_browser: isSameBrowser(pending, input.browser_mark) };
}
