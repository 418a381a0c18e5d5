import type { Trx } from '#core/platform/db/database.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { deleteThreadsOf, readAllMessages, readThreadsOf } from './support.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

const THREADS_AT_ONCE = 50;

/** What a customer has asked and was answered page by page, for who takes their data away. */
export async function exportSupport(trx: Trx, owner: CustomerOf, after: string | undefined) {
  const asked = { ...owner, after: BigInt(after ?? 0), most: THREADS_AT_ONCE };
  const threads = await readThreadsOf(trx, asked);
  const orderIds = threads.map(({ order_id: id }) => id);
  const messages = await readAllMessages(trx, { instanceId: owner.instanceId, orderIds });
  const last = lastOfFull(threads, THREADS_AT_ONCE);
  const rows = threads.map(({ order_id: id, subject, email, state, created_at }) => ({
    order_id: String(id),
    ...{ subject, email, state, created_at },
    messages: messages
      .filter((message) => message.order_id === id)
      .map(({ author, text, created_at: at }) => ({ author, text, created_at: at })),
  }));
  return { rows, next: last && String(last.order_id) };
}

/** Personal messages and their answers are erased with the account. */
export const eraseSupport = (trx: Trx, owner: CustomerOf): Promise<void> =>
  deleteThreadsOf(trx, owner);
