import type { Trx } from '#core/platform/db/database.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import { keywordsOf } from './keywords-of.pure.ts';
import { POSITION_MOMENTS } from './position-moments.pure.ts';
import type { SeoPositions } from './position.contract.ts';
import { readMeasured } from './position.store.ts';

interface Ordered {
  id: bigint;
  targets: readonly TargetableValue[];
}

interface KeywordFigures {
  keywords: string[];
  seo_positions: SeoPositions;
}

export type KeywordFiguresOf = (order: Ordered) => KeywordFigures;

/** The figures before the first measurement. */
export const unmeasured: KeywordFiguresOf = ({ targets }) => {
  const keywords = keywordsOf(targets);
  return { keywords, seo_positions: keywords.length === 0 ? null : NOTHING };
};

const NOTHING = { on_create: null, on_complete: null, after_five_days: null };

export async function readKeywordFigures(
  trx: Trx,
  { instanceId, orders }: { instanceId: number; orders: readonly Ordered[] },
): Promise<KeywordFiguresOf> {
  const orderIds = orders.flatMap(({ id, targets }) => (keywordsOf(targets).length > 0 ? id : []));
  const measured = await readMeasured(trx, { instanceId, orderIds });
  return (order) => {
    const { keywords, seo_positions: nothing } = unmeasured(order);
    if (nothing === null) return { keywords, seo_positions: null };
    const own = measured.filter(({ order_id: id }) => id === order.id);
    const seo: NonNullable<SeoPositions> = { ...nothing };
    for (const moment of POSITION_MOMENTS) {
      const positions = own.find((one) => one.moment === moment)?.positions;
      if (positions?.length !== keywords.length) continue;
      seo[moment] = keywords.map((keyword, at) => ({ keyword, position: positions[at] ?? null }));
    }
    return { keywords, seo_positions: seo };
  };
}
