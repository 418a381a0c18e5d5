import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import { mayOrder } from '#core/accounts/api-tokens/program.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import { readTogether } from '#core/platform/db/read-together.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import {
  readProgramSubscriptions,
  type ProgramSubscription,
} from '#core/ordering/subscriptions/of-programs.ts';
import { readStandings, type OrderStanding } from '#core/ordering/orders/read-standings.ts';
import { parentIdOf, subscriptionIdOf } from './parent-ids.pure.ts';
import { SAYS, orderWord, parentWord } from './words.pure.ts';

export const CURRENCY = 'USD';

/** A list of more is long enough to be read alone. */
const FEW = 10;

/** Of one order, as many programs ask for one each: by whose it is and its id. */
const standingTogether = readTogether(async (trx, { instanceId, keys }) => {
  const orders = keys.map((key) => {
    const [customerId = '', id = ''] = key.split(' ');
    return { customerId: BigInt(customerId), id: BigInt(id) };
  });
  const found = await readStandings(trx, { instanceId, orders });
  return new Map(found.map((standing) => [`${standing.customerId} ${standing.id}`, standing]));
});

/** The orders of a customer that a token may see, by the ids as they were written. */
export async function findStandings(
  { db }: Pick<Deps, 'db'>,
  caller: ApiCaller,
  written: readonly string[],
): Promise<ReadonlyMap<string, OrderStanding>> {
  const { instanceId, customerId } = caller;
  const ids = written.flatMap((id) => orderIdOf(id) ?? []);
  const orders = ids.map((id) => ({ customerId, id }));
  const found =
    ids.length > FEW
      ? await db.read(instanceId, (trx) => readStandings(trx, { instanceId, orders }))
      : await Promise.all(ids.map((id) => standingTogether(db, instanceId, `${customerId} ${id}`)));
  return new Map(
    found
      .filter((standing) => standing !== undefined)
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
  const parents = await findParents(deps, caller, ids);
  return ids.map((id) => {
    const [standing, parent] = [found.get(id), parents.get(id)];
    if (parent) return [id, shownParent(parent)];
    return [id, standing ? shown(standing) : { error: SAYS.order }];
  });
}

/** The same of subscriptions, which are known beside orders. */
export async function findParents(
  { db }: Pick<Deps, 'db'>,
  caller: ApiCaller,
  written: readonly string[],
): Promise<ReadonlyMap<string, ProgramSubscription>> {
  const { instanceId, customerId } = caller;
  const ids = written.flatMap((id) => subscriptionIdOf(id) ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.read(instanceId, (trx) =>
    readProgramSubscriptions(trx, { instanceId, customerId, ids }),
  );
  return new Map(
    found
      .filter(({ serviceId }) => mayOrder(caller, serviceId))
      .map((parent) => [String(parentIdOf(parent.id)), parent]),
  );
}

function shownParent({ spentMicro, left, orderIds, ...parent }: ProgramSubscription): object {
  return {
    charge: formatAmount(spentMicro),
    start_count: '0',
    status: parentWord(parent),
    // Of posts, as its quantities are not known before.
    remains: String(left),
    currency: CURRENCY,
    orders: orderIds.map(Number),
  };
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
