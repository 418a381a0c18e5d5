import { AppError } from '#core/errors.ts';
import type { AuditAction } from '#core/platform/audit/audit-words.pure.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Deps } from '#core/deps.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { changeCustomer, type CustomerChange } from '#core/accounts/customers/customer.store.ts';

interface Change {
  /** What the audit log calls it. */
  action: AuditAction;
  change: CustomerChange;
}

/** Changes what a customer may change without being asked who they are again. */
export async function changeProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { action, change }: Change,
): Promise<void> {
  const { instanceId, customer } = caller;
  await deps.db.inInstance(instanceId, async (trx) => {
    const ref = { instanceId, id: customer.id };
    const isThere = await changeCustomer(trx, ref, { ...change, updated_at: deps.clock.now() });
    if (!isThere) throw new AppError('unauthorized');
    await recordAudit({ ...deps, trx }, caller, {
      action,
      customerId: customer.id,
      sessionId: customer.sessionId,
    });
  });
}
