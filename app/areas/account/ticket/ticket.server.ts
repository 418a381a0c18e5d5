import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { supportForm } from '#core/feedback/support/support.contract.ts';
import {
  closeTicket,
  getTicket,
  uploadTicketAttachment,
  writeToTicket,
} from '#core/feedback/support/support.operations.ts';
import { getOrder } from '#core/ordering/orders/order.operations.ts';
import { CoreError, isAway, isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { noteSeen } from '#app/lib/orders/note-seen.server.ts';
import { beforeIn } from '#app/lib/orders/order-support.server.ts';
import { shownOrder } from '#app/lib/orders/shown-order.ts';
import { readTicketForm, uploadFiles } from '#app/lib/orders/ticket-files.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

interface Asked {
  ticketId: string;
  request: Request;
}

/** A ticket with what can be done about its order; nothing while nobody answers. */
export async function ticketPage(context: AppLoadContext, { ticketId, request }: Asked) {
  const { core } = context;
  const query = beforeIn(request);
  const params = { ticketId };
  try {
    const { data: thread, meta } = await core.call(getTicket, { params, query });
    if (!thread) throw notFound('page');
    await noteSeen(context, thread, request);
    const constraint: object = formConstraint(supportForm);
    return {
      ...{ thread, earlier: meta.earlier, isLatest: query.before === undefined },
      ...{ key: randomUUID(), constraint },
      order: thread.order_id === null ? null : await orderOf(core, String(thread.order_id)),
    };
  } catch (error) {
    if (isRefusal(error, 404)) throw notFound('page');
    if (error instanceof CoreError && isAway(error)) return undefined;
    throw error;
  }
}

async function orderOf(core: AppLoadContext['core'], orderId: string) {
  const { data: order } = await core.call(getOrder, { params: { orderId } });
  return { ...shownOrder(order), actions: order.actions, hasRefill: order.has_refill };
}

export type OrderOfTicket = Awaited<ReturnType<typeof orderOf>>;

/** Writes, or says that nothing is open any more. */
export async function actOnTicket(
  { core, flash, locale }: AppLoadContext,
  { ticketId, request }: Asked,
) {
  const params = { ticketId };
  const here = pagePath('tickets/:id', { id: ticketId });
  const { form, refusal } = await readTicketForm(request, locale);
  if (!form) return refusal;
  if (form.get('form') === 'close') {
    await core.call(closeTicket, { params }).catch(orMissing);
    flash.leave('saved');
    return redirect(here, 303);
  }
  const sent = await uploadFiles(form, locale, (body) =>
    core.call(uploadTicketAttachment, { body }),
  );
  const submission = parseForm(form, { schema: supportForm, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  if (sent.errors.length > 0) {
    return replyToForm(submission, { fieldErrors: { files: sent.errors } });
  }
  const { key, text } = submission.value;
  const body = { text, attachments: sent.attachments };
  try {
    await core.call(writeToTicket, { params, key, body }).catch(orMissing);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('messageSent');
  return redirect(`${here}#support`, 303);
}
