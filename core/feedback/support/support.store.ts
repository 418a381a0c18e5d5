import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SupportMessagesTable, SupportThreadsTable } from './support.tables.ts';
import type { SupportState } from './support-state.pure.ts';

export type ThreadRow = Selectable<SupportThreadsTable>;
export type MessageRow = Selectable<SupportMessagesTable>;

interface OrderRef {
  instanceId: number;
  orderId: bigint;
}

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** Begins one, where there is none; of two at once, the second waits and finds that of the first. */
export async function insertThread(
  trx: Trx,
  thread: Insertable<SupportThreadsTable>,
): Promise<void> {
  await trx
    .insertInto('support_threads')
    .values(thread)
    .onConflict((conflict) => conflict.columns(['instance_id', 'order_id']).doNothing())
    .execute();
}

const ofOrder = (trx: Trx, { instanceId, orderId }: OrderRef) =>
  trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId);

export function findThread(trx: Trx, order: OrderRef): Promise<ThreadRow | undefined> {
  return ofOrder(trx, order).executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockThread(trx: Trx, order: OrderRef): Promise<ThreadRow | undefined> {
  return ofOrder(trx, order).forNoKeyUpdate().executeTakeFirst();
}

export async function changeThread(
  trx: Trx,
  { instanceId, orderId }: OrderRef,
  change: Pick<ThreadRow, 'state' | 'updated_at'> & Partial<Pick<ThreadRow, 'place' | 'email'>>,
): Promise<void> {
  await trx
    .updateTable('support_threads')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .execute();
}

export function insertMessage(
  trx: Trx,
  message: Insertable<SupportMessagesTable>,
): Promise<MessageRow> {
  return trx
    .insertInto('support_messages')
    .values(message)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface PageOf extends OrderRef {
  before: bigint | undefined;
  most: number;
}

/** The latest first. */
export function readMessages(
  trx: Trx,
  { instanceId, orderId, before, most }: PageOf,
): Promise<MessageRow[]> {
  let query = trx
    .selectFrom('support_messages')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

interface Listed {
  instanceId: number;
  state: SupportState;
  beyond: bigint | undefined;
  most: number;
}

/** Longest waiting first; of those that wait for no answer, the latest first. */
export function readThreads(
  trx: Trx,
  { instanceId, state, beyond, most }: Listed,
): Promise<ThreadRow[]> {
  const isWaiting = state === 'open';
  let query = trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('state', '=', state);
  if (beyond !== undefined) query = query.where('place', isWaiting ? '>' : '<', beyond);
  return query
    .orderBy('place', isWaiting ? 'asc' : 'desc')
    .limit(most)
    .execute();
}

/** The first first; `after` is the order of the last one before them. */
export function readThreadsOf(
  trx: Trx,
  { instanceId, customerId, after, most }: CustomerOf & { after: bigint; most: number },
): Promise<ThreadRow[]> {
  return trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(most)
    .execute();
}

/** Of a customer, the latest first. */
export function readLatestThreadsOf(
  trx: Trx,
  { instanceId, customerId, most }: CustomerOf & { most: number },
): Promise<ThreadRow[]> {
  return trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .orderBy('order_id', 'desc')
    .limit(most)
    .execute();
}

/** Of several orders, the first first. */
export async function readAllMessages(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
): Promise<MessageRow[]> {
  if (orderIds.length === 0) return [];
  return trx
    .selectFrom('support_messages')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute();
}

/** Their messages go with them. */
export async function deleteThreadsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('support_threads')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
