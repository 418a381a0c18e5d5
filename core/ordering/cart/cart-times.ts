const DAY_MS = 24 * 60 * 60 * 1000;

/** So long a cart stays that nobody changes. */
export const CART_MS = 90 * DAY_MS;
/** So long a cart counts as abandoned after it was closed. */
export const ABANDONED_MS = 21 * DAY_MS;
