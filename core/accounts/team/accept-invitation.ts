import { AppError } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';
import { emailKey } from '#core/accounts/customers/email.ts';
import { refuseToken } from '#core/accounts/one-time/refuse-token.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { joinTeam, useInvitation } from './join-team.ts';
import { openInvitation } from './open-invitation.ts';

/** Joins as who is logged in. Only the invited address may: a link that was passed on is nobody's. */
export async function acceptInvitation(
  deps: AccountDeps,
  caller: CustomerCaller,
  token: string,
): Promise<void> {
  const { instanceId } = caller;
  const isDone = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const invitation = await openInvitation(parts, { instanceId, token });
    if (!invitation) return false;
    const customer = await findCustomerById(trx, { instanceId, id: caller.customer.id });
    if (!customer?.email || emailKey(customer.email) !== emailKey(invitation.email)) {
      throw new AppError('forbidden');
    }
    const used = await useInvitation(parts, instanceId, { token, id: invitation.id });
    if (!used) return false;
    await joinTeam(parts, caller, { customer, used });
    return true;
  });
  if (!isDone) throw await refuseToken(deps, caller, { purpose: 'join_team' });
}
