import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { endSubscription } from './end-subscription.ts';
import { subscriptionIdOf } from './subscription.contract.ts';
import { lockSubscription } from './subscription.store.ts';

/** Staff end it for its customer, who reads why; one that is over is refused, as nothing is told. */
export function endByStaff(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { idInPath, reason: given }: { idInPath: string; reason: string | undefined },
): Promise<void> {
  const { instanceId, customer } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const id = subscriptionIdOf(idInPath);
    const row = id === undefined ? undefined : await lockSubscription(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const reason = requiredField('reason', given === '' ? undefined : given);
    if (row.status !== 'in_processing') throw new AppError('already_decided');
    await endSubscription(trx, deps, { row, reason: 'staff', said: reason });
    await recordAudit({ clock: deps.clock, trx }, caller, {
      action: 'subscription.ended_by_staff',
      ...{ customerId: row.customer_id, staffId: customer.id, sessionId: customer.sessionId },
      details: { subscription: String(row.id), url: row.url, reason },
    });
  });
}
