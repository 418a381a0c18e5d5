import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { skipOpen } from './post.store.ts';
import type { EndedReason } from './subscription-states.pure.ts';
import { changeSubscription, type SubscriptionRow } from './subscription.store.ts';
import { tellOfSubscription, type SubscriptionNews } from './tell-of-subscription.ts';

interface Ending {
  row: SubscriptionRow;
  reason: EndedReason;
  /** What staff say of it to the customer. */
  said?: string;
}

/** Ends a subscription: nothing more is ordered, and what was ordered goes on. */
export async function endSubscription(
  trx: Trx,
  deps: Pick<Deps, 'clock'>,
  { row, reason, said = '' }: Ending,
): Promise<SubscriptionRow> {
  const { instance_id: instanceId, id } = row;
  const now = deps.clock.now();
  const isOver = reason === 'limit' || reason === 'idle' || reason === 'expired';
  await skipOpen(trx, { instanceId, ids: [id], reason: 'ended' });
  const ended = await changeSubscription(trx, row, {
    status: isOver ? 'completed' : 'canceled',
    ...{ ended_reason: reason, completed_at: now, updated_at: now },
    ...{ next_try_at: null, waiting_for: null },
  });
  const news = newsOf(reason, said);
  if (news) await tellOfSubscription({ ...deps, trx, instanceId }, ended, news);
  return ended;
}

function newsOf(reason: EndedReason, said: string): SubscriptionNews | undefined {
  switch (reason) {
    case 'limit':
    case 'expired':
      return { what: 'completed' };
    case 'idle':
      return { what: 'idle' };
    case 'customer':
    case 'token':
      return { what: 'canceled' };
    case 'staff':
      return { what: 'ended', reason: said };
    case 'account_deleted':
      return undefined;
  }
}
