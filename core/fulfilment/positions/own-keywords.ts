import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { getOwnOrder } from '#core/ordering/orders/own-orders.ts';
import { positionSource } from './position-source.ts';
import type {
  OrderKeyword,
  OrderKeywords,
  SeoPositions,
} from '#core/ordering/keywords/position.contract.ts';

/** The keywords of an order of the customer, each with where it stood when. */
export async function getOwnKeywords(
  deps: Pick<Deps, 'db' | 'clock' | 'isDemo'>,
  caller: OwnerCaller,
  idInPath: string,
): Promise<OrderKeywords> {
  const { keywords, seo_positions: seo } = await getOwnOrder(deps, caller, idInPath);
  return {
    data: keywords.map((keyword) => keywordIn(seo, keyword)),
    meta: { is_measured: positionSource(deps) !== undefined },
  };
}

function keywordIn(seo: SeoPositions, keyword: string): OrderKeyword {
  const at = (moment: keyof NonNullable<SeoPositions>) => {
    const found = seo?.[moment]?.find((one) => one.keyword === keyword);
    return found ? { position: found.position } : null;
  };
  return {
    keyword,
    on_create: at('on_create'),
    on_complete: at('on_complete'),
    after_five_days: at('after_five_days'),
  };
}
