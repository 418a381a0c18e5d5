import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Noun } from '#core/noun.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { WAITING_PERMISSIONS, countWork } from './waiting.operations.ts';
import { countWaiting, MOST_COUNTED, type WaitingList } from './waiting.store.ts';

/** Of those lists that somebody may open, how much waits in each. */
async function countFor(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
): Promise<{ data: { list: WaitingList; count: number; is_more: boolean }[] }> {
  if (customer.permissions.length === 0) throw new AppError('not_found');
  const lists = (Object.keys(WAITING_PERMISSIONS) as WaitingList[]) // Its keys.
    .filter((list) => customer.permissions.includes(WAITING_PERMISSIONS[list]));
  const counts = await db.read(instanceId, (trx) => countWaiting(trx, { instanceId, lists }));
  return {
    data: counts.map(({ list, waiting }) => ({
      ...{ list, count: Number(waiting), is_more: Number(waiting) >= MOST_COUNTED },
    })),
  };
}

export const waiting: Noun = {
  routes: (api, deps) => handle(api, countWork, (caller) => countFor(deps, caller)),
};
