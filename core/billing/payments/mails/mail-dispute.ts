import { z } from 'zod';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { findInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';
import { inDollars, queuePaymentMail } from './payment-mail.ts';

const NOTICES = {
  payment_disputed: 'paymentDisputed',
  dispute_won: 'disputeWon',
  dispute_lost: 'disputeLost',
} as const;

const schema = z.strictObject({
  invoiceId: z.string(),
  kind: z.enum(['payment_disputed', 'dispute_won', 'dispute_lost']),
  /** Identifies the step of the dispute. */
  event: z.string(),
  amountMicro: z.string(),
});
const DISPUTE_MAIL: JobKind<typeof schema> = { kind: 'mail-dispute', schema, maxAttempts: 5 };

interface ToTell {
  invoice: Pick<InvoiceRow, 'id' | 'customer_id'>;
  kind: keyof typeof NOTICES;
  event: string;
  amountMicro: bigint;
}

/** Queues a mail once per step of a dispute, in its transaction. */
export async function tellOfDispute(
  deps: LedgerDeps,
  { invoice: { id: invoiceId, customer_id: customerId }, kind, event, ...told }: ToTell,
): Promise<void> {
  const { trx, instanceId, clock } = deps;
  const amountMicro = String(told.amountMicro);
  const about = { invoiceId };
  await createNotice(deps, { customerId, kind, event, about, facts: { amountMicro } });
  const payload = { invoiceId: String(invoiceId), kind, event, amountMicro };
  await enqueue({ clock }, trx, { job: DISPUTE_MAIL, instanceId, payload });
}

export const mailDispute = defineJob({
  ...DISPUTE_MAIL,
  async handle(deps, { instanceId, payload: { invoiceId, kind, event, amountMicro } }) {
    invariant(instanceId !== null, 'an invoice belongs to an instance');
    const ref = { instanceId, id: BigInt(invoiceId) };
    const invoice = await deps.db.inInstance(instanceId, (trx) => findInvoice(trx, ref));
    if (!invoice) return;
    await queuePaymentMail(deps, {
      instanceId,
      customerId: invoice.customer_id,
      origin: invoice.origin,
      notice: NOTICES[kind],
      facts: (language) => ({
        number: invoiceId,
        amount: inDollars(BigInt(amountMicro), language),
      }),
      path: '/finances',
      uniqueKey: event,
    });
  },
});
