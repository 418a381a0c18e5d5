import { sql, type Insertable, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { TasksTable } from './task.tables.ts';

export type TaskRow = Selectable<TasksTable>;

interface Ref {
  instanceId: number;
  id: bigint;
}

/** By which the delivery of an order is known, of how it was asked for. */
export const taskReference = (requestId: string): string => `task-${requestId}`;

/** Taken once, however often it is sent. */
export async function insertTask(trx: Trx, task: Insertable<TasksTable>): Promise<void> {
  await trx
    .insertInto('tasks')
    .values(task)
    .onConflict((conflict) => conflict.columns(['instance_id', 'reference']).doNothing())
    .execute();
}

export async function readTasksOf(
  trx: Trx,
  { instanceId, references }: { instanceId: number; references: readonly string[] },
): Promise<TaskRow[]> {
  if (references.length === 0) return [];
  return trx
    .selectFrom('tasks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('reference', 'in', references)
    .execute();
}

export async function readTasks(
  trx: Trx,
  { instanceId, ids }: { instanceId: number; ids: readonly bigint[] },
): Promise<TaskRow[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('tasks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
}

/** Whoever counts on its places waits here. */
export function lockTask(trx: Trx, { instanceId, id }: Ref): Promise<TaskRow | undefined> {
  return trx
    .selectFrom('tasks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Nothing while it is not open to somebody, however many ask at once. */
export function takePlace(
  trx: Trx,
  { instanceId, id, customerId, now }: Ref & { customerId: bigint; now: Date },
): Promise<TaskRow | undefined> {
  return trx
    .updateTable('tasks')
    .set({ taken: sql<number>`taken + 1` })
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('is_open', '=', true)
    .where('closes_at', '>', now)
    .where('customer_id', '<>', customerId)
    .returningAll()
    .executeTakeFirst();
}

/** What becomes of a place that was taken. */
const STEPS = {
  given_back: { taken: sql<number>`taken - 1` },
  checked: { checked: sql<number>`checked + 1` },
  rewarded: { checked: sql<number>`checked - 1`, rewarded: sql<number>`rewarded + 1` },
  declined: { checked: sql<number>`checked - 1`, taken: sql<number>`taken - 1` },
};

export function countStep(
  trx: Trx,
  { instanceId, id }: Ref,
  step: keyof typeof STEPS,
): Promise<TaskRow> {
  return trx
    .updateTable('tasks')
    .set(STEPS[step])
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Named {
  instanceId: number;
  reference: string;
}

/** Held, nobody begins with it. */
export async function holdTask(
  trx: Trx,
  { instanceId, reference, isHeld }: Named & { isHeld: boolean },
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ is_held: isHeld })
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference)
    .execute();
}

/** Nobody begins with it any more; who has begun may finish. False where there is none. */
export async function closeTask(
  trx: Trx,
  { instanceId, reference, now }: Named & { now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('tasks')
    .set({ closed_at: sql<Date>`coalesce(closed_at, ${now})` })
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of who leaves, no task stays open, and no link. */
export async function forgetTasksOf(
  trx: Trx,
  { instanceId, customerId, now }: { instanceId: number; customerId: bigint; now: Date },
): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ url: '', closed_at: sql<Date>`coalesce(closed_at, ${now})` })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Those of an order; more than one where it was given to viewers again. */
export function readTasksOfOrder(
  trx: Trx,
  { instanceId, orderId }: { instanceId: number; orderId: bigint },
): Promise<TaskRow[]> {
  return trx
    .selectFrom('tasks')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .execute();
}
