import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { data, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import type { Invoice } from '#core/payments/invoices/invoice.contract.ts';
import type { PaymentMethod } from '#core/payments/payment-method.contract.ts';
import { CoreError } from '../../lib/core.server.ts';
import { localizedPath } from '../../lib/languages.ts';
import { addFundsCall, markAsPaidCall } from '../../lib/money-calls.server.ts';
import { parseForm, refuseForm, replyToForm } from '../../lib/parse-form.server.ts';
import { invoicePath, placeToPay } from '../../lib/payment-place.ts';
import { TOP_UP_FORM } from './add-funds.server.ts';
import { PAID_FORM } from './manual-payment.server.ts';
import { quoteTopUp } from '../../lib/top-up-quote.server.ts';

/** Works the total out anew, for who has no script to do so while they type. */
export async function recalculate(context: AppLoadContext, form: FormData, method: PaymentMethod) {
  const submission = parseForm(form, { schema: TOP_UP_FORM, locale: context.locale });
  if (submission.status !== 'success') return answerWith(replyToForm(submission));
  const { amount, coupon_code: coupon = '' } = submission.value;
  const quote = await quoteTopUp(context, { method, amount, coupon });
  return data({ result: submission.reply(), quote, key: undefined });
}

/** Makes the invoice of a top-up, and leads to where it is paid. */
export async function pay(context: AppLoadContext, form: FormData, method: PaymentMethod) {
  const { core, locale, language } = context;
  const submission = parseForm(form, { schema: TOP_UP_FORM, locale });
  if (submission.status !== 'success') return answerWith(replyToForm(submission));
  const { key, amount, coupon_code: coupon = '', expected_total: expected } = submission.value;
  try {
    const invoice = await makeInvoice(core, {
      headers: { 'idempotency-key': key },
      body: {
        payment_method_id: method.id,
        ...(method.linkedCardId !== null && { recurring_payments_method_id: method.linkedCardId }),
        amount,
        ...(coupon !== '' && { coupon_code: coupon }),
        ...(expected !== undefined && { expected_total: expected }),
        success_url: localizedPath(language, '/add-funds/success'),
        cancel_url: localizedPath(language, '/add-funds/error'),
      },
    });
    // The page of a gateway is none of the shell's, not even the sandbox's.
    return redirectDocument(placeToPay(invoice), 303);
  } catch (error) {
    const reply = refuseForm(submission, { error, locale });
    const code = error instanceof CoreError ? error.code : undefined;
    return answerWith(reply, {
      // What is asked for again is shown first.
      quote:
        code === 'total_changed'
          ? await quoteTopUp(context, { method, amount, coupon })
          : undefined,
      // Something else was sent with this one before.
      key: code === 'idempotency_key_reused' ? randomUUID() : undefined,
    });
  }
}

/** Somebody who pressed twice waits for what the first press does. */
const MOST_TRIES = 10;
const BETWEEN_MS = 300;

type CoreClient = AppLoadContext['core'];

async function makeInvoice(
  core: CoreClient,
  input: Parameters<CoreClient['call']>[1],
  tries = 1,
): Promise<Invoice> {
  try {
    const { data: invoice } = await core.call(addFundsCall, input);
    return invoice;
  } catch (error) {
    const isRunning = error instanceof CoreError && error.code === 'idempotency_key_running';
    if (!isRunning || tries >= MOST_TRIES) throw error;
  }
  await pause(BETWEEN_MS);
  return makeInvoice(core, input, tries + 1);
}

interface Beside {
  quote?: Awaited<ReturnType<typeof quoteTopUp>> | undefined;
  key?: string | undefined;
}

function answerWith(reply: ReturnType<typeof replyToForm>, { quote, key }: Beside = {}) {
  return data({ result: reply.data, quote, key }, reply.init ?? undefined);
}

/** The customer says that they have paid. */
export async function markAsPaid(context: AppLoadContext, form: FormData, invoiceId: string) {
  const { core, locale } = context;
  const submission = parseForm(form, { schema: PAID_FORM, locale });
  if (submission.status !== 'success') return answerWith(replyToForm(submission));
  try {
    await core.call(markAsPaidCall, {
      params: { invoiceId },
      body: { comment: submission.value.comment },
    });
  } catch (error) {
    // Somebody else has settled it meanwhile: the page says how it stands.
    if (error instanceof CoreError && error.code === 'conflict') {
      return redirect(invoicePath('success', invoiceId), 303);
    }
    return answerWith(refuseForm(submission, { error, locale }));
  }
  return redirect(invoicePath('success', invoiceId), 303);
}
