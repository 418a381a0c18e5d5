import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteExpired } from './cart.store.ts';

const AT_ONCE = 500;

/** Deletes carts that were not changed for a long time. */
export const deleteExpiredCarts = defineJob({
  kind: 'delete-expired-carts',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db, clock }, { signal }) {
    let last: bigint;
    do {
      last = await db.asSystem((trx) => deleteExpired(trx, clock.now(), AT_ONCE));
    } while (last === BigInt(AT_ONCE) && !signal.aborted);
  },
});

export const CART_SCHEDULES = [
  {
    name: 'delete-expired-carts',
    job: deleteExpiredCarts,
    instanceId: null,
    payload: {},
    everySeconds: 60 * 60,
  },
];
