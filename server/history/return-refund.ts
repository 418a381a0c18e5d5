import type { Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { readRefunds } from '#core/billing/payments/refunds/refund.store.ts';
import { findOutside } from '#core/billing/payments/outside/outside-payment.store.ts';
import { signEvent } from '#core/billing/payments/sandbox/sandbox-webhook.ts';
import { receiveWebhook } from '#core/billing/payments/webhooks/receive-webhook.ts';
import { runDueJobs } from './run-jobs.ts';
import type { Stage, Troupe } from './stage.ts';

const SAID = 'The card has expired.';

/** A bank sends back what staff have refunded of a payment. */
export async function returnRefund(
  stage: Stage,
  { instanceId }: Troupe,
  { id }: Invoice,
): Promise<void> {
  const { deps } = stage;
  const invoiceId = BigInt(id);
  const { outside, refund } = await deps.db.inInstance(instanceId, async (trx) => {
    const [refund] = await readRefunds(trx, { instanceId, invoiceIds: [invoiceId] });
    return { outside: await findOutside(trx, { instanceId, invoiceId }), refund };
  });
  if (!outside || refund?.state !== 'done') throw new Error(`Nothing came back of payment ${id}.`);
  const amount = String(refund.amount_micro);
  const delivery = await signEvent(deps, {
    ...{ id: `returned-${refund.own_reference}`, kind: 'refunded' },
    ...{ reference: outside.own_reference, amount_micro: amount, returned_micro: amount },
    refunds: [{ reference: refund.own_reference, returned: SAID }],
  });
  await receiveWebhook(deps, { gateway: 'sandbox', instanceId, ...delivery });
  await runDueJobs(stage);
}
