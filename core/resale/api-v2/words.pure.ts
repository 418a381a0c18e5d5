import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import type { SubscriptionStatus } from '#core/ordering/subscriptions/subscription-states.pure.ts';
import type { RefillState } from '#core/ordering/refill-records/refill-state.pure.ts';

/** The words of the trade's contract; programs compare them letter by letter. */
export const SAYS = {
  key: 'Invalid API key',
  request: 'Incorrect request',
  service: 'Incorrect service ID',
  link: 'Incorrect link',
  funds: 'Not enough funds on balance',
  running: 'You have active order with this link. Please wait until order being completed.',
  order: 'Incorrect order ID',
  refillDisabled: 'Refill is disabled for this service',
  notCompleted: 'The order is not completed',
  refillTooSoon: 'The order was completed or refill was requested less than 24 hours ago',
  refill: 'Refill not found',
  suspended: 'Your account has been suspended.',
  least: (limit: number | string) => `Quantity less than minimal ${limit}`,
  most: (limit: number | string) => `Quantity more than maximum ${limit}`,
  // The contract has no words for these, which stand beside another status.
  tooMany: 'Too many requests',
  fault: 'Something went wrong on our side. Try again later.',
} as const;

export interface Standing {
  status: OrderStatus;
  delivered: number;
  refundedMicro: bigint;
}

/** What an order of ours is called in the contract. One that is not paid yet waits as well. */
export function orderWord({ status, delivered, refundedMicro }: Standing): string {
  switch (status) {
    case 'unpaid':
    case 'in_moderation':
      return 'Pending';
    case 'in_processing':
      return delivered > 0 ? 'In progress' : 'Processing';
    case 'completed':
      return 'Completed';
    case 'canceled':
    case 'stopped':
    case 'error':
      return delivered > 0 && refundedMicro > 0n ? 'Partial' : 'Canceled';
  }
}

/** What a subscription is called in it: nothing of one that was canceled is given back. */
export function parentWord({ status, ordered }: { status: SubscriptionStatus; ordered: number }) {
  switch (status) {
    case 'in_processing':
      return ordered > 0 ? 'In progress' : 'Processing';
    case 'completed':
      return 'Completed';
    case 'canceled':
      return 'Canceled';
  }
}

export const REFILL_WORDS = {
  asked: 'Pending',
  in_progress: 'In progress',
  completed: 'Completed',
  refused: 'Rejected',
} as const satisfies Record<RefillState, string>;
