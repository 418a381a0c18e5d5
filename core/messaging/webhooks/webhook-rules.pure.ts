import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** As many as a customer can keep an eye on. */
export const MOST_ENDPOINTS = 10;
export const LONGEST_URL = 500;

/** A new secret and the one before it, so that a receiver can change over. */
export const MOST_WEBHOOK_SECRETS = 2;

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why nothing goes to an endpoint. */
export const DISABLED_REASONS = ['customer', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Why an attempt came to nothing. */
export const FAILURE_REASONS = [
  'status',
  'redirect',
  'gone',
  'not_allowed',
  'not_found',
  'timeout',
  'failed',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** What a customer may make in a while; each asks for the password. */
export const ENDPOINTS_MADE: Limit = {
  name: 'webhook-endpoint-made',
  capacity: 20,
  refillSeconds: 600,
};

/** Each sends something to the outside. */
export const WEBHOOKS_ASKED: Limit = { name: 'webhooks-asked', capacity: 30, refillSeconds: 10 };

/** How many events one call sends again. */
export const MOST_REPLAYED = 1_000;
