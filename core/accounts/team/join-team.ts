import { changeCustomer, type CustomerRow } from '#core/accounts/customers/customer.store.ts';
import { takeToken } from '#core/accounts/one-time/one-time-token.ts';
import type { Deps } from '#core/deps.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Caller } from '#core/platform/http/caller.ts';
import { existingRoles } from './held-roles.ts';
import { endInvitation } from './invitation.store.ts';

type Parts = Pick<Deps, 'clock'> & { trx: Trx };

export interface UsedInvitation {
  id: bigint;
  roles: string[];
}

/**
 * Uses an invitation up and answers the roles that there still are of it; undefined where somebody
 * was quicker or none is left.
 */
export async function useInvitation(
  parts: Parts,
  instanceId: number,
  { token, id }: { token: string; id: bigint },
): Promise<UsedInvitation | undefined> {
  const { clock, trx } = parts;
  if (!(await takeToken(parts, { instanceId, purpose: 'join_team', token }))) return undefined;
  const end = { now: clock.now(), reason: 'accepted' } as const;
  const invitation = await endInvitation(trx, { instanceId, id }, end);
  if (!invitation) return undefined;
  const roles = await existingRoles(trx, { instanceId, names: invitation.roles });
  return roles.length === 0 ? undefined : { id, roles };
}

/** Gives somebody the roles they were invited to, beside their own. */
export async function joinTeam(
  parts: Parts,
  caller: Caller,
  { customer, used }: { customer: Pick<CustomerRow, 'id' | 'roles'>; used: UsedInvitation },
): Promise<void> {
  const { clock, trx } = parts;
  const { instanceId } = caller;
  const roles = [...new Set([...customer.roles, ...used.roles])];
  const change = { roles, updated_at: clock.now() };
  await changeCustomer(trx, { instanceId, id: customer.id }, change);
  await recordAudit(parts, caller, {
    action: 'team.joined',
    customerId: customer.id,
    details: { invitation: String(used.id), roles: used.roles.join(', ') },
  });
}
