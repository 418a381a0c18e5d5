import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, type JobKind } from '#core/platform/jobs/define-job.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { Brand } from '#core/tenancy/brand/brand.ts';
import { mailWords } from '#core/tenancy/mail-texts/mail-words.ts';
import { queueMail } from '#core/platform/mail/queue-mail.ts';
import { recordEvents } from '#core/messaging/webhooks/events/record-events.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { followPath, followSignature } from '#core/ordering/orders/followed/follow-signature.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { queueNotice } from '#core/billing/payments/mails/payment-mail.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { DEFAULT_LANGUAGE } from '#locales/languages.ts';
import { replyAddress } from './by-mail/reply-token.ts';
import { findMessage, findThread, type ThreadRow } from './support.store.ts';

interface TellSupportInput {
  brand: Brand;
  thread: ThreadRow;
  messageId: number;
  /** Of the order that it is about. */
  service: string | undefined;
}

/** All mails about a ticket name the same beginning, so that programs show them together. */
const threadOf = (ticketId: bigint) => `ticket-${ticketId}`;

/** The words of a customer stay in the panel, where they are answered. */
export async function tellSupport(
  deps: Pick<Deps, 'clock' | 'texts'>,
  trx: Trx,
  { brand, thread, messageId, service }: TellSupportInput,
): Promise<void> {
  const { supportEmail, panelName, origin, mailTexts: texts } = brand;
  if (supportEmail === undefined) return;
  const { instance_id: instanceId, id, order_id: orderId } = thread;
  const said = { texts, language: DEFAULT_LANGUAGE, panelName };
  const { subject, text } =
    orderId === null
      ? mailWords(deps, {
          ...{ mail: 'ticketWritten', ...said },
          facts: {
            ...{ subject: thread.subject, number: String(id) },
            url: `${origin}/app/staff/support/${id}`,
          },
        })
      : mailWords(deps, {
          ...{ mail: 'supportWritten', ...said },
          facts: {
            ...{ service: service ?? '', number: String(orderId) },
            url: `${origin}/app/staff/orders/${orderId}#support`,
          },
        });
  await queueMail(deps, trx, {
    instanceId,
    to: supportEmail,
    fromName: panelName,
    subject,
    text,
    language: DEFAULT_LANGUAGE,
    uniqueKey: `support/${messageId}`,
    thread: threadOf(id),
  });
}

const schema = z.strictObject({ ticketId: z.string(), messageId: z.string() });
const ANSWER_MAIL: JobKind<typeof schema> = {
  kind: 'mail-support-answer',
  schema,
  maxAttempts: 5,
};

/** Tells the customer that staff have answered, in the transaction of that. */
export async function tellOfAnswer(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { thread, messageId }: { thread: ThreadRow; messageId: bigint },
): Promise<void> {
  const { instance_id: instanceId, customer_id: customerId, id, order_id: orderId } = thread;
  const payload = { ticketId: String(id), messageId: String(messageId) };
  const order = await orderOf(trx, thread);
  await createNotice(
    { trx, instanceId, clock },
    {
      customerId,
      event: `support/${messageId}/answer`,
      ...(order
        ? {
            ...{ kind: 'support_answered', about: { orderId: order.id } },
            facts: { service: order.service.name },
          }
        : {
            ...{ kind: 'ticket_answered', about: {} },
            facts: { ticket: Number(id), subject: thread.subject },
          }),
    },
  );
  await recordEvents({ trx, instanceId, clock }, [
    {
      ...{ customerId, type: 'ticket.answered', resource: 'ticket', resourceId: id },
      data: {
        ticket_id: Number(id),
        order_id: orderId === null ? null : Number(orderId),
        message_id: Number(messageId),
      },
    },
  ]);
  await enqueue({ clock }, trx, { job: ANSWER_MAIL, instanceId, payload });
}

async function orderOf(trx: Trx, { instance_id: instanceId, order_id: id }: ThreadRow) {
  if (id === null) return undefined;
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [id] });
  return order;
}

export const mailSupportAnswer = defineJob({
  ...ANSWER_MAIL,
  async handle(deps: Deps, { instanceId, payload: { ticketId, messageId } }) {
    invariant(instanceId !== null, 'a ticket belongs to an instance');
    const found = await deps.db.read(instanceId, async (trx) => {
      const thread = await findThread(trx, { instanceId, id: BigInt(ticketId) });
      const said = await findMessage(trx, { instanceId, id: BigInt(messageId) });
      return thread && { thread, said, order: await orderOf(trx, thread) };
    });
    if (!found) return;
    const { thread, said, order } = found;
    const mail = {
      ...{ instanceId, customerId: thread.customer_id, about: 'orders' as const },
      uniqueKey: `support/${messageId}/answer`,
      thread: threadOf(thread.id),
      ...(await inReply(deps, thread, said?.text)),
    };
    if (!order) {
      return queueNotice(deps, {
        ...mail,
        notice: 'ticketAnswered',
        facts: () => ({ number: ticketId, subject: thread.subject }),
        path: `/tickets/${ticketId}`,
      });
    }
    const { id } = order;
    return queueNotice(deps, {
      ...mail,
      notice: 'supportAnswered',
      facts: () => ({ number: String(id), service: order.service.name }),
      origin: order.origin ?? undefined,
      path: async (isGuest) =>
        isGuest
          ? `${followPath(id, await followSignature(createKeys(deps), { instanceId, id }))}#support`
          : `/orders/${id}#support`,
    });
  },
});

/** With the words themselves where an answer to the mail comes to the ticket. */
async function inReply(
  deps: Deps,
  { instance_id: instanceId, id, customer_id: customerId }: ThreadRow,
  said: string | undefined,
): Promise<{ said?: string; replyTo?: string }> {
  if (!deps.inboundMail || said === undefined) return {};
  const ticket = { instanceId, id, customerId };
  return { said, replyTo: await replyAddress(deps.inboundMail, createKeys(deps), ticket) };
}
