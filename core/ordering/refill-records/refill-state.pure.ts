export const REFILL_STATES = ['asked', 'in_progress', 'completed', 'refused'] as const;
export type RefillState = (typeof REFILL_STATES)[number];

export const REFILL_EVENTS = ['ask', 'hand_over', 'start', 'complete', 'refuse'] as const;
export type RefillEvent = (typeof REFILL_EVENTS)[number];

/** Who may cause an event; the clock requests automatic refills. */
export const REFILL_ACTORS = ['customer', 'clock', 'staff', 'delivery'] as const;
export type RefillActor = (typeof REFILL_ACTORS)[number];

/** Why a refill was refused; staff give a reason in words. */
export const REFILL_REFUSALS = ['nothing_missing', 'staff'] as const;
export type RefillRefusal = (typeof REFILL_REFUSALS)[number];

interface Transition {
  /** `none` where the order has no refill yet. */
  from: readonly (RefillState | 'none')[];
  to: RefillState;
  by: readonly RefillActor[];
}

const OPEN = ['asked', 'in_progress'] as const;

/** The allowed transitions and their actors. */
export const REFILL_TRANSITIONS: Readonly<Record<RefillEvent, Transition>> = {
  // Another refill of the same order, once the previous has ended.
  ask: { from: ['none', 'completed', 'refused'], to: 'asked', by: ['customer', 'clock'] },
  // The provider refuses: the instance still owes the refill.
  hand_over: { from: OPEN, to: 'asked', by: ['delivery'] },
  start: { from: ['asked'], to: 'in_progress', by: ['delivery', 'staff'] },
  complete: { from: OPEN, to: 'completed', by: ['delivery', 'staff'] },
  refuse: { from: OPEN, to: 'refused', by: ['delivery', 'staff'] },
};

/** The next state; undefined if the event is not allowed in this state or for this actor. */
export function refillAfter(
  state: RefillState | 'none',
  { event, by }: { event: RefillEvent; by: RefillActor },
): RefillState | undefined {
  const { from, to, by: allowed } = REFILL_TRANSITIONS[event];
  return from.includes(state) && allowed.includes(by) ? to : undefined;
}

export const isOpenRefill = (state: RefillState): boolean =>
  state === 'asked' || state === 'in_progress';
