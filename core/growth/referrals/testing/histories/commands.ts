import fc from 'fast-check';

/** What may happen next, the usual more often than the rest. */
const DEEDS = [
  ...(['click', 'order', 'order', 'complete', 'complete', 'partial', 'cancel', 'refund'] as const),
  ...(['dispute', 'win', 'win', 'withdraw', 'withdraw', 'pay_out', 'give_back', 'move'] as const),
  ...(['grade', 'grade', 'end_grade', 'end_grade', 'allow', 'refuse'] as const),
];

/** What may happen once something is free: mostly what somebody does with it. */
const LATE_DEEDS = [
  ...([
    'withdraw',
    'withdraw',
    'withdraw',
    'pay_out',
    'pay_out',
    'give_back',
    'give_back',
  ] as const),
  ...(['move', 'move', 'grade', 'end_grade', 'order', 'complete', 'refund', 'dispute'] as const),
  ...(['win', 'refuse', 'allow'] as const),
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

const anyCommand = (deeds: readonly Deed[]): fc.Arbitrary<Command> =>
  fc.record({
    do: fc.constantFrom(...deeds),
    pick: fc.nat(9),
    cents: fc.integer({ min: 1, max: 9_999 }),
  });

const anyCommands = (deeds: readonly Deed[], minLength: number, maxLength: number) =>
  fc.array(anyCommand(deeds), { minLength, maxLength, size: 'max' });

/** An order within the life of the click, which ends and is free once the opening is over. */
const earning: fc.Arbitrary<Command[]> = fc
  .tuple(
    anyCommand(['order']),
    anyCommand(['complete', 'complete', 'complete', 'partial', 'cancel']),
    anyCommands(DEEDS, 2, 2),
    anyCommands(LATE_DEEDS, 3, 6),
  )
  .map(([order, end, meanwhile, late]) => [order, end, ...meanwhile, ...late]);

const NO_ODDITY = ['none', 'none', 'none', 'none', 'none', 'none'] as const;

export const anyHistory: fc.Arbitrary<History> = fc.record({
  ownShare: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3_333 })),
  clicks: fc.constantFrom(0, 1, 1, 1, 2),
  oddity: fc.constantFrom(...NO_ODDITY, 'disposable', 'same_box'),
  hasBonus: fc.boolean(),
  commands: fc.oneof(
    { weight: 3, arbitrary: earning },
    { weight: 1, arbitrary: anyCommands(DEEDS, 3, 8) },
  ),
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
