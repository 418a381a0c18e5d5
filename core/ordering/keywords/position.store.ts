import type { Insertable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SearchPositionsTable } from './position.tables.ts';
import type { Position, PositionMoment } from './position-moments.pure.ts';

/** Each moment exists once per order. */
export async function insertMoments(
  trx: Trx,
  moments: readonly Insertable<SearchPositionsTable>[],
): Promise<void> {
  if (moments.length === 0) return;
  await trx
    .insertInto('search_positions')
    .values(moments)
    .onConflict((conflict) => conflict.columns(['instance_id', 'order_id', 'moment']).doNothing())
    .execute();
}

export async function readMeasured(
  trx: Trx,
  { instanceId, orderIds }: { instanceId: number; orderIds: readonly bigint[] },
): Promise<{ order_id: bigint; moment: PositionMoment; positions: Position[] | null }[]> {
  if (orderIds.length === 0) return [];
  return trx
    .selectFrom('search_positions')
    .select(['order_id', 'moment', 'positions'])
    .where('instance_id', '=', instanceId)
    .where('order_id', 'in', orderIds)
    .where('measured_at', 'is not', null)
    .execute();
}

/** Due moments of every instance, longest waiting first. */
export function listMomentsDue(trx: Trx, { now, most }: { now: Date; most: number }) {
  return trx
    .selectFrom('search_positions')
    .select(['instance_id', 'order_id', 'moment', 'due_at', 'failures'])
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute();
}
export type DueMoment = Awaited<ReturnType<typeof listMomentsDue>>[number];

type MomentRef = Pick<DueMoment, 'instance_id' | 'order_id' | 'moment'>;

const openMoment = (trx: Trx, { instance_id: instanceId, order_id: id, moment }: MomentRef) =>
  trx
    .updateTable('search_positions')
    .where('instance_id', '=', instanceId)
    .where('order_id', '=', id)
    .where('moment', '=', moment)
    .where('measured_at', 'is', null);

/** A position that was measured is not overwritten. */
export async function keepPositions(
  trx: Trx,
  ref: MomentRef,
  { positions, at }: { positions: readonly Position[]; at: Date },
): Promise<void> {
  await openMoment(trx, ref)
    .set({ positions: JSON.stringify(positions), measured_at: at, next_try_at: null })
    .execute();
}

/** Without a next time, the measurement is given up. */
export async function postpone(
  trx: Trx,
  ref: MomentRef,
  change: { next_try_at: Date | null; failures: number },
): Promise<void> {
  await openMoment(trx, ref).set(change).execute();
}
