import type { OrderRow } from '#core/ordering/orders/staff-orders.ts';
import type { RefillRow } from '#core/ordering/refill-records/refills-of-orders.ts';
import { isLive, type DispatchRow } from '../dispatch.store.ts';

/** How an order stands, and with whom. */
export function standingOf(
  { status, cancel_state: wish }: Pick<OrderRow, 'status' | 'cancel_state'>,
  dispatches: readonly DispatchRow[],
  refill?: RefillRow,
) {
  const live = dispatches.find(isLive);
  const { route, state, taken_at: takenAt } = live ?? {};
  return {
    live,
    standing: {
      status,
      isCancelAsked: wish === 'asked',
      live: route && state ? { route, state, isTaken: takenAt != null } : undefined,
      refill: refill && {
        state: refill.state,
        isOurs: refill.route === 'manual',
        isUnknown: refill.sending === 'unknown',
        isHeld: refill.sending === 'held',
      },
    },
  };
}
