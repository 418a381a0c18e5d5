import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { tellOfAnswer } from './mail-support.ts';
import { showThreadToStaff } from './read-thread.ts';
import { supportAfter, type SupportEvent } from './support-state.pure.ts';
import type { ListedThread, StaffSupportAnswer, StaffThreadsQuery } from './support.contract.ts';
import {
  changeThread,
  findThread,
  insertMessage,
  lockThread,
  readLatestThreadsOf,
  readThreads,
  type ThreadRow,
} from './support.store.ts';

const PER_PAGE = 50;

export async function listStaffThreads(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { state, cursor }: StaffThreadsQuery,
): Promise<{ data: ListedThread[]; meta: { next: string | null } }> {
  return db.inInstance(instanceId, async (trx) => {
    const beyond = cursor === undefined ? undefined : BigInt(cursor);
    const rows = await readThreads(trx, { instanceId, state, beyond, most: PER_PAGE + 1 });
    const page = rows.slice(0, PER_PAGE);
    const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
    return {
      data: await listed(trx, instanceId, page),
      meta: { next: last ? String(last.place) : null },
    };
  });
}

/** What a customer has written about lately, for the page that staff have of them. */
export async function latestThreadsOf(
  trx: Trx,
  asked: { instanceId: number; customerId: bigint; most: number },
): Promise<ListedThread[]> {
  return listed(trx, asked.instanceId, await readLatestThreadsOf(trx, asked));
}

async function listed(
  trx: Trx,
  instanceId: number,
  rows: readonly ThreadRow[],
): Promise<ListedThread[]> {
  const orderIds = rows.map(({ order_id: id }) => id);
  const orders = await readOrdersOfAnybody(trx, { instanceId, ids: orderIds });
  const nameOf = new Map(orders.map(({ id, service }) => [id, service.name]));
  const ids = [...new Set(rows.map(({ customer_id: id }) => id))];
  const customers = await listPayers(trx, { instanceId, ids });
  const customerOf = new Map(customers.map((customer) => [customer.id, customer]));
  return rows.map(({ order_id: orderId, customer_id: id, subject, state, email, ...row }) => ({
    order: { id: Number(orderId), name: nameOf.get(orderId) ?? '' },
    ...{ subject, state },
    customer: {
      name: customerOf.get(id)?.name ?? '',
      email: email ?? customerOf.get(id)?.email ?? null,
    },
    updated_at: row.updated_at.toISOString(),
  }));
}

interface OfOrder {
  idInPath: string;
}

export async function getStaffSupport(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  { idInPath, before }: OfOrder & { before: string | undefined },
): Promise<StaffSupportAnswer> {
  return db.inInstance(instanceId, async (trx) => {
    const orderId = await requireOrder(trx, instanceId, idInPath);
    return showThreadToStaff(trx, { instanceId, orderId, before });
  });
}

/** What staff answer, once for each key; the customer is told of it. */
export async function answerThread(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, idInPath, text }: OnceKey & OfOrder & { text: string | undefined },
): Promise<OnceAnswer> {
  const { instanceId, customer: staff } = caller;
  const orderId = await deps.db.inInstance(instanceId, async (trx) => {
    const id = await requireOrder(trx, instanceId, idInPath);
    if (!(await findThread(trx, { instanceId, orderId: id }))) throw new AppError('not_found');
    return id;
  });
  if (text === undefined) {
    throw new AppError('validation_failed', { fields: { text: [{ code: 'required' }] } });
  }
  return doOnce(deps, caller, {
    key,
    route,
    input: { orderId, text },
    async work(trx) {
      const { thread, state } = await requireStep(trx, { instanceId, orderId, event: 'answer' });
      const at = deps.clock.now();
      const message = await insertMessage(trx, {
        ...{ instance_id: instanceId, order_id: orderId, author: 'staff', staff_id: staff.id },
        ...{ text, created_at: at },
      });
      const change = { state, updated_at: at, place: message.id };
      await changeThread(trx, { instanceId, orderId }, change);
      await record(deps, trx, { caller, thread, action: 'support.answered' });
      await tellOfAnswer(deps, trx, { instanceId, orderId, messageId: message.id });
      const data = { id: Number(message.id), state, created_at: at.toISOString() };
      return { status: 201, value: { data } };
    },
  });
}

/** Closes a conversation; repeating it changes nothing. */
export async function closeThread(
  deps: Deps,
  caller: CustomerCaller,
  { idInPath }: OfOrder,
): Promise<StaffSupportAnswer> {
  const { instanceId } = caller;
  return deps.db.inInstance(instanceId, async (trx) => {
    const orderId = await requireOrder(trx, instanceId, idInPath);
    const thread = await lockThread(trx, { instanceId, orderId });
    if (thread?.state !== 'closed') {
      const step = await requireStep(trx, { instanceId, orderId, event: 'close' });
      const change = { state: step.state, updated_at: deps.clock.now() };
      await changeThread(trx, { instanceId, orderId }, change);
      await record(deps, trx, { caller, thread: step.thread, action: 'support.closed' });
    }
    return showThreadToStaff(trx, { instanceId, orderId, before: undefined });
  });
}

async function requireOrder(trx: Trx, instanceId: number, idInPath: string): Promise<bigint> {
  const id = orderIdOf(idInPath);
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: id === undefined ? [] : [id] });
  if (!order) throw new AppError('not_found');
  return order.id;
}

interface Step {
  instanceId: number;
  orderId: bigint;
  event: SupportEvent;
}

/** What the thread becomes; held until the transaction ends. */
async function requireStep(trx: Trx, { instanceId, orderId, event }: Step) {
  const thread = await lockThread(trx, { instanceId, orderId });
  if (!thread) throw new AppError('not_found');
  const state = supportAfter(thread.state, { event, by: 'staff' });
  if (!state) throw new AppError('already_decided');
  return { thread, state };
}

interface Recorded {
  caller: CustomerCaller;
  thread: ThreadRow;
  action: 'support.answered' | 'support.closed';
}

/** That it was done and by whom; what was said stands in the thread. */
function record(
  { clock }: Pick<Deps, 'clock'>,
  trx: Trx,
  { caller, thread, action }: Recorded,
): Promise<void> {
  return recordAudit({ clock, trx }, caller, {
    action,
    customerId: thread.customer_id,
    staffId: caller.customer.id,
    sessionId: caller.customer.sessionId,
    details: { order: String(thread.order_id) },
  });
}
