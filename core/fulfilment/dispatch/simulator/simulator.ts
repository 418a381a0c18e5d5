import type { Trx } from '#core/platform/db/database.ts';
import type { Deliverer, DeliveryState } from '../deliverer.ts';
import { refilling } from './refilling.ts';
import { planToWatch } from './plan-delivery.ts';
import { progressAt } from './plan.pure.ts';
import {
  cancelSimulated,
  insertSimulated,
  readSimulated,
  type SimulatedRow,
} from './simulated.store.ts';

/** Simulates a delivery within about a minute, to try out the panel. */
export const simulator: Deliverer = {
  isRepeatable: true,

  async add({ db, clock, planDelivery = planToWatch }, order) {
    const { instanceId, requestId, quantity } = order;
    const planned = planDelivery(order);
    if (planned === 'refused') return { outcome: 'refused', reason: 'simulated' };
    const reference = `sim-${requestId}`;
    const isNew = await db.inInstance(instanceId, (trx) =>
      insertSimulated(trx, {
        instance_id: instanceId,
        reference,
        quantity,
        plan: JSON.stringify(planned.plan),
        accepted_at: clock.now(),
        canceled_at: null,
      }),
    );
    if (isNew && planned.isAnswerLost) return { outcome: 'unknown' };
    return { outcome: 'accepted', reference };
  },

  async states({ db, clock }, { instanceId, orders }) {
    const now = clock.now();
    const references = [...orders.keys()];
    const rows = await db.inInstance(instanceId, (trx) =>
      readSimulated(trx, { instanceId, references }),
    );
    return new Map(rows.map((row) => [row.reference, stateOf(row, now)]));
  },

  async cancel({ db, clock }, { instanceId, reference }) {
    return db.inInstance(instanceId, (trx) =>
      cancelOne(trx, { instanceId, reference, now: clock.now() }),
    );
  },

  ...refilling,
};

async function cancelOne(
  trx: Trx,
  { instanceId, reference, now }: { instanceId: number; reference: string; now: Date },
): Promise<'taken' | 'refused'> {
  const [row] = await readSimulated(trx, { instanceId, references: [reference] });
  const canCancel = row?.plan.takesCancel && !progressOf(row, now).isOver;
  if (!canCancel) return 'refused';
  await cancelSimulated(trx, { instanceId, reference, now });
  return 'taken';
}

function stateOf(row: SimulatedRow, now: Date): DeliveryState {
  const { hasStarted, delivered, isOver } = progressOf(row, now);
  const { startQuantity } = row.plan;
  if (!isOver) return hasStarted ? { state: 'working', startQuantity, delivered } : WAITING;
  return delivered >= row.quantity
    ? { state: 'completed', startQuantity }
    : { state: 'ended', startQuantity, delivered };
}

const WAITING = { state: 'waiting' } as const;

const progressOf = (row: SimulatedRow, now: Date) =>
  progressAt(
    {
      plan: row.plan,
      quantity: row.quantity,
      acceptedAt: row.accepted_at,
      canceledAt: row.canceled_at,
    },
    row.held_at && row.held_at < now ? row.held_at : now,
  );
