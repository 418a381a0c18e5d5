import type { z } from 'zod';
import { countByRole, renameRole } from '#core/accounts/customers/customer.store.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { isOwnersName, nameTaken } from './create-role.ts';
import { showRole } from './list-roles.ts';
import type { changeRoleBody, Role } from './role.contract.ts';
import { roleRenamed } from './role-renamed.ts';
import { differing, refuseBeyond } from './role-rules.pure.ts';
import { isNameTaken, lockRole, updateRole } from './role.store.ts';

/** Sessions read what a role allows with every request, so it holds at once. */
export async function changeRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { name: from, change }: { name: string; change: z.infer<typeof changeRoleBody> },
): Promise<Role> {
  const { instanceId, customer } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const before = await lockRole(trx, { instanceId, name: from });
    if (!before) throw new AppError('not_found');
    const { name: to = from, permissions = before.permissions } = change;
    const known = change.permissions ? [...PERMISSIONS] : before.known;
    const after = { name: to, permissions: [...new Set<string>(permissions)], known };
    const changed = differing<string>(showRole(before, 0).permissions, after.permissions);
    refuseBeyond(customer.permissions, changed, 'permissions');
    if (to !== from) {
      const asked = { instanceId, name: to, except: from };
      if (isOwnersName(to) || (await isNameTaken(trx, asked))) throw nameTaken();
    }
    const now = clock.now();
    await updateRole(trx, { instanceId, name: from }, { ...after, updated_at: now });
    if (to !== from) {
      await renameRole(trx, { instanceId, from, to, now });
      await roleRenamed.tell(trx, { instanceId, from, to });
    }
    await recordAudit({ clock, trx }, caller, {
      action: 'role.changed',
      staffId: customer.id,
      details: {
        ...{ name: from, renamed: to },
        ...{ before: before.permissions.join(' '), after: after.permissions.join(' ') },
      },
    });
    return showRole(after, (await countByRole(trx, instanceId)).get(to) ?? 0);
  });
}
