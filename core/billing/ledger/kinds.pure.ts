/** The kinds of entries that customers see. */
export const ENTRY_KINDS = [
  'order',
  'cancel_order',
  'invoiced',
  'admin',
  'referral',
  'widget_reward',
  'fee',
  'bonus',
  'coupon',
  'task',
  'child_panel',
  'tariff',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const isEntryKind = (text: string): text is EntryKind =>
  ENTRY_KINDS.some((kind) => kind === text);

/** The accounts a customer can spend or pay out; `held` is theirs too, but waits for a decision. */
export const PURSES = ['balance', 'referral', 'task'] as const;

export type Purse = (typeof PURSES)[number];

/** All accounts of a customer; only `debt` is zero or negative. */
export const OWN_ACCOUNTS = [...PURSES, 'held', 'debt'] as const;
