import { changeCustomer } from '#core/accounts/customers/customer.store.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { differing } from '#core/accounts/roles/role-rules.pure.ts';
import { refuseRolesBeyond, requireRoles } from './held-roles.ts';
import { lockMember, lockOwners } from './member.store.ts';
import { requireOtherOwner } from './require-other-owner.ts';

interface Change {
  id: bigint;
  roles: readonly string[] | undefined;
}

/** Whoever has no role left is a customer like others. */
export async function changeMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { id, roles: given }: Change,
): Promise<void> {
  const { instanceId, customer } = caller;
  await db.inInstance(instanceId, async (trx) => {
    // In the same order by all who change a team, so that nobody waits for each other.
    await lockOwners(trx, instanceId);
    const member = await lockMember(trx, { instanceId, id });
    if (!member) throw new AppError('not_found');
    if (given === undefined) {
      throw new AppError('validation_failed', { fields: { roles: [{ code: 'required' }] } });
    }
    const roles = [...new Set(given)];
    const added = roles.filter((role) => !member.roles.includes(role));
    await requireRoles(trx, { instanceId, names: added });
    await refuseRolesBeyond(trx, caller, differing(member.roles, roles));
    const isLeaving = member.roles.includes(OWNER_ROLE) && !roles.includes(OWNER_ROLE);
    if (isLeaving) await requireOtherOwner({ trx }, { instanceId, customerId: id });
    await changeCustomer(trx, { instanceId, id }, { roles, updated_at: clock.now() });
    await recordAudit({ clock, trx }, caller, {
      action: 'team.member_changed',
      customerId: id,
      staffId: customer.id,
      details: { before: member.roles.join(', '), after: roles.join(', ') },
    });
  });
}
