/**
 * `requested` and `approved` wait for staff, `unknown` for what a bank says; the others are ends.
 */
export const WITHDRAWAL_STATUSES = [
  'requested',
  'approved',
  'unknown',
  'paid',
  'refused',
  'canceled',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export const OPEN_STATUSES = ['requested', 'approved', 'unknown'] as const;

export const isOpen = (status: WithdrawalStatus): status is (typeof OPEN_STATUSES)[number] =>
  OPEN_STATUSES.some((one) => one === status);

/**
 * What is done to a withdrawal. `send` says who is about to pay it, before they do; `doubt`, that
 * nobody knows whether they have.
 */
export const WITHDRAWAL_DEEDS = ['approve', 'send', 'pay', 'refuse', 'doubt', 'cancel'] as const;
export type WithdrawalDeed = (typeof WITHDRAWAL_DEEDS)[number];

/** How a withdrawal stands: once somebody sends it, nobody else does. */
export interface Standing {
  status: WithdrawalStatus;
  senderId: bigint | null;
}

/**
 * What becomes of a withdrawal; undefined where that cannot be done. Who has begun to send it says
 * what came of it; others can only doubt. What is in doubt is never sent again: it was paid or not.
 */
export function afterDeed(
  { status, senderId }: Standing,
  deed: WithdrawalDeed,
  byId: bigint,
): WithdrawalStatus | undefined {
  if (status === 'requested') return FIRST[deed];
  if (status === 'unknown') return LAST[deed];
  if (status !== 'approved') return undefined;
  if (senderId === null) return READY[deed];
  if (deed === 'doubt') return 'unknown';
  return senderId === byId ? LAST[deed] : undefined;
}

type Ways = Partial<Record<WithdrawalDeed, WithdrawalStatus>>;

const FIRST: Ways = { approve: 'approved', refuse: 'refused', cancel: 'canceled' };
const READY: Ways = { send: 'approved', refuse: 'refused' };
const LAST: Ways = { pay: 'paid', refuse: 'refused' };
