import type { z } from 'zod';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { AppError } from '#core/errors.ts';
import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import { issueToken } from '#core/accounts/one-time/one-time-token.ts';
import type { impersonationBody } from './impersonation.contract.ts';

/**
 * Lets a member of staff impersonate a customer. A refusal is the same as for a missing customer,
 * and other staff cannot be impersonated.
 */
export async function impersonate(
  deps: AccountDeps,
  caller: CustomerCaller,
  input: z.infer<typeof impersonationBody>,
): Promise<string> {
  const { instanceId, customer: staff } = caller;
  const token = await deps.db.inInstance(instanceId, async (trx) => {
    const parts = { ...deps, trx };
    const id = BigInt(input.customer_id);
    const customer = await findKnownCustomer(trx, { instanceId, id });
    const mayDoIt = staff.permissions.includes('customers.impersonate');
    const isAllowed = mayDoIt && customer?.roles.length === 0;
    await recordAudit(parts, caller, {
      action: 'impersonation.asked',
      outcome: isAllowed ? 'done' : 'refused',
      customerId: customer?.id,
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: { reason: input.reason },
    });
    if (!isAllowed) return undefined;
    const payload = { staffId: String(staff.id), reason: input.reason };
    return issueToken(parts, { instanceId, purpose: 'log_in', customerId: id, payload });
  });
  if (token === undefined) throw new AppError('not_found');
  return token;
}
