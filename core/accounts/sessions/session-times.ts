const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** A token that is not renewed for so long is over. */
export const TOKEN_MS = 7 * DAY_MS;
/** How often a client renews its token. */
export const RENEW_MS = 1_200_000;
/** However often it is renewed, a session ends so long after the sign-in. */
export const SESSION_MS = 90 * DAY_MS;
export const IMPERSONATION_MS = DAY_MS / 24;
/** How often is written down when a session was last used. */
export const SEEN_MS = 60 * SECOND_MS;
/** Requests that were on their way when the token was renewed still come with the old one. */
export const GRACE_MS = 10 * SECOND_MS;
