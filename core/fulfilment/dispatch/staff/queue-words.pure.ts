import { orderAfter } from '#core/ordering/orders/order-transition.pure.ts';
import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import type { RefillState } from '#core/ordering/refill-records/refill-state.pure.ts';

/** Where orders wait for staff: to be begun, gone on with, cleared up, saved, or made up for. */
export const QUEUES = ['waiting', 'working', 'unknown', 'held', 'refills'] as const;
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
  'approve',
  'hold',
  'refill_take',
  'refill_complete',
  'refill_refuse',
  'refill_send_again',
] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Standing {
  status: OrderStatus;
  isCancelAsked: boolean;
  /** Who has it at the moment, and since when somebody of the staff. */
  live:
    | {
        route: 'simulator' | 'manual' | 'api_v2' | 'tasks';
        state: 'sending' | 'sent' | 'unknown';
        isTaken: boolean;
      }
    | undefined;
  /** What was asked for again, as long as it is open. */
  refill?: { state: RefillState; isOurs: boolean; isUnknown: boolean; isHeld: boolean } | undefined;
}

/** The list that an order stands in; of most orders, none. */
export function queueOf({ status, live, refill }: Standing): Queue | undefined {
  if (refill) return isForStaff(refill) ? 'refills' : undefined;
  if (live?.state === 'unknown') return 'unknown';
  if (live?.state === 'sent' && live.route === 'manual')
    return live.isTaken ? 'working' : 'waiting';
  return status === 'error' && !live ? 'held' : undefined;
}

/** What staff may do with an order as it stands; whatever else they ask for comes too late. */
export function decisionsFor(standing: Standing): Decision[] {
  const { status, isCancelAsked, refill } = standing;
  if (refill) return refillDecisions(refill);
  const mayEnd = orderAfter(status, { event: 'end_short', by: 'staff' }) !== undefined;
  if (!mayEnd) return [];
  // Of what somebody has, a provider may deliver while it is reviewed.
  if (status === 'in_moderation') return standing.live ? ['approve'] : ['approve', 'give_back'];
  switch (queueOf(standing)) {
    case 'waiting':
      return [...TAKING, ...BY_HAND, ...(isCancelAsked ? WISH : []), ...HOLD];
    case 'working':
      return [...BY_HAND, ...(isCancelAsked ? WISH : [])];
    case 'unknown':
      return ['was_accepted', 'send_again', 'give_back'];
    case 'held':
      return ['retry', 'give_back', ...HOLD];
    case 'refills':
      return [];
    case undefined:
      return status === 'in_processing' && !standing.live ? [...HOLD] : [];
  }
}

type OpenRefill = NonNullable<Standing['refill']>;

/** Whoever delivered the order has it otherwise, and goes on with it. */
const isForStaff = ({ isOurs, isUnknown, isHeld }: OpenRefill) => isOurs || isUnknown || isHeld;

function refillDecisions(refill: OpenRefill): Decision[] {
  if (!isForStaff(refill)) return [];
  const { state, isUnknown } = refill;
  return [
    ...(isUnknown ? (['refill_send_again'] as const) : []),
    ...(state === 'asked' || isUnknown ? (['refill_take'] as const) : []),
    ...(['refill_complete', 'refill_refuse'] as const),
  ];
}

const TAKING = ['take'] as const;
const BY_HAND = ['progress', 'complete', 'end'] as const;
const WISH = ['keep_on'] as const;
/** As long as nobody has begun with it. */
const HOLD = ['hold'] as const;
