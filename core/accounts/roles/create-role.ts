import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { OWNER_ROLE, PERMISSIONS } from '#core/platform/operations/permissions.pure.ts';
import { showRole } from './list-roles.ts';
import type { createRoleBody, Role } from './role.contract.ts';
import { refuseBeyond } from './role-rules.pure.ts';
import { insertRole } from './role.store.ts';

export async function createRole(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { name, permissions }: z.infer<typeof createRoleBody>,
): Promise<Role> {
  const { instanceId, customer } = caller;
  refuseBeyond(customer.permissions, permissions, 'permissions');
  return db.inInstance(instanceId, async (trx) => {
    const role = { instanceId, name, permissions: [...new Set(permissions)], now: clock.now() };
    if (isOwnersName(name) || !(await insertRole(trx, role))) throw nameTaken();
    await recordAudit({ clock, trx }, caller, {
      action: 'role.created',
      staffId: customer.id,
      details: { name, permissions: role.permissions.join(' ') },
    });
    return showRole({ ...role, known: [...PERMISSIONS] }, 0);
  });
}

export const isOwnersName = (name: string) => name.toLowerCase() === OWNER_ROLE;

export const nameTaken = () =>
  new AppError('validation_failed', { fields: { name: [{ code: 'taken' }] } });
