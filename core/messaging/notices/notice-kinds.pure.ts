import type { Localized } from '#instance-schema/localized.ts';

/** What a customer is told in the panel. */
export const NOTICE_KINDS = [
  'order_completed',
  'order_partial',
  'order_canceled',
  'cancel_refused',
  'drip_feed_completed',
  'refill_completed',
  'refill_refused',
  'refill_not_needed',
  'support_answered',
  'ticket_answered',
  'payment_received',
  'payment_late',
  'payment_refused',
  'payment_to_confirm',
  'payment_refunded',
  'refund_returned',
  // Of who has asked for it.
  'staff_refund_failed',
  'staff_refund_returned',
  'payment_disputed',
  'dispute_won',
  'dispute_lost',
  'debt_made',
  'automatic_top_up_off',
  'withdrawal_requested',
  'withdrawal_approved',
  'withdrawal_paid',
  'withdrawal_refused',
  'withdrawal_unknown',
  'withdrawal_canceled',
  'identity_wanted',
  'identity_approved',
  'identity_refused',
  'identity_expired',
  'account_frozen',
  'account_unfrozen',
  'two_factor_removed',
  'balance_added',
  'balance_taken',
  'grade_reached',
  'grade_kept',
  'grade_fell',
  'grade_lost',
  'grade_given',
  'grade_changed',
  'publication_moved',
  'publication_invalid',
  'publication_failed',
  'publication_stays',
  'webhook_disabled',
  'rewards_released',
  'rewards_reversed',
  'review_hidden',
  'review_shown',
  'review_answered',
  'trial_approved',
  'trial_refused',
  'task_declined',
  'child_panel_reminder',
  'child_panel_overdue',
  'child_panel_suspended',
  'child_panel_resumed',
  'child_panel_closed',
  'subscription_began',
  'subscription_no_funds',
  'subscription_card',
  'subscription_price',
  'subscription_not_sold',
  'subscription_completed',
  'subscription_idle',
  'subscription_canceled',
  'subscription_ended',
  'tariff_trial_ending',
  'tariff_reminder',
  'tariff_overdue',
  'tariff_ended',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What the sentence of a notice is made of, in whatever language it is read. */
export interface NoticeFacts {
  /** As the order calls it. */
  service?: string;
  /** Of the service of a review. */
  serviceId?: number;
  /** The number of a ticket or a subscription, and what it is called. */
  ticket?: number;
  subscription?: number;
  subject?: string;
  delivered?: number;
  quantity?: number;
  runs?: number;
  refundedMicro?: string;
  /** What was paid. */
  amountMicro?: string;
  creditedMicro?: string;
  /** Where it goes: the address of an endpoint, the host of a rented panel. */
  address?: string;
  /** What staff say of it. */
  reason?: string;
  /** The grade since then, and the one before. */
  grade?: Localized;
  gradeBefore?: Localized;
  /** The plan of a customer. */
  plan?: Localized;
  /** Until when it holds. */
  until?: string;
}
