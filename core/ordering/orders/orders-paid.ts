import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';
import type { OrderRow } from './order.store.ts';

export interface PaidOrders {
  customerId: bigint;
  orders: readonly Pick<
    OrderRow,
    'id' | 'service_id' | 'is_test' | 'cost_micro' | 'drip_feed_id'
  >[];
}

/** Called with orders in the transaction that pays them. */
export const ordersPaid = listeners<[LedgerDeps, PaidOrders]>('orders paid');
