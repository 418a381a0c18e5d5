import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { ownOrderIn } from '#core/ordering/orders/order-in-path.ts';
import {
  findOwnOrder,
  lockOwnOrder,
  switchAutoRefill,
  type OwnOrder,
} from '#core/ordering/orders/own-order.ts';
import type { RefillRequests } from './refill.contract.ts';
import { mayRefillAlone, refillTerms } from '#core/ordering/refill-records/refill-terms.pure.ts';
import {
  readRefills,
  readStatistics,
  readWatched,
  type RefillRow,
} from '#core/ordering/refill-records/refill-rows.ts';

/** As many points as a plot shows. */
const MOST_STATISTICS = 200;

/** The refills of an order of the customer, and whether another one can be asked for. */
export async function getOwnRefills(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<RefillRequests> {
  const owned = ownOrderIn(caller, idInPath);
  const { instanceId, orderId } = owned;
  return db.read(instanceId, async (trx) => {
    const [found, refills, counts] = await Promise.all([
      findOwnOrder(trx, owned),
      readRefills(trx, { instanceId, orderId }),
      readStatistics(trx, { instanceId, orderId, most: MOST_STATISTICS }),
    ]);
    if (!found) throw new AppError('not_found');
    const terms = refillTerms(found, refills[0], clock.now());
    return {
      data: refills.map(shown),
      meta: {
        obstacle: terms.obstacle,
        possible_at: terms.possibleAt?.toISOString() ?? null,
        guaranteed_until: terms.guaranteedUntil?.toISOString() ?? null,
        statistics: counts.map(({ measured_at: at, quantity }) => ({
          date: at.toISOString(),
          quantity,
        })),
      },
    };
  });
}

const shown = (row: RefillRow): RefillRequests['data'][number] => ({
  id: Number(row.id),
  ...{ state: row.state, asked_by: row.asked_by, missing: row.missing },
  ...{ refusal: row.refusal, reason: row.reason },
  created_at: row.asked_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  ended_at: row.ended_at?.toISOString() ?? null,
});

interface Switching extends OwnOrder {
  isOn: boolean | undefined;
}

/** Whether a drop shall ask for a refill by itself; only where somebody counts. */
export async function switchOwnAutoRefill(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { isOn, ...asking }: Switching,
): Promise<void> {
  const { instanceId, orderId } = asking;
  const now = clock.now();
  await db.inInstance(instanceId, async (trx) => {
    const order = await lockOwnOrder(trx, asking);
    if (isOn === undefined) {
      throw new AppError('validation_failed', { fields: { is_on: [{ code: 'required' }] } });
    }
    const watched = await readWatched(trx, { instanceId, orderIds: [orderId], now });
    if (isOn && !mayRefillAlone(order, watched.has(orderId))) {
      throw new AppError('refill_impossible');
    }
    await switchAutoRefill(trx, { instanceId, orderId, isOn, at: now });
  });
}
