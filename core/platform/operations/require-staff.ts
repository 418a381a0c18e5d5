import type { Context } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { requireCustomer, type CustomerCaller } from './current-customer.ts';
import type { Permission } from './permissions.pure.ts';

/**
 * The first line of every staff operation. Other callers get not found, and impersonated sessions
 * may not call staff operations. Where the instance asks its staff for a second factor, whoever has none
 * is told so.
 */
export async function requireStaff(
  c: Context<CoreEnv>,
  permission: Permission,
): Promise<CustomerCaller> {
  const caller = await requireCustomer(c, { impersonated: 'refused' });
  const { permissions, withheld } = caller.customer;
  if (withheld.includes(permission)) throw new AppError('two_factor_needed');
  if (!permissions.includes(permission)) throw new AppError('not_found');
  return caller;
}
