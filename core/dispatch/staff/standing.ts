import type { OrderRow } from '#core/orders/staff-orders.ts';
import type { DispatchRow } from '../dispatch.store.ts';

type LiveState = 'sending' | 'sent' | 'unknown';

const isLive = (dispatch: DispatchRow): dispatch is DispatchRow & { state: LiveState } =>
  dispatch.state === 'sending' || dispatch.state === 'sent' || dispatch.state === 'unknown';

/** How an order stands, and with whom. */
export function standingOf(
  { status, cancel_state: wish }: Pick<OrderRow, 'status' | 'cancel_state'>,
  dispatches: readonly DispatchRow[],
) {
  const live = dispatches.find(isLive);
  const { route, state, taken_at: takenAt } = live ?? {};
  return {
    live,
    standing: {
      status,
      isCancelAsked: wish === 'asked',
      live: route && state ? { route, state, isTaken: takenAt != null } : undefined,
    },
  };
}
