import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SupportMessagesTable, SupportThreadsTable } from './support.tables.ts';
import type { SupportState } from './support-state.pure.ts';

export type ThreadRow = Selectable<SupportThreadsTable>;
export type MessageRow = Selectable<SupportMessagesTable>;

export interface TicketRef {
  instanceId: number;
  id: bigint;
}

interface OrderRef {
  instanceId: number;
  orderId: bigint;
}

interface CustomerOf {
  instanceId: number;
  customerId: bigint;
}

/** Begins one; nothing where its order has one, for which the second of two at once waits. */
export function insertThread(
  trx: Trx,
  thread: Insertable<SupportThreadsTable>,
): Promise<ThreadRow | undefined> {
  return trx
    .insertInto('support_threads')
    .values(thread)
    .onConflict((conflict) => conflict.constraint('support_threads_of_order').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findThreadOfOrder(
  trx: Trx,
  { instanceId, orderId }: OrderRef,
): Promise<ThreadRow | undefined> {
  return trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

const ticket = (trx: Trx, { instanceId, id }: TicketRef) =>
  trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export function findThread(trx: Trx, ref: TicketRef): Promise<ThreadRow | undefined> {
  return ticket(trx, ref).executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockThread(trx: Trx, ref: TicketRef): Promise<ThreadRow | undefined> {
  return ticket(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

export async function changeThread(
  trx: Trx,
  { instanceId, id }: TicketRef,
  change: Updateable<SupportThreadsTable>,
): Promise<void> {
  await trx
    .updateTable('support_threads')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
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

export function findMessage(
  trx: Trx,
  { instanceId, id }: TicketRef,
): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('support_messages')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether the customer has written after a message. */
export async function hasWrittenSince(
  trx: Trx,
  { instanceId, id, seen }: TicketRef & { seen: bigint },
): Promise<boolean> {
  const row = await trx
    .selectFrom('support_messages')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('ticket_id', '=', id)
    .where('id', '>', seen)
    .where('author', '=', 'customer')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface PageOf extends TicketRef {
  before: bigint | undefined;
  most: number;
}

/** The latest first. */
export function readMessages(
  trx: Trx,
  { instanceId, id, before, most }: PageOf,
): Promise<MessageRow[]> {
  let query = trx
    .selectFrom('support_messages')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('ticket_id', '=', id);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(most).execute();
}

/** The first first; `after` is the last one before them. */
export function readThreadsOf(
  trx: Trx,
  { instanceId, customerId, after, most }: CustomerOf & { after: bigint; most: number },
): Promise<ThreadRow[]> {
  return trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

interface OwnPage extends CustomerOf {
  state?: SupportState | undefined;
  /** The last one of the page before. */
  beyond?: { at: Date; id: bigint } | undefined;
  most: number;
}

/** Of a customer, the one in which something has happened last first. */
export function readLatestThreadsOf(
  trx: Trx,
  { instanceId, customerId, state, beyond, most }: OwnPage,
): Promise<ThreadRow[]> {
  let query = trx
    .selectFrom('support_threads')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId);
  if (state !== undefined) query = query.where('state', '=', state);
  if (beyond) {
    query = query.where(sql<boolean>`(updated_at, id) < (${beyond.at}, ${beyond.id})`);
  }
  return query.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(most).execute();
}

/** How many of these have an answer that the customer has not seen; it counts to 100. */
export async function countUnreadThreads(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<number> {
  const rows = await trx
    .selectFrom('support_threads')
    .select('id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('unread_by_customer', '>', 0)
    .limit(100)
    .execute();
  return rows.length;
}

/** Of several tickets, the first first. */
export async function readAllMessages(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('support_messages')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('ticket_id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Their messages and files go with them; what staff have is given back. */
export async function deleteThreadsOf(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<void> {
  await trx
    .deleteFrom('support_threads')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
  await trx
    .updateTable('support_threads')
    .set({ assigned_to: null })
    .where('instance_id', '=', instanceId)
    .where('assigned_to', '=', customerId)
    .execute();
}
