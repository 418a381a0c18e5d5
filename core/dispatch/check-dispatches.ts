import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/jobs/define-job.ts';
import { ProviderRefused } from '#core/providers/ask-provider.ts';
import { startDueRuns } from '#core/orders/start-due-runs.ts';
import { readOrderQuantities } from '#core/orders/order-quantities.ts';
import { applyState } from './apply-state.ts';
import { delivererOf } from './deliverer-of.ts';
import type { DeliveryState } from './deliverer.ts';
import { listDispatchesToCheck, type DispatchRow } from './dispatch.store.ts';

const AT_ONCE = 1_000;
/** As many as the contract of the trade allows in one call. */
const MOST_IN_A_CALL = 100;

/** Asks how far deliveries are, a hundred at a time of each who delivers. */
export const checkDispatches = defineJob({
  kind: 'check-dispatches',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const now = deps.clock.now();
    const due = await deps.db.asSystem((trx) => listDispatchesToCheck(trx, { now, most: AT_ONCE }));
    for (const batch of batchesOf(due)) {
      if (signal.aborted) return;
      await checkBatch(deps, batch);
    }
  },
});

function batchesOf(dispatches: readonly DispatchRow[]): DispatchRow[][] {
  const groups = new Map<string, DispatchRow[]>();
  for (const one of dispatches) {
    const key = `${one.instance_id}/${one.route}/${one.provider_id ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MOST_IN_A_CALL) }, (_, at) =>
      group.slice(at * MOST_IN_A_CALL, (at + 1) * MOST_IN_A_CALL),
    ),
  );
}

async function checkBatch(deps: Deps, batch: readonly DispatchRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const states = await askStates(deps, first, batch);
  for (const dispatch of batch) {
    const state = states.get(dispatch.reference ?? '') ?? { state: 'unclear' };
    const { instance_id: instanceId } = dispatch;
    await deps.db.inInstance(instanceId, (trx) =>
      applyState({ trx, instanceId, clock: deps.clock }, { dispatch, state }),
    );
  }
}

/** Who does not answer is asked again later; the orders of others do not wait for that. */
async function askStates(
  deps: Deps,
  first: DispatchRow,
  batch: readonly DispatchRow[],
): Promise<ReadonlyMap<string, DeliveryState>> {
  const { instance_id: instanceId } = first;
  const orderIds = batch.map(({ order_id: id }) => id);
  const quantities = await deps.db.inInstance(instanceId, (trx) =>
    readOrderQuantities(trx, { instanceId, orderIds }),
  );
  const orders = new Map(
    batch.flatMap(({ reference, order_id: id }): [string, number][] =>
      reference === null ? [] : [[reference, quantities.get(id) ?? 0]],
    ),
  );
  try {
    return await delivererOf(first).states(deps, { instanceId, orders });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error, providerId: String(first.provider_id) }, 'A provider said nothing');
    return new Map();
  }
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
];
