import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { skipOpen } from './post.store.ts';
import type { EndedReason } from './subscription-states.pure.ts';
import { changeSubscription, type SubscriptionRow } from './subscription.store.ts';
import { tellOfSubscription } from './tell-of-subscription.ts';

interface Ending {
  row: SubscriptionRow;
  reason: EndedReason;
}

/** Ends a subscription: nothing more is ordered, and what was ordered goes on. */
export async function endSubscription(
  trx: Trx,
  deps: Pick<Deps, 'clock'>,
  { row, reason }: Ending,
): Promise<SubscriptionRow> {
  const { instance_id: instanceId, id } = row;
  const now = deps.clock.now();
  const isOver = reason === 'limit' || reason === 'idle';
  await skipOpen(trx, { instanceId, ids: [id], reason: 'ended' });
  const ended = await changeSubscription(trx, row, {
    status: isOver ? 'completed' : 'canceled',
    ...{ ended_reason: reason, completed_at: now, updated_at: now },
    ...{ next_try_at: null, waiting_for: null },
  });
  if (reason !== 'account_deleted') {
    const what = reason === 'customer' ? 'canceled' : reason === 'idle' ? 'idle' : 'completed';
    await tellOfSubscription({ ...deps, trx, instanceId }, ended, { what });
  }
  return ended;
}
