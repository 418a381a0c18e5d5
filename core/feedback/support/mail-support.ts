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

interface TellSupportInput {
  brand: Brand;
  instanceId: number;
  orderId: bigint;
  messageId: number;
  service: string;
}

/** The words of a customer stay in the panel, where they are answered. */
export async function tellSupport(
  deps: Pick<Deps, 'clock' | 'texts'>,
  trx: Trx,
  { brand, instanceId, orderId, messageId, service }: TellSupportInput,
): Promise<void> {
  const { supportEmail, panelName, origin } = brand;
  if (supportEmail === undefined) return;
  const url = `${origin}/app/staff/orders/${orderId}#support`;
  const { subject, text } = mailWords(deps, {
    ...{ mail: 'supportWritten', texts: brand.mailTexts, language: DEFAULT_LANGUAGE, panelName },
    facts: { service, number: String(orderId), url },
  });
  await queueMail(deps, trx, {
    instanceId,
    to: supportEmail,
    fromName: panelName,
    subject,
    text,
    language: DEFAULT_LANGUAGE,
    uniqueKey: `support/${messageId}`,
  });
}

const schema = z.strictObject({ orderId: z.string(), messageId: z.string() });
const ANSWER_MAIL: JobKind<typeof schema> = {
  kind: 'mail-support-answer',
  schema,
  maxAttempts: 5,
};

/** Tells the customer that staff have answered, in the transaction of that. */
export async function tellOfAnswer(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  answered: { instanceId: number; orderId: bigint; messageId: bigint },
): Promise<void> {
  const { instanceId, orderId, messageId } = answered;
  const payload = { orderId: String(orderId), messageId: String(messageId) };
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [orderId] });
  invariant(order, 'a conversation is about an order');
  await createNotice(
    { trx, instanceId, clock },
    {
      customerId: order.customer_id,
      kind: 'support_answered',
      event: `support/${messageId}/answer`,
      about: { orderId },
      facts: { service: order.service.name },
    },
  );
  await recordEvents({ trx, instanceId, clock }, [
    {
      ...{ customerId: order.customer_id, type: 'ticket.answered', resource: 'ticket' },
      resourceId: orderId,
      data: { order_id: Number(orderId), message_id: Number(messageId) },
    },
  ]);
  await enqueue({ clock }, trx, { job: ANSWER_MAIL, instanceId, payload });
}

export const mailSupportAnswer = defineJob({
  ...ANSWER_MAIL,
  async handle(deps: Deps, { instanceId, payload: { orderId, messageId } }) {
    invariant(instanceId !== null, 'an order belongs to an instance');
    const [order] = await deps.db.inInstance(instanceId, (trx) =>
      readOrdersOfAnybody(trx, { instanceId, ids: [BigInt(orderId)] }),
    );
    if (!order) return;
    const { id } = order;
    await queueNotice(deps, {
      instanceId,
      customerId: order.customer_id,
      about: 'orders',
      notice: 'supportAnswered',
      facts: () => ({ number: String(id), service: order.service.name }),
      origin: order.origin ?? undefined,
      path: async (isGuest) =>
        isGuest
          ? `${followPath(id, await followSignature(createKeys(deps), { instanceId, id }))}#support`
          : `/orders/${id}#support`,
      uniqueKey: `support/${messageId}/answer`,
    });
  },
});
