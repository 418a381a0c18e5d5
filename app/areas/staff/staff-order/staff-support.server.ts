import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { answerForm } from '#core/feedback/support/support.contract.ts';
import {
  answerSupportThread,
  closeSupportThread,
  getSupportThread,
} from '#core/feedback/support/staff-support.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { beforeIn, isSupportForm } from '#app/lib/orders/order-support.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';

/** What was written about an order; the page goes on without it while it cannot be read. */
export async function staffSupport({ core }: AppLoadContext, orderId: string, request: Request) {
  const query = beforeIn(request);
  try {
    const { data: thread, meta } = await core.call(getSupportThread, {
      params: { orderId },
      query,
    });
    const constraint: object = formConstraint(answerForm);
    return {
      isFailed: false as const,
      ...{ thread, earlier: meta.earlier, isLatest: query.before === undefined },
      key: randomUUID(),
      constraint,
    };
  } catch (error) {
    if (error instanceof CoreError && error.status >= 500) return { isFailed: true as const };
    throw error;
  }
}

export type StaffSupportPage = Awaited<ReturnType<typeof staffSupport>>;

const CLOSE = 'support-close';

export const isStaffSupportForm = (form: FormData): boolean =>
  isSupportForm(form) || form.get('form') === CLOSE;

interface SupportDeed {
  form: FormData;
  orderId: string;
  here: string;
}

/** Answers, or says that it is over. */
export async function actOnSupport(
  { core, flash, locale }: AppLoadContext,
  { form, orderId, here }: SupportDeed,
) {
  const params = { orderId };
  if (form.get('form') === CLOSE) {
    await core.call(closeSupportThread, { params }).catch(orMissing);
    flash.leave('saved');
    return redirect(`${here}#support`, 303);
  }
  const submission = parseForm(form, { schema: answerForm, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, text, seen } = submission.value;
  const body = { text, ...(seen !== undefined && { seen: Number(seen) }) };
  try {
    await core.call(answerSupportThread, { params, key, body }).catch(orMissing);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('messageSent');
  return redirect(`${here}#support`, 303);
}
