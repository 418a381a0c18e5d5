import type { Context } from 'hono';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import { requireCustomer, type CustomerCaller } from './current-customer.ts';
import type { Permission } from './permissions.pure.ts';

/**
 * The first line of every staff operation. Other callers get not found, and impersonated sessions
 * may not call staff operations.
 */
export async function requireStaff(
  c: Context<CoreEnv>,
  permission: Permission,
): Promise<CustomerCaller> {
  const caller = await requireCustomer(c, { impersonated: 'refused' });
  if (!caller.customer.permissions.includes(permission)) throw new AppError('not_found');
  return caller;
}
