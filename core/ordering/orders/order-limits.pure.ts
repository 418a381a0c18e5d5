import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** A person orders again and again, and a list of links is one order; what is more is a program. */
export const ORDERS_PLACED: Limit = { name: 'order-placed', capacity: 60, refillSeconds: 10 };
