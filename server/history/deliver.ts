import type { Deps } from '#core/deps.ts';
import { checkOrder } from '#core/fulfilment/dispatch/check-dispatches.ts';
import type { PlanDelivery } from '#core/fulfilment/dispatch/simulator/plan-delivery.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import type { Course } from '#fixtures/history/history-plan.ts';
import { actForStaff } from './hand.ts';
import type { Part, Stage } from './stage.ts';

const MINUTE_SECONDS = 60;
/** What drops, drops within two weeks. */
const DROP_SECONDS = 14 * 24 * 60 * MINUTE_SECONDS;

/** The simulator delivers as the history has planned it. */
export const planFor =
  ({ parts }: Pick<Stage, 'parts'>): PlanDelivery =>
  ({ orderId, quantity }) => {
    const fate = parts.get(orderId)?.fate;
    if (fate?.by === 'simulator') {
      return { plan: planOf(fate, quantity, orderId), isAnswerLost: false };
    }
    if (fate?.by !== 'unknown') return 'refused';
    return { plan: planOf(WITHOUT_WORD, quantity, orderId), isAnswerLost: true };
  };

const WITHOUT_WORD: Course = { startMinutes: 90, runMinutes: 900 };

function planOf(course: Course, quantity: number, orderId: bigint) {
  const { startMinutes, runMinutes, percent = 100, dropPermille = 0, goesOn } = course;
  const deliverable = Math.floor((quantity * percent) / 100);
  const lost = Math.floor((quantity * dropPermille) / 1_000);
  return {
    startSeconds: startMinutes * MINUTE_SECONDS,
    runSeconds: runMinutes * MINUTE_SECONDS,
    startQuantity: 40 + Number((orderId * 7_919n) % 4_800n),
    deliverable,
    takesCancel: !goesOn,
    ...(percent === 100 && lost > 0 && { drop: { quantity: lost, seconds: DROP_SECONDS } }),
  };
}

interface DispatchJob {
  instanceId: number | null;
  payload: unknown;
}

/** Gives an order to who is to deliver it, and looks after it when there is something to see. */
export async function giveToWhomItIsPlanned(
  stage: Stage,
  { instanceId, payload }: DispatchJob,
  give: (deps: Deps) => Promise<void>,
): Promise<void> {
  if (instanceId === null) throw new Error('An order is of an instance.');
  // As the kind of job has it, which was looked at when it was prepared.
  const orderId = BigInt((payload as { orderId: string }).orderId);
  const part = await partOf(stage, { instanceId, orderId });
  const isByStaff = part.fate.by === 'staff';
  await give(isByStaff ? { ...stage.deps, isDemo: false } : stage.deps);
  if (part.fate.by === 'simulator') followDelivery(stage, { instanceId, orderId }, part.fate);
  else actForStaff(stage, { instanceId, orderId }, part);
}

interface Ref {
  instanceId: number;
  orderId: bigint;
}

/** The later runs of a drip-feed go as its first one does. */
async function partOf(stage: Stage, { instanceId, orderId }: Ref): Promise<Part> {
  const known = stage.parts.get(orderId);
  if (known) return known;
  const [order] = await stage.deps.db.inInstance(instanceId, (trx) =>
    readOrdersOfAnybody(trx, { instanceId, ids: [orderId] }),
  );
  const part = stage.partsOfFeeds.get(order?.drip_feed_id ?? 0n);
  if (!part) throw new Error(`Nobody has planned how order ${orderId} is delivered.`);
  stage.parts.set(orderId, part);
  return part;
}

function followDelivery(stage: Stage, ref: Ref, { startMinutes, runMinutes }: Course): void {
  const check = () => checkOrder(stage.deps, ref);
  stage.after(startMinutes, check);
  stage.after(startMinutes + runMinutes, check);
}
