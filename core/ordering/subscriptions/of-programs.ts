import type { Deps } from '#core/deps.ts';
import {
  readOrderIdsOfSubscriptions,
  type SpentOn,
} from '#core/ordering/orders/orders-of-subscriptions.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { endSubscription } from './end-subscription.ts';
import { lockSubscription, readOfPrograms, type SubscriptionRow } from './subscription.store.ts';

interface Asked {
  instanceId: number;
  customerId: bigint;
  ids: readonly bigint[];
}

export interface ProgramSubscription {
  id: bigint;
  serviceId: number;
  status: SubscriptionRow['status'];
  ordered: number;
  /** How many new posts are still ordered for; posts from before are not counted. */
  left: number;
  spentMicro: bigint;
  orderIds: bigint[];
}

const NOTHING: SpentOn = { spentMicro: 0n, orderIds: [] };

/** Subscriptions of a customer that programs have begun, with what came of them. */
export async function readProgramSubscriptions(
  trx: Trx,
  asked: Asked,
): Promise<ProgramSubscription[]> {
  if (asked.ids.length === 0) return [];
  const rows = await readOfPrograms(trx, asked);
  const { instanceId } = asked;
  const orders = await readOrderIdsOfSubscriptions(trx, {
    ...{ instanceId, ids: rows.map(({ id }) => id) },
  });
  return rows.flatMap(({ service_id: serviceId, ...row }) => {
    if (serviceId === null) return [];
    const { id, status, contents_count: ordered } = row;
    const made = ordered - row.old_contents_count;
    const left = status === 'in_processing' ? row.contents_limit - made : 0;
    return [{ ...{ id, serviceId, status, ordered, left }, ...(orders.get(id) ?? NOTHING) }];
  });
}

/** Ends one for a program; false where it is over already. */
export function endForProgram(
  deps: Pick<Deps, 'db' | 'clock'>,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<boolean> {
  return deps.db.inInstance(instanceId, async (trx) => {
    const row = await lockSubscription(trx, { instanceId, id });
    if (row?.status !== 'in_processing') return false;
    await endSubscription(trx, deps, { row, reason: 'customer' });
    return true;
  });
}
