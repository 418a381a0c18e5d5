import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { refuseRolesBeyond } from './held-roles.ts';
import { endInvitation } from './invitation.store.ts';

/** Nobody takes back what they could not have given. */
export async function revokeInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  id: bigint,
): Promise<void> {
  const { instanceId, customer } = caller;
  await db.inInstance(instanceId, async (trx) => {
    const end = { now: clock.now(), reason: 'revoked' } as const;
    const ended = await endInvitation(trx, { instanceId, id }, end);
    if (!ended) throw new AppError('not_found');
    await refuseRolesBeyond(trx, caller, ended.roles);
    await recordAudit({ clock, trx }, caller, {
      action: 'team.invitation_revoked',
      staffId: customer.id,
      details: { invitation: String(id) },
    });
  });
}
