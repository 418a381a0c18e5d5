const DAY_MS = 24 * 60 * 60 * 1000;

/** A cart is deleted after this time without a change. */
export const CART_MS = 90 * DAY_MS;
/** A cart counts as abandoned for this time after it was closed. */
export const ABANDONED_MS = 21 * DAY_MS;
