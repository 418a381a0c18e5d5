import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { deleteUnsentOf } from './attachments/attachment.store.ts';
import { attachmentsOf } from './attachments/attachments.ts';
import { deleteThreadsOf, readAllMessages, readThreadsOf } from './support.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

const THREADS_AT_ONCE = 50;

/**
 * What a customer has asked and was answered page by page, for who takes their data away. Files are
 * named; they are downloaded from their tickets.
 */
export async function exportSupport(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const { instanceId } = owner;
  const asked = { ...owner, after: BigInt(after ?? 0), most: THREADS_AT_ONCE };
  const threads = await readThreadsOf(trx, asked);
  const messages = await readAllMessages(trx, { instanceId, ids: threads.map(({ id }) => id) });
  const filesOf = await attachmentsOf(
    trx,
    instanceId,
    messages.map(({ id }) => id),
  );
  const last = lastOfFull(threads, THREADS_AT_ONCE);
  const rows = threads.map(({ id, order_id: orderId, ...thread }) => ({
    ...{ ticket_id: String(id), order_id: orderId === null ? null : String(orderId) },
    ...{ topic: thread.topic, subject: thread.subject, email: thread.email },
    ...{ state: thread.state, created_at: thread.created_at },
    messages: messages
      .filter((message) => message.ticket_id === id)
      .map(({ id: of, author, text, created_at: at }) => ({
        ...{ author, text, attachments: filesOf.get(of) ?? [], created_at: at },
      })),
  }));
  return { rows, next: last && String(last.id) };
}

/** Personal messages and their answers are erased with the account. */
export async function eraseSupport(trx: Trx, owner: CustomerOf): Promise<void> {
  await deleteUnsentOf(trx, { instanceId: owner.instanceId, uploadedBy: owner.customerId });
  await deleteThreadsOf(trx, owner);
}
