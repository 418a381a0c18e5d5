import { readCharge } from '#core/billing/payments/cards/charge-saved-card.ts';
import type { SubscriptionCards } from '#core/billing/payments/cards/subscription-cards.ts';
import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { forgetCharges, readOpenCharges } from './post.store.ts';
import {
  changeSubscription,
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
} from './subscription.store.ts';

interface PayBy {
  row: SubscriptionRow;
  /** Null for the balance alone. */
  cardId: bigint | null;
}

/**
 * Pays a subscription by another card from now on. What was declined may be charged anew; what is still
 * being charged is not, so that nothing is paid twice.
 */
export async function payBy(
  trx: Trx,
  { clock }: Pick<Deps, 'clock'>,
  { row, cardId }: PayBy,
): Promise<SubscriptionRow> {
  const { instance_id: instanceId, id: subscriptionId } = row;
  const invoiceIds: bigint[] = [];
  for (const id of await readOpenCharges(trx, { instanceId, subscriptionId })) {
    const charge = await readCharge(trx, { instanceId, id });
    if (charge?.state === 'declined') invoiceIds.push(id);
  }
  await forgetCharges(trx, { instanceId, subscriptionId, invoiceIds });
  const now = clock.now();
  return changeSubscription(trx, row, {
    ...{ billing_type: cardId === null ? 'balance' : 'card', card_id: cardId, updated_at: now },
    ...(row.next_try_at !== null && { next_try_at: now }),
  });
}

/** Lets a card be saved for a subscription, and has it pay from then on. */
export const cardsOfSubscriptions: SubscriptionCards = {
  async isRunning(trx, { instanceId, customerId, subscriptionId: id }) {
    const row = await findSubscription(trx, { instanceId, id });
    return row?.customer_id === customerId && row.status === 'in_processing';
  },
  async payBy(trx, deps, { instanceId, customerId, subscriptionId: id, cardId }) {
    const row = await lockSubscription(trx, { instanceId, id });
    // It may be over by now; then the card is only saved.
    if (row?.customer_id !== customerId || row.status !== 'in_processing') return;
    await payBy(trx, deps, { row, cardId });
  },
};
