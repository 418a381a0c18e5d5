export const ORDER_STATUSES = [
  'completed',
  'stopped',
  'in_processing',
  'in_moderation',
  'canceled',
  'unpaid',
  'error',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const DRIP_FEED_STATUSES = ['unpaid', 'in_processing', 'completed', 'canceled'] as const;
export type DripFeedStatus = (typeof DRIP_FEED_STATUSES)[number];
