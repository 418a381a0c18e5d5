import type { z } from 'zod';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { ASKED_BY_ADDRESS } from '#core/accounts/customers/account-limits.pure.ts';
import { findCustomerByEmail } from '#core/accounts/customers/customer.store.ts';
import { emailKey } from '#core/accounts/customers/email.ts';
import { isGuestAccount } from '#core/accounts/customers/is-guest-account.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import { returnTry, spendTries } from '#core/platform/limits/rate-limit.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import { openInvitation } from './open-invitation.ts';
import type { invitationLinkAnswer } from './team.contract.ts';

/** Who a link invites, and by which way they join. It stays good. */
export async function readInvitation(
  deps: AccountDeps,
  caller: VisitorCaller,
  token: string,
): Promise<z.infer<typeof invitationLinkAnswer>['data']> {
  const { instanceId } = caller;
  const ofAddress = { instanceId, limit: ASKED_BY_ADDRESS, subject: caller.address };
  await spendTries(deps, [ofAddress]);
  const found = await deps.db.inInstance(instanceId, async (trx) => {
    const invitation = await openInvitation({ ...deps, trx }, { instanceId, token });
    if (!invitation) return undefined;
    const key = emailKey(invitation.email);
    return { invitation, account: await findCustomerByEmail(trx, { instanceId, emailKey: key }) };
  });
  if (!found) throw await refuseToken(deps, caller, { purpose: 'join_team' });
  // A valid link may be opened as often as wanted; only guesses count.
  await returnTry(deps, ofAddress);
  const { invitation, account } = found;
  return {
    email: invitation.email,
    roles: invitation.roles,
    invited_by: invitation.inviter,
    has_account: account !== undefined && !isGuestAccount(account),
    is_for_caller: account !== undefined && account.id === caller.customer?.id,
  };
}
