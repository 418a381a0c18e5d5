import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { findOwnOrder } from '#core/ordering/orders/own-order.ts';
import type { StaffSupportAnswer, SupportAnswer } from './support.contract.ts';
import { findThread, readMessages, type MessageRow, type ThreadRow } from './support.store.ts';

const PER_PAGE = 50;

interface ShowThreadInput {
  instanceId: number;
  orderId: bigint;
  before: string | undefined;
}

/** What was written about an order of the customer. */
export async function getOwnSupport(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: OwnerCaller,
  { idInPath, before }: { idInPath: string; before: string | undefined },
): Promise<SupportAnswer> {
  const orderId = orderIdOf(idInPath);
  if (orderId === undefined) throw new AppError('not_found');
  const [order, thread] = await db.read(instanceId, (trx) =>
    Promise.all([
      findOwnOrder(trx, { instanceId, customerId: customer.id, orderId }),
      showThread(trx, { instanceId, orderId, before }),
    ]),
  );
  if (!order) throw new AppError('not_found');
  return thread;
}

/** As its customer sees it, without the names of staff. */
export async function showThread(trx: Trx, asked: ShowThreadInput): Promise<SupportAnswer> {
  const { thread, messages, earlier } = await pageOf(trx, asked);
  return { data: thread ? { ...shown(thread), messages: messages.map(said) } : null, ...earlier };
}

export async function showThreadToStaff(
  trx: Trx,
  asked: ShowThreadInput,
): Promise<StaffSupportAnswer> {
  const { thread, messages, earlier } = await pageOf(trx, asked);
  if (!thread) return { data: null, ...earlier };
  const ids = [...new Set(messages.flatMap(({ staff_id: id }) => id ?? []))];
  const staff = await listPayers(trx, { instanceId: asked.instanceId, ids });
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const withStaff = messages.map((row) => ({
    ...said(row),
    staff:
      row.staff_id === null
        ? null
        : { id: Number(row.staff_id), name: names.get(row.staff_id) ?? '' },
  }));
  return { data: { ...shown(thread), email: thread.email, messages: withStaff }, ...earlier };
}

/** The latest messages, the first of them first. */
async function pageOf(trx: Trx, { instanceId, orderId, before }: ShowThreadInput) {
  const [thread, rows] = await Promise.all([
    findThread(trx, { instanceId, orderId }),
    readMessages(trx, {
      instanceId,
      orderId,
      before: before === undefined ? undefined : BigInt(before),
      most: PER_PAGE + 1,
    }),
  ]);
  const page = rows.slice(0, PER_PAGE);
  const oldest = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return {
    thread,
    messages: page.reverse(),
    earlier: { meta: { earlier: oldest ? String(oldest.id) : null } },
  };
}

const shown = ({ subject, state, created_at, updated_at }: ThreadRow) => ({
  subject,
  state,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const said = ({ id, author, text, created_at: at }: MessageRow) => ({
  id: Number(id),
  author,
  text,
  created_at: at.toISOString(),
});
