import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';

export interface PaidOrders {
  customerId: bigint;
  orders: readonly {
    id: bigint;
    service_id: number;
    is_test: boolean;
    drip_feed_id: bigint | null;
    cost_micro: bigint;
  }[];
}

/** Called with orders in the transaction that pays them. */
export const ordersPaid = listeners<[LedgerDeps, PaidOrders]>('orders paid');
