/** What the sandbox does with a payment; its page has a button for each. */
export const DECISIONS = ['approve', 'decline', 'delay', 'repeat', 'reorder', 'close'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What can become of a payment that was approved. */
export const TAKEN_BACK = ['refund', 'dispute'] as const;
export type TakingBack = (typeof TAKEN_BACK)[number];
