import { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import {
  changeRefill,
  listRefillsToCheck,
  readRefills,
  type RefillRow,
} from '#core/ordering/refill-records/refill-rows.ts';
import { completeRefill, handOver, startRefill } from '#core/fulfilment/refills/settle-refill.ts';
import { keepOrPutOff, unlessSilent } from '../ask-batch.ts';
import { askInLanes } from '../ask-in-lanes.ts';
import type { Batch } from '../batches-of.ts';
import type { RefillProgress } from '../deliverer.ts';
import { nextRefillCheckAt } from '../next-check.ts';
import { refillOfOrder } from '../upstream/refilling.ts';
import { refillerOf } from './refiller-of.ts';
import { sendRefillAgain } from './send-refill-again.ts';
import { lockOpen } from './send-refill.ts';

const AT_ONCE = 1_000;

/** Asks how far refills are, a hundred at a time of each who delivers. */
export const checkRefills = defineJob({
  kind: 'check-refills',
  schema: z.strictObject({}),
  maxAttempts: 3,
  async handle(deps, { signal }) {
    const now = deps.clock.now();
    const due = await deps.db.asSystem((trx) => listRefillsToCheck(trx, { now, most: AT_ONCE }));
    await askInLanes(due, {
      ...{ signal, silent: new Set() },
      ask: (batch) => askStates(deps, batch),
      keep: (batch, said) => keepStates(deps, batch, said),
    });
  },
});

/** Of one whose answer got lost, only its order is known. */
const referenceOf = ({ reference, order_reference: order }: RefillRow): string =>
  reference ?? refillOfOrder(order ?? '');

type Said = ReadonlyMap<string, RefillProgress>;

function askStates(deps: Deps, batch: Batch<RefillRow>): Promise<Said | undefined> {
  const [first] = batch;
  const asked = { instanceId: first.instance_id, references: batch.map(referenceOf) };
  return unlessSilent(deps, first, () => refillerOf(first).refillStates(deps, asked));
}

async function keepStates(
  deps: Deps,
  batch: Batch<RefillRow>,
  said: Said | undefined,
): Promise<void> {
  for (const refill of batch) {
    const state = said?.get(referenceOf(refill)) ?? { state: 'unclear' };
    const { instance_id: instanceId } = refill;
    const keep = (as: RefillProgress) =>
      deps.db.inInstance(instanceId, (trx) => apply(deps, trx, { refill, state: as }));
    await keepOrPutOff(deps, refill, {
      keep: () => keep(state),
      putOff: () => keep({ state: 'unclear' }),
    });
  }
}

interface ApplyInput {
  refill: RefillRow;
  state: RefillProgress;
}

async function apply(deps: Deps, trx: Trx, { refill, state }: ApplyInput): Promise<void> {
  const { instance_id: instanceId, order_id: orderId } = refill;
  const now = deps.clock.now();
  const open = await lockOpen(trx, { instanceId, orderId });
  if (open?.id !== refill.id || open.next_check_at === null) return;
  const own = { trx, instanceId, clock: deps.clock };
  if (open.sending === 'unknown' && state.state === 'unheard') return sendRefillAgain(own, open);
  const isKnown = open.sending === 'sent' || (await isSurelyThisOne(trx, open, state));
  if (!isKnown || state.state === 'unclear' || state.state === 'unheard') {
    const failures = open.failures + 1;
    const next_check_at = nextRefillCheckAt({ ...open, failures }, now);
    return changeRefill(trx, open, { failures, next_check_at, updated_at: now });
  }
  if (open.sending === 'unknown') {
    await changeRefill(trx, open, {
      ...{ sending: 'sent', reference: referenceOf(open), updated_at: now },
    });
  }
  switch (state.state) {
    case 'completed':
      await completeRefill(own, open, { by: 'delivery' });
      return;
    case 'refused':
      return handOver(own, open, state.reason);
    case 'working':
      await startRefill(own, open, { by: 'delivery' });
      break;
    case 'waiting':
  }
  const next_check_at = nextRefillCheckAt({ ...open, failures: 0 }, now);
  return changeRefill(trx, open, { failures: 0, next_check_at, updated_at: now });
}

/** It knows of a refill of the order: one that is over may be an earlier one. */
async function isSurelyThisOne(
  trx: Trx,
  { instance_id: instanceId, order_id: orderId }: RefillRow,
  { state }: RefillProgress,
): Promise<boolean> {
  if (state === 'waiting' || state === 'working') return true;
  return (await readRefills(trx, { instanceId, orderId })).length === 1;
}
