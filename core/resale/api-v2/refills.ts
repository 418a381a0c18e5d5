import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { askRefill } from '#core/fulfilment/refills/ask-refill.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { lockOwnOrder } from '#core/ordering/orders/own-order.ts';
import type { RefillObstacle } from '#core/ordering/refill-records/refill-terms.pure.ts';
import { readLastRefills, readRefillsByIds } from '#core/ordering/refill-records/refill-rows.ts';
import { mayOrder } from '#core/accounts/api-tokens/program.ts';
import { findParents, findStandings } from './order-statuses.ts';
import { Refusal } from './refusal.ts';
import { REFILL_WORDS, SAYS } from './words.pure.ts';

/** Why there is none; while one is open, asked again is the same one. */
const OBSTACLES = {
  not_guaranteed: SAYS.refillDisabled,
  over: SAYS.refillDisabled,
  not_completed: SAYS.notCompleted,
  too_soon: SAYS.refillTooSoon,
} as const satisfies Record<Exclude<RefillObstacle, 'open'>, string>;

/** Asks for a refill of an order; answers its id, or refuses. */
export async function refillOrder(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: ApiCaller,
  id: string,
): Promise<bigint> {
  const { instanceId, customerId } = caller;
  const standing = (await findStandings(deps, caller, [id])).get(id);
  // Its orders are refilled one by one.
  if ((await findParents(deps, caller, [id])).has(id)) throw new Refusal(SAYS.refillDisabled);
  if (!standing) throw new Refusal(SAYS.order);
  return deps.db.inInstance(instanceId, async (trx) => {
    const order = await lockOwnOrder(trx, { instanceId, customerId, orderId: standing.id });
    const obstacle = await askRefill({ trx, instanceId, clock: deps.clock }, order, 'customer');
    if (obstacle !== null && obstacle !== 'open') throw new Refusal(OBSTACLES[obstacle]);
    const [last] = await readLastRefills(trx, { instanceId, orderIds: [order.id] });
    invariant(last, 'a refill that was asked for is there');
    return last.id;
  });
}

/** What became of refills, by their own ids as they were written; an unknown one has no word. */
export async function refillWords(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customerId, serviceIds }: ApiCaller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.flatMap((id) => orderIdOf(id) ?? []);
  const rows = await db.read(instanceId, (trx) =>
    readRefillsByIds(trx, { instanceId, customerId, ids: wanted }),
  );
  return new Map(
    rows
      .filter(({ service_id: serviceId }) => mayOrder({ serviceIds }, serviceId))
      .map(({ id, state }) => [String(id), REFILL_WORDS[state]]),
  );
}

/** The same for the last refill of an order. */
export async function refillWordOfOrder(
  deps: Pick<Deps, 'db'>,
  caller: ApiCaller,
  orderId: string,
): Promise<string> {
  const { instanceId } = caller;
  const standing = (await findStandings(deps, caller, [orderId])).get(orderId);
  if (!standing) throw new Refusal(SAYS.refill);
  const [last] = await deps.db.read(instanceId, (trx) =>
    readLastRefills(trx, { instanceId, orderIds: [standing.id] }),
  );
  if (!last) throw new Refusal(SAYS.refill);
  return REFILL_WORDS[last.state];
}
