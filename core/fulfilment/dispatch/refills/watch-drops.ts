import { z } from 'zod';
import { recordDrop } from '#core/catalogue/delivery-records/record-drop.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { lockOrderOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { askRefill } from '#core/fulfilment/refills/ask-refill.ts';
import { isWorthRefilling } from '#core/ordering/refill-records/refill-terms.pure.ts';
import { insertStatistic } from '#core/ordering/refill-records/refill-rows.ts';
import { keepOrPutOff, quantitiesByReference, unlessSilent } from '../ask-batch.ts';
import { askInLanes } from '../ask-in-lanes.ts';
import type { Batch } from '../batches-of.ts';
import { delivererOf } from '../deliverer-of.ts';
import type { Standing } from '../deliverer.ts';
import { nextCountAt } from '../next-check.ts';
import {
  changeWatch,
  listWatchesDue,
  putOffOverdue,
  readWatchesOf,
  type DueWatch,
} from './drop-watch.store.ts';

const AT_ONCE = 1_000;

/** Counts what stands of orders that are complete, as long as that is of interest. */
export const watchDrops = defineJob({
  kind: 'watch-drops',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const now = deps.clock.now();
    const due = await deps.db.asSystem((trx) => listWatchesDue(trx, { now, most: AT_ONCE }));
    await askInLanes(due, {
      ...{ signal, silent: new Set() },
      ask: (batch) => askStanding(deps, batch),
      keep: (batch, counted) => noteAll(deps, batch, counted),
    });
  },
});

/** Counts some orders of an instance now, and not when that is due. */
export async function countDrops(
  deps: Deps,
  asked: { instanceId: number; orderIds: readonly bigint[] },
): Promise<void> {
  const watched = await deps.db.inInstance(asked.instanceId, (trx) => readWatchesOf(trx, asked));
  await askInLanes(watched, {
    ...{ signal: new AbortController().signal, silent: new Set() },
    ask: (batch) => askStanding(deps, batch),
    keep: (batch, counted) => noteAll(deps, batch, counted),
  });
}

/** Leaves what is overdue for later, so that whoever begins with much of it is not flooded. */
export function putOffCounts(trx: Trx, asked: { instanceId: number; now: Date }): Promise<void> {
  return putOffOverdue(trx, { ...asked, overSeconds: PUT_OFF_SECONDS });
}

const PUT_OFF_SECONDS = 12 * 60 * 60;

type Standings = ReadonlyMap<string, Standing>;

async function askStanding(deps: Deps, batch: Batch<DueWatch>): Promise<Standings | undefined> {
  const [first] = batch;
  const { instance_id: instanceId } = first;
  const isGone = first.route === 'api_v2' && first.provider_id === null;
  if (isGone) return undefined;
  const orders = await quantitiesByReference(deps, { instanceId, batch });
  return unlessSilent(deps, first, () => delivererOf(first).standing(deps, { instanceId, orders }));
}

async function noteAll(
  deps: Deps,
  batch: Batch<DueWatch>,
  counted: Standings | undefined,
): Promise<void> {
  for (const watch of batch) {
    const { instance_id: instanceId } = watch;
    const standing = counted?.get(watch.reference ?? '');
    const keep = (said: Omit<Counted, 'watch'>) =>
      deps.db.inInstance(instanceId, (trx) => note(deps, trx, { watch, ...said }));
    await keepOrPutOff(deps, watch, {
      keep: () => keep({ standing, isAnswered: counted !== undefined }),
      putOff: () => keep({ standing: undefined, isAnswered: false }),
    });
  }
}

interface Counted {
  watch: DueWatch;
  standing: Standing | undefined;
  isAnswered: boolean;
}

async function note(deps: Deps, trx: Trx, { watch, standing, isAnswered }: Counted): Promise<void> {
  const { instance_id: instanceId, order_id: orderId } = watch;
  const now = deps.clock.now();
  const order = await lockOrderOfAnybody(trx, { instanceId, id: orderId });
  if (order?.status === 'completed' && standing) {
    const missing = Math.max(order.quantity - standing.quantity, 0);
    await insertStatistic(trx, { instanceId, orderId, quantity: standing.quantity, at: now });
    if (standing.isCounted) {
      const droppedPpm = Math.floor((missing * 1_000_000) / order.quantity);
      await recordDrop(trx, { instanceId, orderId, droppedPpm });
    }
    if (order.is_auto_refill && isWorthRefilling(missing, order.quantity)) {
      await askRefill({ trx, instanceId, clock: deps.clock }, order, 'clock');
    }
  }
  const failures = isAnswered ? 0 : watch.failures + 1;
  const next = nextCountAt({ ...watch, failures }, now);
  const isOver = next >= watch.until;
  await changeWatch(
    trx,
    { instanceId, orderId },
    { failures, next_check_at: isOver ? null : next },
  );
}
