import type { Trx } from '#core/platform/db/database.ts';
import { countUnreadUpTo } from './notice.store.ts';

/** One more than anybody is shown. */
const MOST_COUNTED = 100;

/** How many notices a customer has not read, or a hundred of very many. */
export function countUnread(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<number> {
  return countUnreadUpTo(trx, { instanceId, customerId: id }, MOST_COUNTED);
}
