import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import { applyState, type Told } from './apply-state.ts';
import { keepOrPutOff, quantitiesByReference, unlessSilent } from './ask-batch.ts';
import { askInLanes } from './ask-in-lanes.ts';
import type { Batch } from './batches-of.ts';
import { delivererOf } from './deliverer-of.ts';
import type { DeliveryState } from './deliverer.ts';
import {
  listDispatchesToCheck,
  readDispatches,
  type DispatchRow,
  type OrderRef,
} from './dispatch.store.ts';
import { checkRefills } from './refills/check-refills.ts';
import { watchDrops } from './refills/watch-drops.ts';
import { sendWaitingForFunds } from './send-waiting-for-funds.ts';

const AT_ONCE = 1_000;

/** Asks how far deliveries are, a hundred at a time of each who delivers. */
export const checkDispatches = defineJob({
  kind: 'check-dispatches',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const now = deps.clock.now();
    const silent = new Set<string>();
    for (;;) {
      const asked = { now, most: AT_ONCE };
      const due = await deps.db.asSystem((trx) => listDispatchesToCheck(trx, asked));
      await askInLanes(due, {
        ...{ signal, silent },
        ask: (batch) => askStates(deps, batch),
        keep: (batch, said) => keepStates(deps, batch, said),
      });
      if (signal.aborted || due.length < AT_ONCE) return;
    }
  },
});

/** Asks how far one order is, now and not when it is due. */
export async function checkOrder(deps: Deps, ref: OrderRef): Promise<void> {
  const { instanceId } = ref;
  const dispatches = await deps.db.inInstance(instanceId, (trx) => readDispatches(trx, ref));
  const sent = dispatches.find(({ state }) => state === 'sent');
  if (!sent) return;
  await keepStates(deps, [sent], await askStates(deps, [sent]));
}

type Said = ReadonlyMap<string, DeliveryState>;

/** A provider that does not answer is asked again later; orders of others do not wait for it. */
async function askStates(deps: Deps, batch: Batch<DispatchRow>): Promise<Said | undefined> {
  const [first] = batch;
  const { instance_id: instanceId } = first;
  const orders = await quantitiesByReference(deps, { instanceId, batch });
  return unlessSilent(deps, first, () => delivererOf(first).states(deps, { instanceId, orders }));
}

function keepStates(deps: Deps, batch: Batch<DispatchRow>, said: Said | undefined): Promise<void> {
  const told = batch.map((dispatch): Told => {
    return { dispatch, state: said?.get(dispatch.reference ?? '') ?? { state: 'unclear' } };
  });
  return applyAll(deps, told);
}

/** What is still under way is written at once; what is over moves money, each for itself. */
async function applyAll(deps: Deps, told: readonly Told[]): Promise<void> {
  const [underWay, over] = [told.filter((one) => !isOver(one)), told.filter(isOver)];
  try {
    await apply(deps, underWay);
  } catch {
    // If one cannot be written, the others still are.
    for (const one of underWay) await applyOrPutOff(deps, one);
  }
  for (const one of over) await applyOrPutOff(deps, one);
}

const isOver = ({ state: { state } }: Told) => state === 'completed' || state === 'ended';

/** In the order in which everything locks them. */
async function apply({ db, clock }: Deps, told: readonly Told[]): Promise<void> {
  const [first] = told;
  if (!first) return;
  const { instance_id: instanceId } = first.dispatch;
  const inTurn = told.toSorted((one, two) =>
    one.dispatch.order_id < two.dispatch.order_id ? -1 : 1,
  );
  await db.inInstance(instanceId, async (trx) => {
    for (const one of inTurn) await applyState({ trx, instanceId, clock }, one);
  });
}

function applyOrPutOff(deps: Deps, { dispatch, state }: Told): Promise<void> {
  return keepOrPutOff(deps, dispatch, {
    keep: () => apply(deps, [{ dispatch, state }]),
    putOff: () => apply(deps, [{ dispatch, state: { state: 'unclear' } }]),
  });
}

export const DISPATCH_SCHEDULES = [
  {
    name: 'start-due-runs',
    job: startDueRuns,
    instanceId: null,
    payload: {},
    everySeconds: 30,
  },
  {
    name: 'check-dispatches',
    job: checkDispatches,
    instanceId: null,
    payload: {},
    everySeconds: 5,
  },
  { name: 'check-refills', job: checkRefills, instanceId: null, payload: {}, everySeconds: 5 },
  { name: 'watch-drops', job: watchDrops, instanceId: null, payload: {}, everySeconds: 10 },
  {
    name: 'send-held-up',
    job: sendWaitingForFunds,
    instanceId: null,
    payload: {},
    everySeconds: 60,
  },
];
