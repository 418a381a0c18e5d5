import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { ownOrderIn } from '#core/ordering/orders/order-in-path.ts';
import { findOwnOrder } from '#core/ordering/orders/own-order.ts';
import { attachmentsOf } from './attachments/attachments.ts';
import type { StaffSupportAnswer, SupportAnswer } from './support.contract.ts';
import {
  findThreadOfOrder,
  readMessages,
  type MessageRow,
  type ThreadRow,
} from './support.store.ts';

const PER_PAGE = 50;

interface OfOrder {
  instanceId: number;
  orderId: bigint;
  before: string | undefined;
}

/** What was written about an order of the customer. */
export async function getOwnSupport(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
  { idInPath, before }: { idInPath: string; before: string | undefined },
): Promise<SupportAnswer> {
  const own = ownOrderIn(caller, idInPath);
  const [order, thread] = await db.read(own.instanceId, (trx) =>
    Promise.all([findOwnOrder(trx, own), showThreadOfOrder(trx, { ...own, before })]),
  );
  if (!order) throw new AppError('not_found');
  return thread;
}

const NOTHING = { data: null, meta: { earlier: null } };

/** What was written about an order, as its customer sees it. */
export async function showThreadOfOrder(
  trx: Trx,
  { before, ...order }: OfOrder,
): Promise<SupportAnswer> {
  const thread = await findThreadOfOrder(trx, order);
  return thread ? showThread(trx, thread, before) : NOTHING;
}

/** As its customer sees it, without the names of staff. */
export async function showThread(
  trx: Trx,
  thread: ThreadRow,
  before?: string,
): Promise<SupportAnswer> {
  const { messages, filesOf, earlier } = await pageOf(trx, thread, before);
  return {
    data: {
      ...showTicket(thread),
      messages: messages.map((row) => said(row, filesOf)),
    },
    ...earlier,
  };
}

export async function showOrderToStaff(
  trx: Trx,
  { before, ...order }: OfOrder,
): Promise<StaffSupportAnswer> {
  const thread = await findThreadOfOrder(trx, order);
  return thread ? showThreadToStaff(trx, thread, before) : NOTHING;
}

export async function showThreadToStaff(
  trx: Trx,
  thread: ThreadRow,
  before?: string,
): Promise<StaffSupportAnswer> {
  const { messages, filesOf, earlier } = await pageOf(trx, thread, before);
  const { instance_id: instanceId, customer_id: customerId, assigned_to: assignedTo } = thread;
  const staffIds = messages.flatMap(({ staff_id: id }) => id ?? []);
  const ids = [...new Set([...staffIds, customerId, ...(assignedTo === null ? [] : [assignedTo])])];
  const people = new Map((await listPayers(trx, { instanceId, ids })).map((one) => [one.id, one]));
  const named = (id: bigint | null) =>
    id === null ? null : { id: Number(id), name: people.get(id)?.name ?? '' };
  return {
    data: {
      ...showTicket(thread),
      unread: thread.unread_by_staff,
      email: thread.email,
      customer: {
        id: Number(customerId),
        name: people.get(customerId)?.name ?? '',
        email: people.get(customerId)?.email ?? null,
      },
      assigned_to: named(assignedTo),
      messages: messages.map((row) => ({ ...said(row, filesOf), staff: named(row.staff_id) })),
    },
    ...earlier,
  };
}

/** The latest messages, the first of them first, with their files. */
async function pageOf(
  trx: Trx,
  { instance_id: instanceId, id }: ThreadRow,
  before: string | undefined,
) {
  const rows = await readMessages(trx, {
    ...{ instanceId, id, most: PER_PAGE + 1 },
    before: before === undefined ? undefined : BigInt(before),
  });
  const page = rows.slice(0, PER_PAGE);
  const oldest = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return {
    filesOf: await attachmentsOf(
      trx,
      instanceId,
      page.map((row) => row.id),
    ),
    messages: page.reverse(),
    earlier: { meta: { earlier: oldest ? String(oldest.id) : null } },
  };
}

/** Without its messages, as its customer sees it. */
export const showTicket = ({ id, topic, subject, state, ...row }: ThreadRow) => ({
  id: Number(id),
  order_id: row.order_id === null ? null : Number(row.order_id),
  ...{ topic, subject, state, unread: row.unread_by_customer },
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const said = (
  { id, author, text, created_at: at }: MessageRow,
  filesOf: Awaited<ReturnType<typeof attachmentsOf>>,
) => ({
  id: Number(id),
  ...{ author, text },
  attachments: filesOf.get(id) ?? [],
  created_at: at.toISOString(),
});
