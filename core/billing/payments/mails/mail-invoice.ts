import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { NoticeKind } from '#core/messaging/notices/notice-kinds.pure.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { findInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';
import { inDollars, queuePaymentMail } from './payment-mail.ts';

const NOTICES = [
  'paymentReceived',
  'paymentLate',
  'paymentRefused',
  'automaticTopUpConfirm',
] as const;
export type InvoiceNotice = (typeof NOTICES)[number];

const schema = z.strictObject({ invoiceId: z.string(), notice: z.enum(NOTICES) });
const INVOICE_MAIL: JobKind<typeof schema> = { kind: 'mail-invoice', schema, maxAttempts: 5 };

interface ToTell {
  trx: Trx;
  invoice: Pick<InvoiceRow, 'instance_id' | 'id'>;
  notice: InvoiceNotice;
  /** The customer has just paid and sees the result on the page. */
  isOwnDoing?: boolean;
}

const KINDS = {
  paymentReceived: 'payment_received',
  paymentLate: 'payment_late',
  paymentRefused: 'payment_refused',
  automaticTopUpConfirm: 'payment_to_confirm',
} as const satisfies Record<InvoiceNotice, NoticeKind>;

/** Queues the mail about an invoice once, in the transaction of its change. */
export async function tellOfInvoice(
  { clock }: Pick<Deps, 'clock'>,
  { trx, invoice: { instance_id: instanceId, id }, notice, isOwnDoing = false }: ToTell,
): Promise<void> {
  const invoice = await findInvoice(trx, { instanceId, id });
  invariant(invoice, 'an invoice stays');
  await createNotice(
    { trx, instanceId, clock },
    {
      customerId: invoice.customer_id,
      kind: KINDS[notice],
      event: `invoice/${id}/${notice}`,
      isOwnDoing,
      about: { invoiceId: id },
      facts: {
        amountMicro: String(invoice.received_micro ?? invoice.total_micro),
        ...(invoice.credited_micro !== null && {
          creditedMicro: String(invoice.credited_micro),
        }),
      },
    },
  );
  await enqueue({ clock }, trx, {
    job: INVOICE_MAIL,
    instanceId,
    payload: { invoiceId: String(id), notice },
  });
}

export const mailInvoice = defineJob({
  ...INVOICE_MAIL,
  async handle(deps: Deps, { instanceId, payload: { invoiceId, notice } }) {
    invariant(instanceId !== null, 'an invoice belongs to an instance');
    const ref = { instanceId, id: BigInt(invoiceId) };
    const invoice = await deps.db.inInstance(instanceId, (trx) => findInvoice(trx, ref));
    if (!invoice) return;
    await queuePaymentMail(deps, {
      instanceId,
      customerId: invoice.customer_id,
      origin: invoice.origin,
      notice,
      facts: (language) => ({
        number: String(invoice.id),
        amount: inDollars(invoice.received_micro ?? invoice.total_micro, language),
        credited: inDollars(invoice.credited_micro ?? 0n, language),
        reason: invoice.reason_text ?? '',
      }),
      path: pathFor(notice, invoice.id),
      uniqueKey: `invoice/${invoice.id}/${notice}`,
    });
  },
});

function pathFor(notice: InvoiceNotice, id: bigint): string {
  if (notice === 'automaticTopUpConfirm') return `/add-funds?invoice=${id}`;
  return notice === 'paymentRefused' ? '/add-funds' : '/finances';
}
