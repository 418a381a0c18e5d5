import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { mayOrder } from '#core/accounts/api-tokens/program.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { readStandings, type OrderStanding } from '#core/ordering/orders/read-standings.ts';
import { SAYS, orderWord } from './words.pure.ts';

export const CURRENCY = 'USD';

/** The orders of a customer that a token may see, by the ids as they were written. */
export async function findStandings(
  { db }: Pick<Deps, 'db'>,
  caller: ApiCaller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderStanding>> {
  const { instanceId, customerId } = caller;
  const wanted = ids.flatMap((id) => orderIdOf(id) ?? []);
  const found = await db.read(instanceId, (trx) =>
    readStandings(trx, { instanceId, customerId, ids: wanted }),
  );
  return new Map(
    found
      .filter(({ serviceId }) => mayOrder(caller, serviceId))
      .map((standing) => [String(standing.id), standing]),
  );
}

/** Each in its place: an id that nothing is known of does not keep the others from being told. */
export async function statusesOf(
  deps: Pick<Deps, 'db'>,
  caller: ApiCaller,
  ids: readonly string[],
): Promise<[string, object][]> {
  const found = await findStandings(deps, caller, ids);
  return ids.map((id) => {
    const standing = found.get(id);
    return [id, standing ? shown(standing) : { error: SAYS.order }];
  });
}

function shown(standing: OrderStanding): object {
  const { costMicro, refundedMicro, quantity, delivered, startQuantity, status, runs } = standing;
  const isOver = status === 'completed';
  return {
    charge: formatAmount(costMicro - refundedMicro),
    start_count: String(startQuantity ?? 0),
    status: orderWord(standing),
    remains: String(isOver ? 0 : Math.max(quantity - delivered, 0)),
    currency: CURRENCY,
    ...(runs && { orders: runs.map(Number) }),
  };
}
