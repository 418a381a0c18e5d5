import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** What a token lets a program do: look, order, and cancel or ask for refills. */
export const API_SCOPES = ['read', 'order', 'manage'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** As many as a customer can keep an eye on. */
export const MOST_TOKENS = 20;
export const MOST_ADDRESSES = 20;
export const MOST_SERVICES = 200;
export const LONGEST_NAME = 60;

/** A new secret and the one before it, so that programs can change over one by one. */
export const MOST_SECRETS = 2;

/** The day that spending is counted for, in UTC: `2026-03-01`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What a customer may make in a while; each is a line of the audit log. */
export const TOKENS_MADE: Limit = { name: 'api-token-made', capacity: 20, refillSeconds: 600 };

/** Twenty calls a second, and as many more at once; a program orders at no person's pace. */
export const CALLS_OF_TOKEN: Limit = { name: 'api-v2', capacity: 40, refillSeconds: 0.05 };
