import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** A person orders repeatedly, and a list of links is one order; a higher rate is a program. */
export const ORDERS_PLACED: Limit = { name: 'order-placed', capacity: 60, refillSeconds: 10 };
