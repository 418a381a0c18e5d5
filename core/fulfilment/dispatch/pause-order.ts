import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { holdOrder } from '#core/ordering/orders/hold-order.ts';
import { lockOwnOrder, type OwnOrder } from '#core/ordering/orders/own-order.ts';
import { holdTask } from '#core/fulfilment/tasks/known-tasks.ts';
import { readDispatches } from './dispatch.store.ts';
import { holdSimulated } from './simulator/simulated.store.ts';
import { readWhereabouts } from '#core/ordering/dispatches/whereabouts.ts';

type Db = Pick<Deps, 'db' | 'clock'>;

/** Pauses an order that is not sent, or whose deliverer can pause; providers cannot. */
export const pauseOrder = (deps: Db, asking: OwnOrder) => hold(deps, asking, 'pause');

/** Goes on where it was held. */
export const activateOrder = (deps: Db, asking: OwnOrder) => hold(deps, asking, 'activate');

async function hold(
  { db, clock }: Db,
  asking: OwnOrder,
  event: 'pause' | 'activate',
): Promise<void> {
  const { instanceId, orderId } = asking;
  await db.inInstance(instanceId, async (trx) => {
    const order = await lockOwnOrder(trx, asking);
    const whereabouts = await readWhereabouts(trx, { instanceId, orderIds: [orderId] });
    if (whereabouts(orderId).isBound && event === 'pause') throw new AppError('conflict');
    const live = (await readDispatches(trx, asking)).find(({ state }) => state === 'sent');
    const own = { trx, instanceId, clock };
    if (!(await holdOrder(own, { order, event, isWithSomebody: live !== undefined }))) {
      throw new AppError('conflict');
    }
    if (!live || live.reference === null) return;
    const held = { instanceId, reference: live.reference, isHeld: event === 'pause' };
    if (live.route === 'simulator') await holdSimulated(trx, { ...held, now: clock.now() });
    if (live.route === 'tasks') await holdTask(trx, held);
  });
}
