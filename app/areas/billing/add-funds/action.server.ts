import { data, redirect, redirectDocument, type AppLoadContext } from '@remix-run/node';
import type { PaymentMethod } from '#core/billing/payments/payment-method.contract.ts';
import {
  addFunds,
  cancelInvoice,
  markInvoiceAsPaid,
} from '#core/billing/payments/invoices/invoice.operations.ts';
import { CoreError, isAway, isRefusal } from '#app/lib/core/core.server.ts';
import { localizedPath } from '#app/lib/i18n/languages.ts';
import { newKeyFor, parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { patiently } from '#app/lib/core/patiently.server.ts';
import { invoicePath, outcomePath, placeToPay } from '#app/lib/money/payment-place.ts';
import { PAID_FORM, TOP_UP_FORM } from './add-funds.server.ts';
import { quoteTopUp } from '#app/areas/billing/top-up-quote.server.ts';
import { currencyOfForm } from '#app/lib/money/written-amount.server.ts';

const topUpIn = (context: AppLoadContext, form: FormData) => ({
  ...{ schema: TOP_UP_FORM, locale: context.locale },
  ...{ amounts: ['amount'], currency: currencyOfForm(context, form) },
});

/** Works the total out anew, for who has no script to do so while they type. */
export async function recalculate(context: AppLoadContext, form: FormData, method: PaymentMethod) {
  const submission = parseForm(form, topUpIn(context, form));
  if (submission.status !== 'success') return answerWith(replyToForm(submission));
  const { amount, coupon_code: coupon = '' } = submission.value;
  const quote = await quoteTopUp(context, { method, amount, coupon });
  return data({ result: submission.reply(), quote, key: undefined });
}

interface Way {
  method: PaymentMethod;
  /** Where somebody goes back to once it is paid. */
  back: string | undefined;
}

/** Makes the invoice of a top-up, and leads to where it is paid. */
export async function pay(context: AppLoadContext, form: FormData, { method, back }: Way) {
  const { core, locale, language } = context;
  const submission = parseForm(form, topUpIn(context, form));
  if (submission.status !== 'success') return answerWith(replyToForm(submission));
  const { key, amount, coupon_code: coupon = '', expected_total: expected } = submission.value;
  try {
    const input = {
      key,
      body: {
        payment_method_id: method.id,
        ...(method.linkedCardId !== null && { recurring_payments_method_id: method.linkedCardId }),
        amount,
        ...(coupon !== '' && { coupon_code: coupon }),
        ...(expected !== undefined && { expected_total: expected }),
        success_url: localizedPath(language, outcomePath('success', back)),
        cancel_url: localizedPath(language, outcomePath('error', back)),
      },
    };
    const { data: invoice } = await patiently(() => core.call(addFunds, input));
    // The page of a gateway is none of the shell's, not even the sandbox's.
    return redirectDocument(placeToPay(invoice, back), 303);
  } catch (error) {
    if (isAway(error)) throw error;
    const again = textsOf(locale).t('errors:again.payment');
    const reply = refuseForm(submission, { error, locale, again });
    const key = newKeyFor(error);
    const isNewTotal = isRefusal(error, 'total_changed');
    return answerWith(reply, {
      // What is asked for again is shown first.
      quote:
        key !== undefined || isNewTotal
          ? await quoteTopUp(context, { method, amount, coupon })
          : undefined,
      key,
    });
  }
}

interface Beside {
  quote?: Awaited<ReturnType<typeof quoteTopUp>> | undefined;
  key?: string | undefined;
}

function answerWith(reply: ReturnType<typeof replyToForm>, { quote, key }: Beside = {}) {
  return data({ result: reply.data, quote, key }, reply.init ?? undefined);
}

interface Told {
  invoiceId: string;
  back: string | undefined;
}

/** Ends a payment that was begun; its own page says so, or how it stands where it had ended before. */
export async function cancel({ core }: AppLoadContext, { invoiceId, back }: Told) {
  try {
    await core.call(cancelInvoice, { params: { invoiceId } });
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
  }
  return redirect(invoicePath('error', invoiceId, back), 303);
}

/** The customer says that they have paid. */
export async function markAsPaid(
  context: AppLoadContext,
  form: FormData,
  { invoiceId, back }: Told,
) {
  const { core, locale } = context;
  const submission = parseForm(form, { schema: PAID_FORM, locale });
  if (submission.status !== 'success') return answerWith(replyToForm(submission));
  try {
    await core.call(markInvoiceAsPaid, {
      params: { invoiceId },
      body: { comment: submission.value.comment },
    });
  } catch (error) {
    if (isAway(error)) throw error;
    // Somebody else has settled it meanwhile: the page says how it stands.
    if (isRefusal(error, 'conflict')) {
      return redirect(invoicePath('success', invoiceId, back), 303);
    }
    return answerWith(refuseForm(submission, { error, locale }));
  }
  return redirect(invoicePath('success', invoiceId, back), 303);
}
