import type { Trx } from '#core/platform/db/database.ts';
import type { Deliverer } from '../deliverer.ts';
import { droppedAt, progressAt, refilledAt } from './plan.pure.ts';
import {
  insertSimulatedRefill,
  readSimulated,
  readSimulatedRefills,
  type SimulatedRefillRow,
  type SimulatedRow,
} from './simulated.store.ts';

/** A refill comes while somebody watches. */
const RUN_SECONDS = 4;

/** What drops of simulated deliveries, and what comes again. */
export const refilling: Pick<Deliverer, 'standing' | 'refill' | 'refillStates'> = {
  async standing({ db, clock }, { instanceId, orders }) {
    const references = [...orders.keys()];
    return db.inInstance(instanceId, async (trx) => {
      const standing = await countStanding(trx, { instanceId, references, now: clock.now() });
      return new Map(
        [...standing].map(([reference, { quantity }]) => [
          reference,
          { quantity, isCounted: true },
        ]),
      );
    });
  },

  async refill({ db, clock }, { instanceId, reference, requestId }) {
    const now = clock.now();
    const own = `refill-${requestId}`;
    return db.inInstance(instanceId, async (trx) => {
      const [sent] = await readSimulatedRefills(trx, {
        ...{ instanceId, by: 'reference', references: [own] },
      });
      if (sent) return { outcome: 'accepted', reference: own };
      const counted = await countStanding(trx, { instanceId, references: [reference], now });
      const missing = counted.get(reference)?.missing ?? 0;
      if (missing === 0) return { outcome: 'nothing_missing' };
      await insertSimulatedRefill(trx, {
        instance_id: instanceId,
        reference: own,
        delivery_reference: reference,
        quantity: missing,
        run_seconds: RUN_SECONDS,
        accepted_at: now,
      });
      return { outcome: 'accepted', reference: own };
    });
  },

  async refillStates({ db, clock }, { instanceId, references }) {
    const now = clock.now();
    const rows = await db.inInstance(instanceId, (trx) =>
      readSimulatedRefills(trx, { instanceId, by: 'reference', references }),
    );
    return new Map(
      rows.map((row) => {
        const state = comeOf(row, now).isOver ? ('completed' as const) : ('working' as const);
        return [row.reference, { state }];
      }),
    );
  },
};

interface Counting {
  instanceId: number;
  references: readonly string[];
  now: Date;
}

async function countStanding(trx: Trx, { instanceId, references, now }: Counting) {
  const rows = await readSimulated(trx, { instanceId, references });
  const refills = await readSimulatedRefills(trx, {
    ...{ instanceId, by: 'delivery_reference', references },
  });
  return new Map(
    rows.map((row) => {
      const own = refills.filter(({ delivery_reference: of }) => of === row.reference);
      return [row.reference, standingOf(row, own, now)];
    }),
  );
}

/** What is on its way again is missing no more, and does not stand yet. */
function standingOf(row: SimulatedRow, refills: readonly SimulatedRefillRow[], now: Date) {
  const running = {
    plan: row.plan,
    quantity: row.quantity,
    acceptedAt: row.accepted_at,
    canceledAt: row.canceled_at,
  };
  const { delivered } = progressAt(running, now);
  const lost = droppedAt(running, now);
  const come = refills.reduce((sum, refill) => sum + comeOf(refill, now).delivered, 0);
  const promised = refills.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    quantity: Math.min(Math.max(delivered - lost + come, 0), row.quantity),
    missing: Math.max(lost - promised, 0),
  };
}

const comeOf = (row: SimulatedRefillRow, now: Date) =>
  refilledAt(
    { quantity: row.quantity, runSeconds: row.run_seconds, acceptedAt: row.accepted_at },
    now,
  );
