import type { Trx } from '#core/db/database.ts';
import { deleteThreadsOf, readAllMessages, readThreadsOf } from './support.store.ts';

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** What a customer has asked and was answered, for who takes their data away. */
export async function keptSupport(trx: Trx, owner: CustomerOf) {
  const threads = await readThreadsOf(trx, owner);
  const orderIds = threads.map(({ order_id: id }) => id);
  const messages = await readAllMessages(trx, { instanceId: owner.instanceId, orderIds });
  return threads.map(({ order_id: id, subject, email, state, created_at }) => ({
    order_id: String(id),
    ...{ subject, email, state, created_at },
    messages: messages
      .filter((message) => message.order_id === id)
      .map(({ author, text, created_at: at }) => ({ author, text, created_at: at })),
  }));
}

/** Somebody's own words, and what was said to them: both go with the account. */
export const forgetSupport = (trx: Trx, owner: CustomerOf): Promise<void> =>
  deleteThreadsOf(trx, owner);
