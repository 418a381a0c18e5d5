import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { provided } from '#core/platform/listeners/listeners.ts';

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
  subscriptionId: bigint;
}

/** What a card may be saved for: a subscription that goes on. */
export interface SubscriptionCards {
  isRunning(trx: Trx, asked: OfCustomer): Promise<boolean>;
  /** Called in the transaction that saves the card. */
  payBy(trx: Trx, deps: Pick<Deps, 'clock'>, asked: OfCustomer & { cardId: bigint }): Promise<void>;
}

export const subscriptionCards = provided<SubscriptionCards>('the subscriptions that a card pays');
