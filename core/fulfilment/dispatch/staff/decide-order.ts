import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { lockOrderOfAnybody, type OrderRow } from '#core/ordering/orders/staff-orders.ts';
import { requireConfirmed } from '#core/money/confirmed-amount.ts';
import { readOpenRefills } from '#core/ordering/refill-records/refills-of-orders.ts';
import { readDispatches, type DispatchRow } from '../dispatch.store.ts';
import { CARRY_OUT } from './carry-out.ts';
import { decisionsFor, type Decision } from './queue-words.pure.ts';
import type { DecideOrderBody } from './staff-order.contract.ts';
import { showToStaff } from './staff-orders.ts';
import { standingOf } from './standing.ts';

interface DecideOrderInput extends OnceKey {
  idInPath: string;
  body: DecideOrderBody;
}

/** A decision of staff about an order. The second of two parallel decisions is refused. */
export function decideOrder(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, idInPath, body }: DecideOrderInput,
): Promise<OnceAnswer> {
  const { instanceId } = caller;
  const id = orderIdOf(idInPath);
  if (id === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    key,
    route,
    input: { idInPath, body },
    async work(trx) {
      const order = await lockOrderOfAnybody(trx, { instanceId, id });
      if (!order || order.is_test) throw new AppError('not_found');
      await decide(deps, trx, { caller, order, body });
      return {
        status: 200,
        value: { data: await showToStaff(trx, caller, { id, now: deps.clock.now() }) },
      };
    },
  });
}

interface Deciding {
  caller: CustomerCaller;
  order: OrderRow;
  body: DecideOrderBody;
}

async function decide(deps: Deps, trx: Trx, { caller, order, body }: Deciding): Promise<void> {
  const { instanceId, customer } = caller;
  const { decision } = body;
  if (decision === undefined) {
    throw new AppError('validation_failed', { fields: { decision: [{ code: 'required' }] } });
  }
  const dispatches = await readDispatches(trx, { instanceId, orderId: order.id });
  const refills = await readOpenRefills(trx, { instanceId, orderIds: [order.id] });
  const refill = refills.get(order.id);
  const { live, standing } = standingOf(order, dispatches, refill);
  const isAnother =
    body.delivery_since !== undefined && body.delivery_since !== live?.created_at.toISOString();
  if (isAnother || !decisionsFor(standing).includes(decision)) {
    throw new AppError('already_decided');
  }
  const own = { trx, instanceId, clock: deps.clock };
  await CARRY_OUT[decision](own, { order, live, refill, body, staffId: customer.id });
  const after = await lockOrderOfAnybody(trx, { instanceId, id: order.id });
  invariant(after, 'a locked order stays');
  if (ENDING.has(decision)) {
    const { cost_micro: cost, refunded_micro: refunded } = after;
    const amountMicro = decision === 'complete' ? cost - refunded : refunded - order.refunded_micro;
    requireConfirmed(body.confirmed_amount, amountMicro);
  }
  await recordAudit({ clock: deps.clock, trx }, caller, {
    action: `order.${decision}`,
    customerId: order.customer_id,
    staffId: customer.id,
    sessionId: customer.sessionId,
    details: { ...detailsOf(order, live, body), before: order.status, after: after.status },
  });
}

/** What cannot be undone, and settles what the order has cost. */
const ENDING: ReadonlySet<Decision> = new Set(['complete', 'end', 'give_back']);

function detailsOf(
  order: OrderRow,
  live: DispatchRow | undefined,
  { start_quantity, delivered, reference, reason, taken_by }: DecideOrderBody,
): Record<string, string | number> {
  return {
    order: String(order.id),
    ...(live && { dispatch: String(live.id) }),
    ...(start_quantity !== undefined && { start_quantity }),
    ...(delivered !== undefined && { delivered }),
    ...(reference !== undefined && { reference }),
    ...(reason !== undefined && { reason }),
    ...(taken_by !== undefined && { taken_by }),
  };
}
