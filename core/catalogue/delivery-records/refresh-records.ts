import { z } from 'zod';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { takeUncounted, writeRecords } from './delivery.store.ts';

const AT_ONCE = 500;

/** Makes the records anew of the services that something was delivered of. */
export const refreshDeliveryRecords = defineJob({
  kind: 'refresh-delivery-records',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle({ db }, { signal }) {
    let last: number;
    do {
      last = await db.asSystem(async (trx) => {
        const { taken, services } = await takeUncounted(trx, AT_ONCE);
        await writeRecords(trx, services);
        return taken;
      });
    } while (last === AT_ONCE && !signal.aborted);
  },
});

export const DELIVERY_SCHEDULES = [
  {
    name: 'refresh-delivery-records',
    job: refreshDeliveryRecords,
    instanceId: null,
    payload: {},
    everySeconds: 10 * 60,
  },
];
