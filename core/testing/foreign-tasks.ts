import { insertCheck } from '#core/growth/tasks/check.store.ts';
import { place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { videoAccountOf } from './foreign-video-account.ts';
import type { TestCore } from './harness.ts';

/** Of channels, and of what is done with them. */
export const channelsAndTasksOf = async (test: TestCore) => ({
  ...(await videoAccountOf(test)),
  ...(await checksOfTasks(test)),
});

/** A check of an order in instance b, by the operations about checks of tasks. */
async function checksOfTasks({ db, clock, actors }: TestCore) {
  const { customerOfB, staffOfB } = actors;
  const { instance, id: customerId } = customerOfB;
  const lines = [{ service_id: 207, quantity: 10_000, url: 'https://video.example/watch?v=9' }];
  const placed = await placedIn(await place(customerOfB, { orders: lines, payment_method_id: 1 }));
  const now = clock.now();
  const check = await db.inInstance(instance.id, async (trx) => {
    const task = await trx
      .insertInto('tasks')
      .values({
        ...{ instance_id: instance.id, order_id: BigInt(placed.orders[0]!.id), service_id: 207 },
        ...{ customer_id: staffOfB.id, reference: 'of-b', url: 'https://video.example/9' },
        ...{ quantity: 10_000, reward_micro: 1n, watch_seconds: 30, taken: 1 },
        ...{ created_at: now, closes_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return insertCheck(trx, {
      ...{ instance_id: instance.id, task_id: task.id, customer_id: customerId },
      ...{ video_account_id: null, channel_id: 'UC-of-b', channel_name: 'Of b' },
      ...{ reward_micro: 1n, created_at: now, expire_at: now },
    });
  });
  const operations = [
    ...['startCheck', 'endCheck', 'sendCheck', 'getCheck', 'getStaffTaskCheck', 'declineCheck'],
  ];
  return Object.fromEntries(operations.map((id) => [`${id}.checkId`, String(check?.id)]));
}
