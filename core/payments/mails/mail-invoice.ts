import { z } from 'zod';
import { payerToTell } from '#core/accounts/customers/payer.ts';
import { unsubscribeSignature } from '#core/accounts/notifications/unsubscribe-signature.ts';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/jobs/define-job.ts';
import { enqueue } from '#core/jobs/enqueue.ts';
import { readBrand, type Brand } from '#core/mail/brand.ts';
import { htmlMail, plainMail } from '#core/mail/html-mail.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { createKeys } from '#core/secrets/keys.ts';
import { DEFAULT_LANGUAGE, languageTag, type Language } from '#locales/languages.ts';
import { formatAmount } from '#core/money.ts';
import { findInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';

const NOTICES = ['paymentReceived', 'paymentLate', 'paymentRefused'] as const;
export type InvoiceNotice = (typeof NOTICES)[number];

const schema = z.strictObject({ invoiceId: z.string(), notice: z.enum(NOTICES) });
const INVOICE_MAIL: JobKind<typeof schema> = { kind: 'mail-invoice', schema, maxAttempts: 5 };

interface ToTell {
  trx: Trx;
  invoice: Pick<InvoiceRow, 'instance_id' | 'id'>;
  notice: InvoiceNotice;
}

/** Tells the customer, once, in the transaction of what there is to tell. */
export async function tellOfInvoice(
  deps: Pick<Deps, 'clock'>,
  { trx, invoice, notice }: ToTell,
): Promise<void> {
  await enqueue(deps, trx, {
    job: INVOICE_MAIL,
    instanceId: invoice.instance_id,
    payload: { invoiceId: String(invoice.id), notice },
  });
}

export const mailInvoice = defineJob({
  ...INVOICE_MAIL,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'an invoice belongs to an instance');
    const ref = { instanceId, id: BigInt(payload.invoiceId) };
    const { invoice, receiver } = await deps.db.inInstance(instanceId, async (trx) => {
      const found = await findInvoice(trx, ref);
      const id = found?.customer_id;
      return {
        invoice: found,
        receiver: id === undefined ? id : await payerToTell(trx, { instanceId, id }),
      };
    });
    if (!invoice || !receiver) return;
    const { protocol, host } = new URL(invoice.origin);
    const scheme = protocol === 'https:' ? 'https' : 'http';
    const brand = await readBrand(deps, { instanceId, origin: { scheme, host } });
    await queueNotice(deps, { invoice, receiver, brand, notice: payload.notice });
  },
});

interface Notice {
  invoice: InvoiceRow;
  receiver: { to: string; language: Language };
  brand: Brand;
  notice: InvoiceNotice;
}

async function queueNotice(
  deps: Deps,
  { invoice, receiver, brand, notice }: Notice,
): Promise<void> {
  const instanceId = invoice.instance_id;
  const { to, language } = receiver;
  const params = {
    panelName: brand.panelName,
    number: String(invoice.id),
    amount: inDollars(invoice.received_micro ?? invoice.total_micro, language),
    credited: inDollars(invoice.credited_micro ?? 0n, language),
    reason: invoice.reason_text ?? '',
  };
  const base = `${brand.origin}/app${language === DEFAULT_LANGUAGE ? '' : `/${language}`}`;
  const signature = await unsubscribeSignature(createKeys(deps), {
    instanceId,
    id: invoice.customer_id,
  });
  const unsubscribe = `${base}/unsubscribe/${invoice.customer_id}?signature=${signature}`;
  const subject = deps.texts(language, `mail:${notice}.subject`, params);
  const content = {
    language,
    subject,
    text: [
      deps.texts(language, `mail:${notice}.text`, params),
      deps.texts(language, 'mail:choose.messages', { url: unsubscribe }),
    ].join('\n\n'),
    button: {
      label: deps.texts(language, `mail:${notice}.button`, params),
      url: `${base}${notice === 'paymentRefused' ? '/add-funds' : '/finances'}`,
    },
  };
  await deps.db.inInstance(instanceId, (trx) =>
    queueMail(deps, trx, {
      ...{ instanceId, to, language, subject, fromName: brand.panelName },
      text: plainMail(content, brand),
      html: htmlMail(content, brand),
      uniqueKey: `invoice/${invoice.id}/${notice}`,
      ...(brand.supportEmail !== undefined && { replyTo: brand.supportEmail }),
    }),
  );
}

function inDollars(micro: bigint, language: Language): string {
  const format = new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 6,
  });
  // A decimal as text is formatted digit by digit; the types know of numbers only.
  return format.format(formatAmount(micro) as Intl.StringNumericLiteral);
}
