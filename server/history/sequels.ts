import { cancelOrder } from '#core/fulfilment/dispatch/cancel-order.ts';
import { activateOrder, pauseOrder } from '#core/fulfilment/dispatch/pause-order.ts';
import { countDrops } from '#core/fulfilment/dispatch/refills/watch-drops.ts';
import { checkOrder } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { checkRefills } from '#core/fulfilment/dispatch/refills/check-refills.ts';
import { deleteOrder } from '#core/ordering/orders/delete-order.ts';
import { holdForReview } from '#core/ordering/orders/hold-for-review.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { askOwnRefill } from '#core/fulfilment/refills/ask-refill.ts';
import { writeReviews } from '#core/feedback/reviews/write-reviews.ts';
import { answerThread, closeThread } from '#core/feedback/support/staff-support.ts';
import { writeMessage } from '#core/feedback/support/write-message.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedLine, Sequel } from '#fixtures/history/history-plan.ts';
import { moderate } from './moderate.ts';
import { runAlone, runDueJobs } from './run-jobs.ts';
import { callerOf, type Stage, type Troupe } from './stage.ts';

interface Ordered {
  who: string;
  orderId: bigint;
  line: PlannedLine;
}

interface Playing {
  stage: Stage;
  troupe: Troupe;
  ordered: Ordered;
}

/** What its customer and staff do with an order later. */
export function playSequels(stage: Stage, troupe: Troupe, ordered: Ordered): void {
  for (const sequel of ordered.line.sequels ?? []) {
    stage.after(sequel.afterMinutes, async () => {
      await play({ stage, troupe, ordered }, sequel);
      await runDueJobs(stage);
    });
  }
}

async function play({ stage, troupe, ordered }: Playing, sequel: Sequel): Promise<void> {
  const { deps } = stage;
  const { orderId } = ordered;
  const caller = callerOf(troupe, ordered.who);
  const { instanceId } = caller;
  const own = { instanceId, customerId: caller.customer.id, orderId };
  switch (sequel.does) {
    case 'cancel':
      // Whoever is too late leaves it.
      if ((await find(stage, own)).status !== 'in_processing') return;
      await cancelOrder(deps, own);
      await runDueJobs(stage);
      return checkOrder(deps, own);
    case 'pause':
      await checkOrder(deps, own);
      return pauseOrder(deps, own);
    case 'resume':
      return activateOrder(deps, own);
    case 'give up':
      return deleteOrder(deps, own);
    case 'hold':
      return hold(stage, troupe, orderId);
    case 'refill':
      return refill(stage, own);
    case 'review': {
      // Nobody has anything to say about what was never paid.
      if ((await find(stage, own)).paid_at === null) return;
      const { rating, text: comment = null } = sequel;
      const review = { service_id: ordered.line.serviceId, rating, comment };
      await writeReviews(deps, caller, [review]);
      return moderate(stage, troupe, { ...sequel, ...own, serviceId: review.service_id });
    }
    default:
      return talk({ stage, troupe, ordered }, sequel);
  }
}

const HELD = 'First order of this size to this link. Is it the customer’s own?';

async function hold({ deps }: Stage, troupe: Troupe, orderId: bigint): Promise<void> {
  const { instanceId, customer } = callerOf(troupe, DEMO_STAFF.email);
  await deps.db.inInstance(instanceId, (trx) =>
    holdForReview({ ...deps, trx, instanceId }, { orderId, staffId: customer.id, reason: HELD }),
  );
}

const REFILLED_AFTER_MINUTES = 5;

interface Own {
  instanceId: number;
  customerId: bigint;
  orderId: bigint;
}

async function find({ deps }: Stage, { instanceId, orderId }: Omit<Own, 'customerId'>) {
  const [order] = await deps.db.inInstance(instanceId, (trx) =>
    readOrdersOfAnybody(trx, { instanceId, ids: [orderId] }),
  );
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** What is missing is counted first, and comes within minutes. */
async function refill(stage: Stage, own: Own): Promise<void> {
  const { deps } = stage;
  await countDrops(deps, { instanceId: own.instanceId, orderIds: [own.orderId] });
  await askOwnRefill(deps, own);
  stage.after(REFILLED_AFTER_MINUTES, () => runAlone(stage, checkRefills));
}

async function talk(
  { stage, troupe, ordered: { who, orderId } }: Playing,
  sequel: Extract<Sequel, { does: 'ask' | 'write' | 'answer' | 'close' }>,
): Promise<void> {
  const { deps } = stage;
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const place = { orderId: String(orderId) };
  if (sequel.does === 'close') return void (await closeThread(deps, staff, place));
  const { text } = sequel;
  const key = stage.key();
  if (sequel.does === 'answer') {
    const route = 'POST /api/v1/staff/orders/{orderId}/support';
    return void (await answerThread(deps, staff, { place, key, route, text }));
  }
  const { instanceId } = troupe;
  const order = await find(stage, { instanceId, orderId });
  const subject = sequel.does === 'ask' ? sequel.subject : undefined;
  const route = 'POST /api/v1/orders/{orderId}/support';
  const body = { text, ...(subject !== undefined && { subject }) };
  await writeMessage(deps, callerOf(troupe, who), { key, route, order, body });
}
