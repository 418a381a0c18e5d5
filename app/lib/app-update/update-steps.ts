/**
 * How an open page gets to a new build. A reload follows only what its visitor asked for, once:
 * however many builds come, no page reloads by itself and none reloads in a loop.
 */

export type UpdateState = 'current' | 'offered' | 'taking' | 'reloading';

export type UpdateEvent =
  /** A worker of a newer build is ready and waits. */
  | 'waiting'
  /** The visitor asked for it. */
  | 'accepted'
  /** Another worker stands before this page now: the first one, or the one that was taken. */
  | 'replaced';

type UpdateEffect = 'offer' | 'take' | 'reload';

export interface UpdateStep {
  state: UpdateState;
  effect?: UpdateEffect;
}

export function updateStep(state: UpdateState, event: UpdateEvent, isWaiting: boolean): UpdateStep {
  switch (state) {
    case 'current':
      return event === 'waiting' ? { state: 'offered', effect: 'offer' } : { state };
    case 'offered':
      if (event !== 'accepted') return { state };
      // Another tab may have taken it already; then this page only has to come anew.
      return isWaiting
        ? { state: 'taking', effect: 'take' }
        : { state: 'reloading', effect: 'reload' };
    case 'taking':
      if (event === 'replaced') return { state: 'reloading', effect: 'reload' };
      // One that is newer still took the place of the one that was to be taken.
      return event === 'waiting' ? { state, effect: 'take' } : { state };
    case 'reloading':
      return { state };
  }
}
