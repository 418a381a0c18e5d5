import type { Context } from 'hono';
import { requireCustomer, type CustomerCaller } from '#core/accounts/current-customer.ts';
import { permissionsOf } from '#core/accounts/permissions.pure.ts';
import { AppError } from '#core/errors.ts';
import type { CoreEnv } from '#core/http/core-env.ts';

/** Who may not decide on payments learns nothing of them. */
export async function requireModerator(c: Context<CoreEnv>): Promise<CustomerCaller> {
  const caller = await requireCustomer(c, { impersonated: 'refused' });
  if (!permissionsOf(caller.customer.roles).includes('payments.moderate')) {
    throw new AppError('not_found');
  }
  return caller;
}
