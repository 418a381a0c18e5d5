import { decideOrder } from '#core/fulfilment/dispatch/staff/decide-order.ts';
import type { DecideOrderBody } from '#core/fulfilment/dispatch/staff/staff-order.contract.ts';
import { readOrdersOfAnybody } from '#core/ordering/orders/staff-orders.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { HandStep } from '#fixtures/history/history-plan.ts';
import { agreeingToTheSum } from './confirm.ts';
import { callerOf, type Part, type Stage } from './stage.ts';

interface Ref {
  instanceId: number;
  orderId: bigint;
}

/** Staff deliver an order themselves, or find out what has become of one that nobody answered for. */
export function actForStaff(stage: Stage, ref: Ref, { troupe, fate }: Part): void {
  const decide = async (body: DecideOrderBody) => {
    const staff = callerOf(troupe, DEMO_STAFF.email);
    const route = 'POST /api/v1/staff/orders/{orderId}/decide';
    const asked = { key: stage.key(), route, idInPath: String(ref.orderId) };
    await agreeingToTheSum((confirmed) =>
      decideOrder(stage.deps, staff, { ...asked, body: { ...body, ...confirmed } }),
    );
  };
  if (fate.by === 'unknown' && fate.foundAfterMinutes !== undefined) {
    const found = { decision: 'give_back', reason: NOT_FOUND } as const;
    stage.after(fate.foundAfterMinutes, () => decide(found));
  }
  if (fate.by !== 'staff' || fate.takenAfter === undefined) return;
  stage.after(fate.takenAfter, () => decide({ decision: 'take' }));
  for (const step of fate.steps ?? []) {
    stage.after(step.afterMinutes, async () => decide(await bodyOf(stage, ref, step)));
  }
}

const NOT_FOUND = 'Our supplier could not find the order, so nothing was delivered.';

async function bodyOf(
  { deps }: Stage,
  { instanceId, orderId }: Ref,
  { percent, endsBecause }: HandStep,
): Promise<DecideOrderBody> {
  if (percent === 100) return { decision: 'complete' };
  const [order] = await deps.db.inInstance(instanceId, (trx) =>
    readOrdersOfAnybody(trx, { instanceId, ids: [orderId] }),
  );
  const delivered = Math.floor(((order?.quantity ?? 0) * percent) / 100);
  if (endsBecause === undefined) return { decision: 'progress', delivered };
  return { decision: 'end', delivered, reason: endsBecause };
}
