import { orderAfter } from '#core/orders/order-transition.pure.ts';
import type { OrderStatus } from '#core/orders/order-status.pure.ts';

/** Where orders wait for staff: to be begun, to be gone on with, to be cleared up, to be saved. */
export const QUEUES = ['waiting', 'working', 'unknown', 'held'] as const;
export type Queue = (typeof QUEUES)[number];

export const DECISIONS = [
  'take',
  'progress',
  'complete',
  'end',
  'keep_on',
  'was_accepted',
  'send_again',
  'give_back',
  'retry',
] as const;
export type Decision = (typeof DECISIONS)[number];

interface Standing {
  status: OrderStatus;
  isCancelAsked: boolean;
  /** Who has it at the moment, and since when somebody of the staff. */
  live:
    | {
        route: 'simulator' | 'manual' | 'api_v2';
        state: 'sending' | 'sent' | 'unknown';
        isTaken: boolean;
      }
    | undefined;
}

/** The list that an order stands in; of most orders, none. */
export function queueOf({ status, live }: Standing): Queue | undefined {
  if (live?.state === 'unknown') return 'unknown';
  if (live?.state === 'sent' && live.route === 'manual')
    return live.isTaken ? 'working' : 'waiting';
  return status === 'error' && !live ? 'held' : undefined;
}

/** What staff may do with an order as it stands; whatever else they ask for comes too late. */
export function decisionsFor(standing: Standing): Decision[] {
  const { status, isCancelAsked } = standing;
  const mayEnd = orderAfter(status, { event: 'end_short', by: 'staff' }) !== undefined;
  if (!mayEnd) return [];
  switch (queueOf(standing)) {
    case 'waiting':
      return [...TAKING, ...BY_HAND, ...(isCancelAsked ? WISH : [])];
    case 'working':
      return [...BY_HAND, ...(isCancelAsked ? WISH : [])];
    case 'unknown':
      return ['was_accepted', 'send_again', 'give_back'];
    case 'held':
      return ['retry', 'give_back'];
    case undefined:
      return [];
  }
}

const TAKING = ['take'] as const;
const BY_HAND = ['progress', 'complete', 'end'] as const;
const WISH = ['keep_on'] as const;
