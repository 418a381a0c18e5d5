import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { SEND_REFILL } from '#core/ordering/refill-records/refill-kind.ts';
import { changeRefill, type RefillRow } from '#core/ordering/refill-records/refill-rows.ts';

/** It surely never arrived: who delivered the order is asked anew. */
export async function sendRefillAgain(
  { trx, instanceId, clock }: LedgerDeps,
  refill: RefillRow,
): Promise<void> {
  await changeRefill(trx, refill, {
    ...{ sending: null, next_check_at: null, failures: 0, updated_at: clock.now() },
  });
  const payload = { orderId: String(refill.order_id) };
  await enqueue({ clock }, trx, { job: SEND_REFILL, instanceId, payload });
}
