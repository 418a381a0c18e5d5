import { costOfTasks, isVideo, readTaskTerms } from '#core/fulfilment/tasks/task-terms.ts';
import { TASK_DAYS } from '#core/fulfilment/tasks/task-terms.pure.ts';
import { stateOfTask } from '#core/fulfilment/tasks/task-state.pure.ts';
import {
  closeTask,
  insertTask,
  readTasksOf,
  taskReference,
  type TaskRow,
} from '#core/fulfilment/tasks/known-tasks.ts';
import type { Deps } from '#core/deps.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { AddOutcome, Deliverer, DeliveryState, ToDeliver } from '../deliverer.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Customers of the instance deliver: each watches the video and says what they think of it. */
export const viewers: Deliverer = {
  isRepeatable: true,

  add: ({ db, clock }, order) =>
    db.inInstance(order.instanceId, (trx) => addTask(trx, order, clock.now())),

  async states({ db, clock }, { instanceId, orders }) {
    const now = clock.now();
    return db.inInstance(instanceId, async (trx) => {
      const rows = await readTasksOf(trx, { instanceId, references: [...orders.keys()] });
      for (const { reference, closed_at: at, closes_at: until } of rows) {
        if (at === null && until <= now) await closeTask(trx, { instanceId, reference, now });
      }
      return new Map(rows.map((row) => [row.reference, stateOf(row, now)]));
    });
  },

  /** Who has begun may finish, and is rewarded. */
  async cancel({ db, clock }, asked) {
    const isThere = await db.inInstance(asked.instanceId, (trx) =>
      closeTask(trx, { ...asked, now: clock.now() }),
    );
    return isThere ? 'taken' : 'refused';
  },

  // What somebody has seen does not drop.
  standing: async () => new Map(),
  refill: async () => ({ outcome: 'nothing_missing' }),
  refillStates: async () => new Map(),
};

async function addTask(trx: Trx, asked: ToDeliver, now: Date): Promise<AddOutcome> {
  const { instanceId, orderId, requestId, url, quantity } = asked;
  const reference = taskReference(requestId);
  const accepted = { outcome: 'accepted', reference } as const;
  // Sent again, because nobody has heard that it was taken: whatever the terms are by now, it is.
  const [known] = await readTasksOf(trx, { instanceId, references: [reference] });
  if (known) return accepted;
  const [order] = await readOrdersOfAnybody(trx, { instanceId, ids: [orderId] });
  if (!order || !isVideo(url)) return refused('The link is no video.');
  const { service_id: serviceId } = order;
  const terms = (await readTaskTerms(trx, { instanceId, serviceIds: [serviceId] })).get(serviceId);
  if (!terms) return refused('It is not delivered by tasks any more.');
  // A coupon, a grade or a free trial leaves less than the price says.
  if (costOfTasks(terms, quantity) > order.cost_micro - order.refunded_micro) {
    return refused('It brings less than its viewers are rewarded with.');
  }
  await insertTask(trx, {
    ...{ instance_id: instanceId, order_id: orderId, customer_id: order.customer_id },
    ...{ service_id: serviceId, reference, url, quantity },
    ...{ reward_micro: terms.rewardMicro, watch_seconds: terms.watchSeconds },
    ...{ created_at: now, closes_at: new Date(now.getTime() + TASK_DAYS * DAY_MS) },
  });
  return accepted;
}

const refused = (reason: string): AddOutcome => ({ outcome: 'refused', reason });

function stateOf(row: TaskRow, now: Date): DeliveryState {
  const isClosed = row.closed_at !== null || row.closes_at <= now;
  return stateOfTask({ ...row, isClosed });
}

/** After a step of a viewer, how far the order is is asked for at the next round. */
export async function askSoon(
  { trx, clock }: Pick<Deps, 'clock'> & { trx: Trx },
  { instanceId, orderId }: { instanceId: number; orderId: bigint },
): Promise<void> {
  const now = clock.now();
  await trx
    .updateTable('dispatches')
    .set({ next_check_at: now, updated_at: now })
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', orderId)
    .where('route', '=', 'tasks')
    .where('state', '=', 'sent')
    .execute();
}
