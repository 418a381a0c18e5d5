import { randomUUID } from 'node:crypto';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { listCannedAnswers } from '#core/feedback/canned-answers/canned-answer.operations.ts';
import { fillCanned } from '#core/feedback/canned-answers/fill-canned.pure.ts';
import { answerForm } from '#core/feedback/support/support.contract.ts';
import {
  answerStaffTicket,
  assignStaffTicket,
  closeStaffTicket,
  getStaffTicket,
  readStaffTicket,
  uploadStaffAttachment,
} from '#core/feedback/support/staff-support.operations.ts';
import { listStaffMembers } from '#core/fulfilment/dispatch/staff/staff-order.operations.ts';
import { doneTicket } from '#app/areas/staff/done-ticket.server.ts';
import { nextInQueue } from '#app/areas/staff/next-in-queue.server.ts';
import { othersAt } from '#app/areas/staff/presence.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { beforeIn } from '#app/lib/orders/order-support.server.ts';
import { readTicketForm, uploadFiles } from '#app/lib/orders/ticket-files.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { FlashKey } from '#app/lib/session/flash.ts';

interface Asked {
  ticketId: string;
  request: Request;
}

const isQueued = (request: Request) => new URL(request.url).searchParams.get('queue') === 'support';

/** A ticket for staff, with whatever they answer it by. */
export async function staffTicketPage(context: AppLoadContext, { ticketId, request }: Asked) {
  const { core, locale } = context;
  const params = { ticketId };
  const query = beforeIn(request);
  const staff = await staffFrame(context);
  const { data: thread, meta } = await core
    .call(getStaffTicket, { params, query })
    .catch(orMissing);
  if (!thread) throw notFound('page');
  if (thread.unread > 0) await core.call(readStaffTicket, { params });
  const [canned, members, others, done] = await Promise.all([
    core.call(listCannedAnswers),
    core.call(listStaffMembers),
    othersAt(context, { subject: 'ticket', id: thread.id }),
    doneTicket(context, request),
  ]);
  const constraint: object = formConstraint(answerForm);
  return {
    ...{ ...staff, thread, earlier: meta.earlier, isLatest: query.before === undefined },
    ...{ key: randomUUID(), constraint, others, done, isQueue: isQueued(request) },
    title: textsOf(locale).getFixedT(locale, 'tickets')('number', { id: thread.id }),
    members: members.data.map(({ id, name }) => ({ id, name })),
    canned: canned.data.map(({ id, name, language }) => ({ id, name, language })),
  };
}

/** More than an answer may hold: what is too long is said once it is sent. */
const MOST_WRITTEN = 10_000;

/** What was written so far, with a canned answer below it. */
async function withCanned(
  { core }: AppLoadContext,
  { ticketId, form }: { ticketId: string; form: FormData },
) {
  const [{ data: thread }, { data: answers }] = await Promise.all([
    core.call(getStaffTicket, { params: { ticketId } }).catch(orMissing),
    core.call(listCannedAnswers),
  ]);
  const chosen = answers.find(({ id }) => String(id) === form.get('canned'));
  const filled = thread && chosen ? fillCanned(chosen.text, factsOf(thread)) : '';
  const text = [textIn(form, 'text', MOST_WRITTEN), filled].filter(Boolean).join('\n\n');
  return { initialValue: { text }, begun: text };
}

const factsOf = (thread: { id: number; order_id: number | null; customer: { name: string } }) => ({
  ticket: String(thread.id),
  name: thread.customer.name,
  ...(thread.order_id !== null && { order: String(thread.order_id) }),
});

/** Answers, closes, or says who sees to it. */
export async function actOnStaffTicket(context: AppLoadContext, { ticketId, request }: Asked) {
  const { core, flash, locale } = context;
  const params = { ticketId };
  const isQueue = isQueued(request);
  const here = pagePath('staff/support/:id', { id: ticketId }, isQueue ? { queue: 'support' } : {});
  const { form, refusal } = await readTicketForm(request, locale);
  if (!form) return refusal;
  if (form.get('form') === 'assign') {
    flash.leave(await assign(context, { ticketId, to: textIn(form, 'to', 20) }));
    return redirect(here, 303);
  }
  if (form.get('form') === 'canned') return withCanned(context, { ticketId, form });
  // The one behind it is looked for while this one still stands in the list.
  const onward = isQueue
    ? await nextInQueue(context, { queue: 'support', after: ticketId, done: ticketId })
    : undefined;
  if (form.get('form') === 'support-close') {
    await core.call(closeStaffTicket, { params }).catch(orMissing);
    if (onward === undefined) flash.leave('saved');
    return redirect(onward ?? here, 303);
  }
  const sent = await uploadFiles(form, locale, (body) =>
    core.call(uploadStaffAttachment, { body }),
  );
  const submission = parseForm(form, { schema: answerForm, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  if (sent.errors.length > 0) {
    return replyToForm(submission, { fieldErrors: { files: sent.errors } });
  }
  const { key, text, seen } = submission.value;
  const body = {
    ...{ text, attachments: sent.attachments },
    ...(seen !== undefined && { seen: Number(seen) }),
  };
  try {
    await core.call(answerStaffTicket, { params, key, body }).catch(orMissing);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  if (onward === undefined) flash.leave('messageSent');
  return redirect(onward ?? here, 303);
}

/** Whoever has left the team meanwhile sees to nothing. */
async function assign(
  { core }: AppLoadContext,
  { ticketId, to }: { ticketId: string; to: string },
): Promise<FlashKey> {
  const body = { to: /^\d{1,15}$/.test(to) ? Number(to) : null };
  try {
    await core.call(assignStaffTicket, { params: { ticketId }, body });
    return 'saved';
  } catch (error) {
    if (isRefusal(error, 422)) return 'notSaved';
    return orMissing(error);
  }
}
