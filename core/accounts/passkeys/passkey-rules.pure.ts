import type { Limit } from '#core/platform/limits/limit.pure.ts';

export const MOST_PASSKEYS = 10;
export const LONGEST_NAME = 60;

/** How long a browser waits for its visitor; the challenge lives as long. */
export const ANSWER_MS = 5 * 60_000;

/** Each visit of the login may ask once by itself: wide enough for an office with one address. */
export const PASSKEYS_ASKED: Limit = { name: 'passkey-asked', capacity: 120, refillSeconds: 5 };
