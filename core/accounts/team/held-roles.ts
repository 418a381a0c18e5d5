import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';
import { isBeyond, refuseBeyond } from '#core/accounts/roles/role-rules.pure.ts';
import { holdRoles, readRoles } from '#core/accounts/roles/role.store.ts';
import { findCustomerById } from '#core/accounts/customers/customer.store.ts';

/** Refuses roles that are not there; the others stay until the end of the transaction. */
export async function requireRoles(
  trx: Trx,
  { instanceId, names }: { instanceId: number; names: readonly string[] },
): Promise<void> {
  const known = await existingRoles(trx, { instanceId, names });
  if (names.every((name) => known.includes(name))) return;
  throw new AppError('validation_failed', {
    fields: { roles: [{ code: 'not_one_of', params: { options: known.join(', ') } }] },
  });
}

/** Those of the roles that there still are. */
export async function existingRoles(
  trx: Trx,
  { instanceId, names }: { instanceId: number; names: readonly string[] },
): Promise<string[]> {
  const rows = await holdRoles(trx, { instanceId, names });
  return names.filter((name) => name === OWNER_ROLE || rows.some((row) => row.name === name));
}

/** Nobody gives or takes a role that allows more than they may; only owners make owners. */
export async function refuseRolesBeyond(
  trx: Trx,
  { instanceId, customer }: CustomerCaller,
  names: readonly string[],
): Promise<void> {
  const rows = await holdRoles(trx, { instanceId, names });
  const changed = rows.flatMap(({ permissions }) => permissions);
  refuseBeyond(customer.permissions, changed, 'roles');
  if (!names.includes(OWNER_ROLE) || (await isOwner(trx, { instanceId, customer }))) return;
  throw new AppError('validation_failed', { fields: { roles: [{ code: 'beyond_yours' }] } });
}

/** The same to be asked of many, without a refusal: whether roles allow more than the caller may. */
export async function readRolesBeyond(
  trx: Trx,
  caller: Asker,
): Promise<(names: readonly string[]) => boolean> {
  const rows = await readRoles(trx, caller.instanceId);
  const byOwner = await isOwner(trx, caller);
  return (names) => {
    const held = rows.filter(({ name }) => names.includes(name));
    const allowed = held.flatMap(({ permissions }) => permissions);
    return (
      isBeyond(caller.customer.permissions, allowed) || (names.includes(OWNER_ROLE) && !byOwner)
    );
  };
}

type Asker = Pick<CustomerCaller, 'instanceId' | 'customer'>;

async function isOwner(trx: Trx, { instanceId, customer }: Asker): Promise<boolean> {
  const row = await findCustomerById(trx, { instanceId, id: customer.id });
  return row?.roles.includes(OWNER_ROLE) ?? false;
}
