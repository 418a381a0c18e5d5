import type { Limit } from '#core/platform/limits/limit.pure.ts';

/**
 * Mails to an address that another person may have requested: three at once, then one in 20
 * minutes.
 */
export const MAIL_TO_ADDRESS: Limit = { name: 'mail-to', capacity: 3, refillSeconds: 20 * 60 };

/** What one network address may ask for without being logged in. */
export const ASKED_BY_ADDRESS: Limit = { name: 'account-asked', capacity: 20, refillSeconds: 60 };

/** Wrong codes of two-factor sign-in, in whichever step: a million codes outlast every guesser. */
export const SECOND_FACTOR: Limit = { name: 'second-factor', capacity: 5, refillSeconds: 300 };

/** Wrong passwords of a logged-in customer, and wrong codes. */
export const PROOF_OF_OWNER: Limit = { name: 'owner-proof', capacity: 10, refillSeconds: 120 };
