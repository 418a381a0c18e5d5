import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { listeners } from '#core/platform/listeners/listeners.ts';
import type { OrderRow } from './order.store.ts';

/** What is known of orders before they are paid; what is left out has to be looked up. */
export interface KnownOfOrders {
  /** Whether somebody has brought the customer here. */
  isReferred?: boolean | undefined;
  /** Whether they came through the widget of a partner. */
  isOfWidget?: boolean | undefined;
}

export interface PaidOrders extends KnownOfOrders {
  customerId: bigint;
  orders: readonly Pick<
    OrderRow,
    'id' | 'service_id' | 'is_test' | 'cost_micro' | 'drip_feed_id'
  >[];
}

/** Called with orders in the transaction that pays them. */
export const ordersPaid = listeners<[LedgerDeps, PaidOrders]>('orders paid');
