export const REFILL_STATES = ['asked', 'in_progress', 'completed', 'refused'] as const;
export type RefillState = (typeof REFILL_STATES)[number];

export const REFILL_EVENTS = ['ask', 'hand_over', 'start', 'complete', 'refuse'] as const;
export type RefillEvent = (typeof REFILL_EVENTS)[number];

/** Who may bring an event about; the clock asks for what a customer wants asked for by itself. */
export const REFILL_ACTORS = ['customer', 'clock', 'staff', 'delivery'] as const;
export type RefillActor = (typeof REFILL_ACTORS)[number];

/** Why one was refused; staff give a reason of their own. */
export const REFILL_REFUSALS = ['nothing_missing', 'staff'] as const;
export type RefillRefusal = (typeof REFILL_REFUSALS)[number];

interface Transition {
  /** `none` where the order has no refill yet. */
  from: readonly (RefillState | 'none')[];
  to: RefillState;
  by: readonly RefillActor[];
}

const OPEN = ['asked', 'in_progress'] as const;

/** What may become of a refill, and through whom; what does not stand here changes nothing. */
export const REFILL_TRANSITIONS: Readonly<Record<RefillEvent, Transition>> = {
  // Another one of the same order, once the one before is over.
  ask: { from: ['none', 'completed', 'refused'], to: 'asked', by: ['customer', 'clock'] },
  // Who delivered the order does not want to: the instance owes it all the same.
  hand_over: { from: OPEN, to: 'asked', by: ['delivery'] },
  start: { from: ['asked'], to: 'in_progress', by: ['delivery', 'staff'] },
  complete: { from: OPEN, to: 'completed', by: ['delivery', 'staff'] },
  refuse: { from: OPEN, to: 'refused', by: ['delivery', 'staff'] },
};

/** What a refill becomes by an event; undefined where it is none for it, or not theirs to bring. */
export function refillAfter(
  state: RefillState | 'none',
  { event, by }: { event: RefillEvent; by: RefillActor },
): RefillState | undefined {
  const { from, to, by: allowed } = REFILL_TRANSITIONS[event];
  return from.includes(state) && allowed.includes(by) ? to : undefined;
}

export const isOpenRefill = (state: RefillState): boolean =>
  state === 'asked' || state === 'in_progress';
