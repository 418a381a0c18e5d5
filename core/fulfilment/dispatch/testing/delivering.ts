import type { Trx } from '#core/platform/db/database.ts';
import { PROGRESS } from '#core/ordering/orders/order-event.store.ts';
import { giveMoney, line, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { checkDispatches } from '../check-dispatches.ts';
import { dispatchOrder } from '../dispatch-order.ts';

const DOLLAR = 1_000_000n;

/** Orders of a's instance and how they are delivered, a step at a time. */
export function deliveringIn(testNow: () => TestCore) {
  return {
    /** With a hundred dollars. */
    async rich(language = 'en'): Promise<CustomerActor> {
      const payer = await newPayer(testNow(), { language });
      await giveMoney(testNow(), payer, 100n * DOLLAR);
      return payer;
    },

    /** An order of a thousand for a dollar that has been given to who delivers it. */
    async ordered(payer: CustomerActor, own: object = {}): Promise<number> {
      const { orders } = await placedIn(await place(payer, { orders: [line(own)] }));
      await runJobs(testNow(), dispatchOrder);
      return orders[0]!.id;
    },

    async check(afterSeconds: number): Promise<void> {
      testNow().clock.advance(afterSeconds * 1_000);
      await runJob(testNow(), checkDispatches);
    },

    /** Gives it to who delivers it once more, by itself. */
    runOnce(orderId: number, deps = testNow().deps): Promise<void> {
      const { id: instanceId } = testNow().instances.a;
      return runJob({ deps }, dispatchOrder, { instanceId, payload: { orderId: String(orderId) } });
    },

    /** What is told of it in words. */
    eventsOf: (orderId: number) =>
      inInstance(testNow(), async (trx) => {
        const rows = await trx
          .selectFrom('order_events')
          .select('kind')
          .where('order_id', '=', BigInt(orderId))
          .where('kind', '<>', PROGRESS)
          .orderBy('id')
          .execute();
        return rows.map(({ kind }) => kind);
      }),

    dispatchesOf: (orderId: number) =>
      inInstance(testNow(), (trx) =>
        trx
          .selectFrom('dispatches')
          .select(['route', 'state', 'reference', 'refusal'])
          .where('order_id', '=', BigInt(orderId))
          .orderBy('id')
          .execute(),
      ),
  };
}

const inInstance = <Result>({ db, instances }: TestCore, work: (trx: Trx) => Promise<Result>) =>
  db.inInstance(instances.a.id, work);
