import { decisionsFor, type Standing } from './queue-words.pure.ts';

/** What can be done with many orders at once: all that needs no word on each of them. */
export const BULK_KINDS = [
  'cancel',
  'retry',
  'take',
  'complete',
  'keep_on',
  'refill_take',
  'refill_complete',
  'refill_refuse',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** Why an order is left as it is. */
export const CANNOT = [
  'ended',
  'unpaid',
  'delivered',
  'unclear',
  'asked_before',
  'elsewhere',
  'taken_before',
  'not_asked',
  'not_held',
  'no_refill',
] as const;
export type Cannot = (typeof CANNOT)[number];

/** It is done at once, or its provider is asked to; or neither. */
export type Verdict = 'can' | 'ask' | Cannot;

export type OrderOutlook = Standing & { isAllDelivered: boolean };

/** What becomes of one order, as it stands now. */
export function verdictOn(kind: BulkKind, outlook: OrderOutlook): Verdict {
  if (kind === 'cancel') return verdictOnCancel(outlook);
  if (decisionsFor(outlook).includes(kind)) return 'can';
  if (isRefillKind(kind)) return 'no_refill';
  const { status, live } = outlook;
  if (hasEnded(status)) return 'ended';
  if (status === 'unpaid') return 'unpaid';
  if (kind === 'retry') return 'not_held';
  if (live?.state === 'unknown') return 'unclear';
  if (live?.route !== 'manual' || live.state !== 'sent') return 'elsewhere';
  return kind === 'take' ? 'taken_before' : 'not_asked';
}

function verdictOnCancel({ status, live, isCancelAsked, isAllDelivered }: OrderOutlook): Verdict {
  if (hasEnded(status)) return 'ended';
  if (status === 'unpaid') return 'unpaid';
  // Whether it arrived has to be found out first: it could be paid for twice.
  if (live?.state === 'unknown') return 'unclear';
  if (isAllDelivered) return 'delivered';
  if (!live || (live.route === 'manual' && live.state === 'sent')) return 'can';
  return isCancelAsked ? 'asked_before' : 'ask';
}

const hasEnded = (status: Standing['status']) => status === 'completed' || status === 'canceled';

const isRefillKind = (kind: BulkKind) => kind.startsWith('refill_');

/** Money is given back, or is final. */
export const movesMoney = (kind: BulkKind) => kind === 'cancel' || kind === 'complete';

/** The customer reads why. */
export const needsReason = (kind: BulkKind) => kind === 'cancel' || kind === 'refill_refuse';
