import type { OrderStatus } from '#core/ordering/orders/order-status.pure.ts';
import { isOpenRefill, type RefillState } from './refill-state.pure.ts';

/** Why a refill cannot be requested at the moment. */
export const REFILL_OBSTACLES = [
  'not_guaranteed',
  'not_completed',
  'over',
  'open',
  'too_soon',
] as const;
export type RefillObstacle = (typeof REFILL_OBSTACLES)[number];

const DAY_MS = 24 * 60 * 60 * 1_000;

interface Guaranteed {
  status: OrderStatus;
  guarantee_days: number | null;
  completed_at: Date | null;
}

interface LastRefill {
  state: RefillState;
  asked_at: Date;
}

export interface RefillTerms {
  obstacle: RefillObstacle | null;
  /** When it can be requested again, if it ever can. */
  possibleAt: Date | null;
  guaranteedUntil: Date | null;
}

/** The end of the guarantee; null before the order is completed. */
export function guaranteedUntil(order: Guaranteed): Date | null {
  const { status, guarantee_days: days, completed_at: at } = order;
  if (status !== 'completed' || days === null || at === null) return null;
  return new Date(at.getTime() + days * DAY_MS);
}

/** A refill needs a valid guarantee, no other open refill, and 24 hours since the last request. */
export function refillTerms(
  order: Guaranteed,
  last: LastRefill | undefined,
  now: Date,
): RefillTerms {
  const until = guaranteedUntil(order);
  const because = (obstacle: RefillObstacle | null, possibleAt: Date | null = null) => ({
    ...{ obstacle, possibleAt },
    guaranteedUntil: until,
  });
  if (order.guarantee_days === null) return because('not_guaranteed');
  if (until === null) return because('not_completed');
  if (last && isOpenRefill(last.state)) return because('open');
  if (now >= until) return because('over');
  const again = last && new Date(last.asked_at.getTime() + DAY_MS);
  if (!again || now >= again) return because(null, now);
  // The guarantee ends before the 24 hours do.
  return again < until ? because('too_soon', again) : because('over');
}

/** A refill is requested automatically once this fraction of the quantity is missing. */
const LEAST_PART_OF = 20;

export const isWorthRefilling = (missing: number, quantity: number): boolean =>
  missing > 0 && missing * LEAST_PART_OF >= quantity;

/** An order being delivered is counted on completion; a completed one only if it is watched. */
export function mayRefillAlone(
  { status, guarantee_days: days }: Pick<Guaranteed, 'status' | 'guarantee_days'>,
  isWatched: boolean,
): boolean {
  if (days === null) return false;
  return status === 'completed' ? isWatched : status === 'in_processing' || status === 'stopped';
}
