import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** What a test account begins with: enough for a first try of everything. */
export const FIRST_MICRO = 1_000_000_000n;

/** More shows nothing that less does not. */
export const MOST_MICRO = 1_000_000_000_000n;

/** Each is an entry of a ledger that is kept for good. */
export const TOPPED_UP: Limit = { name: 'test-money', capacity: 20, refillSeconds: 60 };
