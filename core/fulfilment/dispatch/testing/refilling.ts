import { DRIPPED, line, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import type { RefillRequests } from '#core/fulfilment/refills/refill.contract.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { checkDispatches } from '../check-dispatches.ts';
import { dispatchOrder } from '../dispatch-order.ts';
import { checkRefills } from '../refills/check-refills.ts';
import { sendRefill } from '../refills/send-refill.ts';
import { watchDrops } from '../refills/watch-drops.ts';

/** Orders of a's instance with a guarantee, and what becomes of them, a step at a time. */
export function refillingIn(testNow: () => TestCore) {
  return {
    /** For so many days what is ordered from now on. */
    guarantee: (days: number) =>
      testNow().db.inInstance(testNow().instances.a.id, (trx) =>
        trx
          .updateTable('services')
          .set({ guarantee_days: days })
          .where('id', '=', DRIPPED)
          .execute(),
      ),

    /** An order of a thousand with that guarantee, unless it is said otherwise. */
    async ordered(payer: CustomerActor, url: string, own: object = {}): Promise<number> {
      const lines = [line({ service_id: DRIPPED, is_guarantee: true, url, ...own })];
      const { orders } = await placedIn(await place(payer, { orders: lines }));
      await runJobs(testNow(), dispatchOrder);
      return orders[0]!.id;
    },

    /** The clock of everything that happens by itself. */
    async later(seconds: number): Promise<void> {
      testNow().clock.advance(seconds * 1_000);
      for (const job of [checkDispatches, checkRefills, watchDrops]) await runJob(testNow(), job);
      await runJobs(testNow(), sendRefill);
    },

    ask: (payer: CustomerActor, id: number) => payer.post(`/api/v1/orders/${id}/refill`),

    refillsOf: async (payer: CustomerActor, id: number) =>
      (await (
        await payer.request(`/api/v1/orders/${id}/refill-requests`)
      ).json()) as RefillRequests,
  };
}
