export const SUBSCRIPTION_STATUSES = ['in_processing', 'completed', 'canceled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** By what its orders are paid: the balance alone, or a card as well for what it lacks. */
export const BILLING_TYPES = ['balance', 'card'] as const;
export type BillingType = (typeof BILLING_TYPES)[number];

/** What keeps all of its posts waiting. */
export const WAITING_FOR = [
  'funds',
  'card',
  'card_confirmation',
  'price',
  'daily_cap',
  'account',
] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** Why it is over. */
export const ENDED_REASONS = [
  'limit',
  'idle',
  'expired',
  'customer',
  'token',
  'staff',
  'account_deleted',
] as const;
export type EndedReason = (typeof ENDED_REASONS)[number];

export const POST_STATES = ['planned', 'waiting', 'ordered', 'skipped'] as const;
export type PostState = (typeof POST_STATES)[number];

/** Why nothing was ordered for a post, or not for all services; waiting or for good. */
export const POST_REASONS = [
  ...WAITING_FOR,
  'not_sold',
  'link_refused',
  'link_running',
  'ended',
] as const;
export type PostReason = (typeof POST_REASONS)[number];

/** Why new posts of a network cannot be seen, or nothing can be ordered for them. */
export const UNWATCHED_REASONS = ['no_source', 'no_services'] as const;

export const SUBSCRIPTION_SORTS = ['id', 'status', 'createdAt'] as const;
export type SubscriptionSort = (typeof SUBSCRIPTION_SORTS)[number];

export const MOST_CONTENTS = 1_000;
export const DEFAULT_CONTENTS = 10;
export const LONGEST_NAME = 100;
export const MOST_SERVICES = 20;
