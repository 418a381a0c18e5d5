import type { Context } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { requireCustomer, type CustomerCaller } from './current-customer.ts';
import { permissionsOf, type Permission } from './permissions.pure.ts';

/**
 * The first line of every operation of staff. To everybody else it is not there, and whoever looks
 * through somebody else's eyes has no hands.
 */
export async function requireStaff(
  c: Context<CoreEnv>,
  permission: Permission,
): Promise<CustomerCaller> {
  const caller = await requireCustomer(c, { impersonated: 'refused' });
  if (!permissionsOf(caller.customer.roles).includes(permission)) throw new AppError('not_found');
  return caller;
}
