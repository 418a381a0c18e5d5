import { listStaff } from '#core/accounts/roles/list-staff.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { attachAll } from './attachments/attachments.ts';
import { tellOfAnswer } from './mail-support.ts';
import { showOrderToStaff, showThreadToStaff, showTicket } from './read-thread.ts';
import { supportAfter, type SupportEvent } from './support-state.pure.ts';
import { ticketIdOf, type StaffSupportAnswer, type Ticket } from './support.contract.ts';
import {
  changeThread,
  findThread,
  findThreadOfOrder,
  hasWrittenSince,
  insertMessage,
  lockThread,
  readLatestThreadsOf,
  type ThreadRow,
} from './support.store.ts';

/** What a customer has written about lately, for the page that staff have of them. */
export async function latestThreadsOf(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; most: number },
): Promise<Ticket[]> {
  const rows = await readLatestThreadsOf(trx, asked);
  return rows.map((row) => ({ ...showTicket(row), unread: row.unread_by_staff }));
}

/** Who may see to tickets. */
const PERMISSION = 'orders.deliver';

/** A ticket, by its own number or by that of its order. */
export type TicketInPath = { ticketId: string } | { orderId: string };

export async function getStaffSupport(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { before, ...place }: TicketInPath & { before: string | undefined },
): Promise<StaffSupportAnswer> {
  return db.read(instanceId, async (trx) => {
    if ('ticketId' in place) {
      return showThreadToStaff(trx, await requireThread(trx, instanceId, place), before);
    }
    const orderId = await requireOrder(trx, instanceId, place.orderId);
    return showOrderToStaff(trx, { instanceId, orderId, before });
  });
}

type Answering = OnceKey & {
  place: TicketInPath;
  text: string | undefined;
  attachments?: readonly string[] | undefined;
  /** The latest message that staff had before them. */
  seen?: number | undefined;
};

/** What staff answer, once for each key; the customer is told of it. */
export async function answerThread(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, place, text, attachments = [], seen }: Answering,
): Promise<OnceAnswer> {
  const { instanceId, customer: staff } = caller;
  const { id } = await deps.db.read(instanceId, (trx) => requireThread(trx, instanceId, place));
  if (text === undefined) {
    throw new AppError('validation_failed', { fields: { text: [{ code: 'required' }] } });
  }
  return doOnce(deps, caller, {
    key,
    route,
    input: { ticket: id, text, ...(attachments.length > 0 && { attachments }) },
    async work(trx) {
      const { thread, state } = await requireStep(trx, { instanceId, id, event: 'answer' });
      if (seen !== undefined) await requireNothingNew(trx, { instanceId, id, seen: BigInt(seen) });
      const at = deps.clock.now();
      const message = await insertMessage(trx, {
        ...{ instance_id: instanceId, ticket_id: id, author: 'staff', staff_id: staff.id },
        ...{ text, created_at: at },
      });
      await attachAll(trx, {
        ...{ instanceId, uploadedBy: staff.id, filenames: attachments },
        ...{ ticketId: id, messageId: message.id },
      });
      await changeThread(
        trx,
        { instanceId, id },
        {
          ...{ state, updated_at: at, place: message.id, unread_by_staff: 0 },
          unread_by_customer: thread.unread_by_customer + 1,
          // Whoever answers first sees to it from then on.
          assigned_to: thread.assigned_to ?? staff.id,
        },
      );
      await record(deps, trx, { caller, thread, action: 'support.answered' });
      await tellOfAnswer(deps, trx, { thread, messageId: message.id });
      const data = { id: Number(message.id), state, created_at: at.toISOString() };
      return { status: 201, value: { data } };
    },
  });
}

/** Closes a ticket; repeating it changes nothing. */
export async function closeThread(
  deps: Deps,
  caller: CustomerCaller,
  place: TicketInPath,
): Promise<StaffSupportAnswer> {
  return changeIn(deps, caller, {
    place,
    work: async (trx, thread) => {
      if (thread.state === 'closed') return {};
      const { id, instance_id: instanceId } = thread;
      const { state } = await requireStep(trx, { instanceId, id, event: 'close' });
      await record(deps, trx, { caller, thread, action: 'support.closed' });
      return { state, updated_at: deps.clock.now(), unread_by_staff: 0 };
    },
  });
}

interface Assigning {
  ticketId: string;
  to: bigint | null;
}

/** Says who sees to a ticket. */
export async function assignThread(
  deps: Deps,
  caller: CustomerCaller,
  { ticketId, to }: Assigning,
): Promise<StaffSupportAnswer> {
  return changeIn(deps, caller, {
    place: { ticketId },
    work: async (trx, thread) => {
      const members = await listStaff(trx, {
        instanceId: caller.instanceId,
        permission: PERMISSION,
      });
      if (to !== null && !members.some(({ id }) => id === to)) {
        throw new AppError('validation_failed', { fields: { to: [{ code: 'invalid_type' }] } });
      }
      if (to === thread.assigned_to) return {};
      await record(deps, trx, { caller, thread, action: 'support.assigned', to });
      return { assigned_to: to };
    },
  });
}

/** Staff have seen what the customer wrote. */
export async function readStaffThread(
  deps: Deps,
  caller: CustomerCaller,
  place: TicketInPath,
): Promise<void> {
  await changeIn(deps, caller, { place, work: () => Promise.resolve({ unread_by_staff: 0 }) });
}

type Change = Partial<Pick<ThreadRow, 'state' | 'updated_at' | 'assigned_to' | 'unread_by_staff'>>;

interface Changing {
  place: TicketInPath;
  work: (trx: Trx, thread: ThreadRow) => Promise<Change>;
}

async function changeIn(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { place, work }: Changing,
): Promise<StaffSupportAnswer> {
  return db.inInstance(instanceId, async (trx) => {
    const { id } = await requireThread(trx, instanceId, place);
    const thread = await lockThread(trx, { instanceId, id });
    if (!thread) throw new AppError('not_found');
    const changed = await work(trx, thread);
    if (Object.keys(changed).length > 0) await changeThread(trx, { instanceId, id }, changed);
    return showThreadToStaff(trx, { ...thread, ...changed });
  });
}

async function requireOrder(trx: Trx, instanceId: number, idInPath: string): Promise<bigint> {
  const id = orderIdOf(idInPath);
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: id === undefined ? [] : [id] });
  if (!order) throw new AppError('not_found');
  return order.id;
}

async function requireThread(
  trx: Trx,
  instanceId: number,
  place: TicketInPath,
): Promise<ThreadRow> {
  const thread =
    'ticketId' in place
      ? await findThread(trx, { instanceId, id: ticketIdOf(place.ticketId) ?? 0n })
      : await findThreadOfOrder(trx, {
          instanceId,
          orderId: await requireOrder(trx, instanceId, place.orderId),
        });
  if (!thread) throw new AppError('not_found');
  return thread;
}

interface Step {
  instanceId: number;
  id: bigint;
  event: SupportEvent;
}

/** What the ticket becomes; held until the transaction ends. */
async function requireStep(trx: Trx, { instanceId, id, event }: Step) {
  const thread = await lockThread(trx, { instanceId, id });
  if (!thread) throw new AppError('not_found');
  const state = supportAfter(thread.state, { event, by: 'staff' });
  if (!state) throw new AppError('already_decided');
  return { thread, state };
}

/** An answer to less than the customer has asked would take the rest out of the queue unread. */
async function requireNothingNew(
  trx: Trx,
  ticket: { instanceId: number; id: bigint; seen: bigint },
): Promise<void> {
  if (!(await hasWrittenSince(trx, ticket))) return;
  throw new AppError('validation_failed', { fields: { text: [{ code: 'written_meanwhile' }] } });
}

interface Recorded {
  caller: CustomerCaller;
  thread: ThreadRow;
  action: 'support.answered' | 'support.closed' | 'support.assigned';
  to?: bigint | null;
}

/** That it was done and by whom; what was said stands in the ticket. */
function record(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, thread, action, to }: Recorded,
): Promise<void> {
  const { id, order_id: orderId } = thread;
  return recordAudit({ clock, trx }, caller, {
    action,
    customerId: thread.customer_id,
    staffId: caller.customer.id,
    sessionId: caller.customer.sessionId,
    details: {
      ticket: String(id),
      ...(orderId !== null && { order: String(orderId) }),
      ...(to !== undefined && { to: String(to ?? 'nobody') }),
    },
  });
}
