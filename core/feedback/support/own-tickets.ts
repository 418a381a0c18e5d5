import type { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import { showThread, showTicket } from './read-thread.ts';
import { supportAfter } from './support-state.pure.ts';
import {
  ticketIdOf,
  type SupportAnswer,
  type ticketsAnswer,
  type TicketsQuery,
} from './support.contract.ts';
import {
  changeThread,
  countUnreadThreads,
  findThread,
  lockThread,
  readLatestThreadsOf,
  type ThreadRow,
} from './support.store.ts';

const PER_PAGE = 20;

/** The tickets of a customer, the one that changed last first. */
export async function listOwnTickets(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: OwnerCaller,
  { state, cursor }: TicketsQuery,
): Promise<z.infer<typeof ticketsAnswer>> {
  const owner = { instanceId, customerId: customer.id };
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  const beyond = cursor === undefined ? undefined : { at: new Date(Number(at)), id: BigInt(id) };
  const [rows, unread] = await db.read(instanceId, (trx) =>
    Promise.all([
      readLatestThreadsOf(trx, { ...owner, state, beyond, most: PER_PAGE + 1 }),
      countUnreadThreads(trx, owner),
    ]),
  );
  const page = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return {
    data: page.map(showTicket),
    meta: { next: last ? `${last.updated_at.getTime()}.${last.id}` : null, unread },
  };
}

export async function getOwnTicket(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  { ticketId, before }: { ticketId: string; before: string | undefined },
): Promise<SupportAnswer> {
  return db.read(caller.instanceId, async (trx) =>
    showThread(trx, await requireOwn(trx, caller, { ticketId }), before),
  );
}

/** Another customer's is as little there as one that nobody has. */
export async function requireOwn(
  trx: Trx,
  { instanceId, customer }: Pick<OwnerCaller, 'instanceId' | 'customer'>,
  { ticketId, isLocked = false }: { ticketId: string; isLocked?: boolean },
): Promise<ThreadRow> {
  const id = ticketIdOf(ticketId);
  if (id === undefined) throw new AppError('not_found');
  const find = isLocked ? lockThread : findThread;
  const thread = await find(trx, { instanceId, id });
  if (thread?.customer_id !== customer.id) throw new AppError('not_found');
  return thread;
}

/** Closes a ticket of the customer's own; repeating it changes nothing. */
export async function closeOwnTicket(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: OwnerCaller,
  ticketId: string,
): Promise<SupportAnswer> {
  const { instanceId } = caller;
  return db.inInstance(instanceId, async (trx) => {
    const thread = await requireOwn(trx, caller, { ticketId, isLocked: true });
    const state = supportAfter(thread.state, { event: 'close', by: 'customer' });
    if (!state) return showThread(trx, thread);
    const change = { state, updated_at: clock.now() };
    await changeThread(trx, { instanceId, id: thread.id }, change);
    return showThread(trx, { ...thread, ...change });
  });
}

export async function readOwnTicket(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  ticketId: string,
): Promise<void> {
  const { instanceId } = caller;
  await db.inInstance(instanceId, async (trx) => {
    const thread = await requireOwn(trx, caller, { ticketId, isLocked: true });
    if (thread.unread_by_customer === 0) return;
    await changeThread(trx, { instanceId, id: thread.id }, { unread_by_customer: 0 });
  });
}
