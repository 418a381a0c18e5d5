import { insertRefund } from '#core/billing/payments/refunds/refund.store.ts';
import type { TestCore } from './harness.ts';

/** Of a payment, sent back by staff themselves. */
export async function refundOf(test: TestCore, invoiceId: bigint): Promise<string> {
  const { id: instanceId } = test.instances.b;
  const now = test.clock.now();
  const row = await test.db.inInstance(instanceId, (trx) =>
    insertRefund(trx, {
      ...{ instance_id: instanceId, invoice_id: invoiceId, own_reference: 'Of b', gateway: null },
      ...{ amount_micro: 1n, reason: 'Of b', staff_id: test.actors.customerOfB.id },
      ...{ state: 'failed', created_at: now, ended_at: now },
    }),
  );
  return String(row.id);
}
