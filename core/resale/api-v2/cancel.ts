import type { ApiCaller } from '#core/accounts/api-tokens/find-caller.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { cancelOrder } from '#core/fulfilment/dispatch/cancel-order.ts';
import { cancelOwnDripFeed } from '#core/ordering/orders/cancel-drip-feed.ts';
import { endForProgram } from '#core/ordering/subscriptions/of-programs.ts';
import { findParents, findStandings } from './order-statuses.ts';
import { SAYS } from './words.pure.ts';

/** Cancels each order, or asks who delivers it to; each is answered in its place. */
export async function cancelOrders(
  deps: Deps,
  caller: ApiCaller,
  ids: readonly string[],
): Promise<{ id: string; isTaken: boolean }[]> {
  const found = await findStandings(deps, caller, ids);
  const parents = await findParents(deps, caller, ids);
  const { instanceId } = caller;
  const cancel = async (id: string) => {
    const [standing, parent] = [found.get(id), parents.get(id)];
    if (parent) return endForProgram(deps, { instanceId, id: parent.id });
    return standing !== undefined && cancelOne(deps, caller, standing);
  };
  const answers = [];
  for (const id of ids) answers.push({ id, isTaken: await cancel(id) });
  return answers;
}

export const cancelError = { error: SAYS.order } as const;

interface Canceled {
  id: bigint;
  dripFeedId: bigint | null;
  runs: readonly bigint[] | null;
}

/** Of a drip-feed no further run begins, and those under way are asked to end. */
async function cancelOne(deps: Deps, caller: ApiCaller, order: Canceled): Promise<boolean> {
  const { instanceId, customerId } = caller;
  const { id, dripFeedId, runs } = order;
  const ofFeed =
    dripFeedId !== null && (await isDone(() => cancelOwnDripFeed(deps, caller, dripFeedId)));
  let isTaken = ofFeed;
  for (const orderId of runs ?? [id]) {
    const isOfRun = await isDone(() => cancelOrder(deps, { instanceId, customerId, orderId }));
    isTaken = isOfRun || isTaken;
  }
  return isTaken;
}

/** What has ended already, or was never paid, cannot be canceled. */
async function isDone(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}
