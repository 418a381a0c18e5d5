import fc from 'fast-check';

/** What may happen next, the usual more often than the rest. */
const DEEDS = [
  ...(['click', 'order', 'order', 'order', 'complete', 'complete', 'partial', 'cancel'] as const),
  ...(['refund', 'dispute', 'win', 'withdraw', 'pay_out', 'give_back', 'move'] as const),
  ...(['grade', 'end_grade', 'allow', 'refuse'] as const),
];

export type Deed = (typeof DEEDS)[number];

/** To which order or payment, and how much of it, follow from the numbers. */
export interface Command {
  do: Deed;
  pick: number;
  cents: number;
}

/** What becomes of somebody who may have followed the link of somebody else. */
export interface History {
  /** In parts of ten thousand; 0 for the share of the instance. */
  ownShare: number;
  clicks: number;
  /** What makes a rule keep the money or refuse it. */
  oddity: 'none' | 'disposable' | 'same_box';
  hasBonus: boolean;
  commands: Command[];
}

const command: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom(...DEEDS),
  pick: fc.nat(9),
  cents: fc.integer({ min: 1, max: 9_999 }),
});

export const anyHistory: fc.Arbitrary<History> = fc.record({
  ownShare: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3_333 })),
  clicks: fc.constantFrom(0, 1, 1, 1, 2),
  oddity: fc.constantFrom('none', 'none', 'none', 'none', 'disposable', 'same_box'),
  hasBonus: fc.boolean(),
  commands: fc.array(command, { minLength: 3, maxLength: 8, size: 'max' }),
});

/** What is the same for all who play at once: how long it takes, and whether jobs run after it. */
export interface Round {
  hours: number;
  isSettled: boolean;
}

const HOLDING_HOURS = 14 * 24;

/** After which nothing is held any more. */
export const LONG: Round = { hours: HOLDING_HOURS + 24, isSettled: true };

/**
 * What every run begins with: what the full history earns in its second round is settled at once, is
 * looked at again an hour before it is free, and is free before it is asked for.
 */
export const OPENING: readonly Round[] = [
  LONG,
  { hours: 1, isSettled: true },
  { hours: HOLDING_HOURS - 2, isSettled: true },
  LONG,
];

export const anyRound: fc.Arbitrary<Round> = fc.record({
  hours: fc.oneof(
    fc.nat(48),
    fc.nat(2 * HOLDING_HOURS),
    fc.constantFrom(HOLDING_HOURS - 1, HOLDING_HOURS),
  ),
  isSettled: fc.constantFrom(true, true, true, false),
});

/** One in which everything happens, so that the others need not. */
export const FULL_HISTORY: History = {
  ...{ ownShare: 1_234, clicks: 1, oddity: 'none', hasBonus: true },
  commands: (
    [
      ...['order', 'complete', 'order', 'partial', 'grade', 'order', 'end_grade', 'complete'],
      ...['withdraw', 'pay_out', 'withdraw', 'give_back', 'move', 'dispute', 'win', 'refund'],
      ...['refuse', 'allow', 'order', 'cancel', 'click'],
    ] as Deed[]
  ).map((deed) => ({ do: deed, pick: 0, cents: 9_000 })),
};
