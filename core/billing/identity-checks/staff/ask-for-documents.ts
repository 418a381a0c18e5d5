import type { z } from 'zod';
import { findKnownCustomer } from '#core/accounts/customers/known-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readBrand } from '#core/tenancy/brand/brand.ts';
import { requireSetUp } from '#core/platform/documents/seal-document.ts';
import { IDENTITY_STEPS } from '../identity-check-status.pure.ts';
import { insertCheck } from '../identity-check.store.ts';
import { readTerms } from '../identity-terms.ts';
import { tellOfCheck } from '../mails/tell-of-check.ts';
import type { askBody, StaffCheck } from './staff-check.contract.ts';
import { showOneToStaff } from './staff-checks.ts';

/** Asks a customer to show who they are; one who is asked already is not asked twice. */
export async function askForDocuments(
  deps: Deps,
  caller: CustomerCaller,
  { customerId, body }: { customerId: string; body: z.output<typeof askBody> },
): Promise<StaffCheck> {
  const { instanceId, customer: staff } = caller;
  const id = BigInt(customerId);
  const brand = await readBrand(deps, caller);
  return deps.db.inInstance(instanceId, async (trx) => {
    if (!(await findKnownCustomer(trx, { instanceId, id }))) throw new AppError('not_found');
    if (id === staff.id) throw new AppError('own_account');
    const reason = requiredField('reason', body.reason);
    const wanted = requiredField('steps', body.steps);
    requireSetUp(deps);
    const steps = IDENTITY_STEPS.filter((step) => wanted.includes(step));
    const now = deps.clock.now();
    const { dueAt } = await readTerms(trx, { instanceId, now });
    const check = await insertCheck(trx, {
      ...{ instance_id: instanceId, customer_id: id, status: 'wanted', since: now, steps, reason },
      ...{ asked_by: staff.id, asked_at: now, due_at: dueAt, version: 0 },
    });
    if (!check) throw new AppError('conflict');
    await recordAudit({ ...deps, trx }, caller, {
      action: 'identity.asked',
      customerId: id,
      staffId: staff.id,
      sessionId: staff.sessionId,
      details: { check: String(check.id), steps: steps.join(' '), reason },
    });
    await tellOfCheck({ ...deps, trx }, { check, event: 'wanted', brand });
    return showOneToStaff(trx, caller, check);
  });
}
