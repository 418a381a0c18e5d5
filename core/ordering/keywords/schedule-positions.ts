import type { Trx } from '#core/platform/db/database.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import { keywordsOf } from './keywords-of.pure.ts';
import type { PositionMoment } from './position-moments.pure.ts';
import { insertMoments } from './position.store.ts';

export { keepPositions, listMomentsDue, postpone, type DueMoment } from './position.store.ts';

interface ForKeywords {
  instance_id: number;
  id: bigint;
  targets: readonly TargetableValue[];
}

const FIVE_DAYS_MS = 5 * 24 * 60 * 60 * 1_000;

/** Schedules the measurement before delivery. */
export async function measureAtCreation(
  trx: Trx,
  orders: readonly ForKeywords[],
  at: Date,
): Promise<void> {
  const asked = orders.filter(({ targets }) => keywordsOf(targets).length > 0);
  await insertMoments(
    trx,
    asked.map((order) => momentOf(order, 'on_create', at)),
  );
}

/** Schedules the measurements on completion and five days later. */
export async function measureAfterwards(trx: Trx, order: ForKeywords, at: Date): Promise<void> {
  if (keywordsOf(order.targets).length === 0) return;
  const later = new Date(at.getTime() + FIVE_DAYS_MS);
  await insertMoments(trx, [
    momentOf(order, 'on_complete', at),
    momentOf(order, 'after_five_days', later),
  ]);
}

const momentOf = ({ instance_id, id }: ForKeywords, moment: PositionMoment, dueAt: Date) => ({
  ...{ instance_id, order_id: id, moment },
  ...{ due_at: dueAt, next_try_at: dueAt },
});
