import type { z } from 'zod';
import { readTasksOfOrder } from '#core/fulfilment/tasks/known-tasks.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { ownOrderIn } from '#core/ordering/orders/order-in-path.ts';
import { findOwnOrder } from '#core/ordering/orders/own-order.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { findCheck, readOwnChecks, readViewerWords } from './check.store.ts';
import { requireTasks } from './list-tasks.ts';
import { showChecks, showOneCheck } from './show-check.ts';
import {
  checkIdOf,
  type Check,
  type checksAnswer,
  type checksQuery,
  type viewerCommentsAnswer,
} from './task.contract.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Cursor = z.infer<typeof checksQuery>['cursor'];

const PER_PAGE = 20;

const beforeOf = (cursor: Cursor) => (cursor === undefined ? undefined : BigInt(cursor));

/** The first of what was read one too many of, and where the next page begins. */
function cut<Row extends { id: bigint }>(
  rows: readonly Row[],
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return { page, next: last ? String(last.id) : null };
}

/** What a customer has done and is at, the newest first. */
export function listOwnChecks(
  deps: Ports,
  { instanceId, customer, language }: CustomerCaller,
  cursor: Cursor,
): Promise<z.infer<typeof checksAnswer>> {
  return deps.db.read(instanceId, async (trx) => {
    await requireTasks(trx, instanceId);
    const owner = { instanceId, customerId: customer.id };
    const most = PER_PAGE + 1;
    const { page, next } = cut(
      await readOwnChecks(trx, { ...owner, before: beforeOf(cursor), most }),
    );
    const shown = { db: deps.db, instanceId, language, now: deps.clock.now() };
    return { data: await showChecks(trx, shown, page), meta: { next } };
  });
}

/** One of another customer is answered as not found. */
export function getOwnCheck(
  deps: Ports,
  { instanceId, customer, language }: CustomerCaller,
  idInPath: string,
): Promise<Check> {
  const id = checkIdOf(idInPath);
  return deps.db.read(instanceId, async (trx) => {
    await requireTasks(trx, instanceId);
    const row = id === undefined ? undefined : await findCheck(trx, { instanceId, id });
    if (row?.customer_id !== customer.id) throw new AppError('not_found');
    const shown = { db: deps.db, instanceId, language, now: deps.clock.now() };
    return showOneCheck(trx, shown, row);
  });
}

/** What viewers said of the video of an order, for who has ordered them; nothing says who they are. */
export function listViewerComments(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { orderInPath, cursor }: { orderInPath: string; cursor: Cursor },
): Promise<z.infer<typeof viewerCommentsAnswer>> {
  const { instanceId } = caller;
  const own = ownOrderIn(caller, orderInPath);
  return db.read(instanceId, async (trx) => {
    if (!(await findOwnOrder(trx, own))) throw new AppError('not_found');
    const tasks = await readTasksOfOrder(trx, own);
    if (tasks.length === 0) return { data: [], meta: { next: null, total: 0 } };
    const taskIds = tasks.map(({ id }) => id);
    const asked = { instanceId, taskIds, before: beforeOf(cursor), most: PER_PAGE + 1 };
    const { page, next } = cut(await readViewerWords(trx, asked));
    return {
      data: page.map((row) => ({
        text: row.comment ?? '',
        said_at: (row.checked_at ?? new Date(0)).toISOString(),
      })),
      meta: {
        next,
        total: tasks.reduce((sum, task) => sum + task.checked + task.rewarded, 0),
      },
    };
  });
}
