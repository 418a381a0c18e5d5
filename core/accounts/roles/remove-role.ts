import { countByRole } from '#core/accounts/customers/customer.store.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { refuseBeyond } from './role-rules.pure.ts';
import { deleteRole, lockRole } from './role.store.ts';

/** Whoever still has the role keeps it from being removed. */
export async function removeRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  name: string,
): Promise<void> {
  const { instanceId, customer } = caller;
  await db.inInstance(instanceId, async (trx) => {
    const role = await lockRole(trx, { instanceId, name });
    if (!role) throw new AppError('not_found');
    refuseBeyond(customer.permissions, role.permissions, 'permissions');
    const members = await countByRole(trx, instanceId);
    if (members.has(name)) throw new AppError('conflict');
    await deleteRole(trx, { instanceId, name });
    await recordAudit({ clock, trx }, caller, {
      action: 'role.removed',
      staffId: customer.id,
      details: { name, permissions: role.permissions.join(' ') },
    });
  });
}
