import type { History } from './commands.ts';

export interface Bought {
  id: bigint;
  costMicro: bigint;
  /** Whether it was to earn something when it was paid. */
  isCounted: boolean;
  endedAt: Date | undefined;
  /** Of its cost, once it has ended. */
  keptMicro: bigint;
}

export interface Paid {
  id: bigint;
  leftMicro: bigint;
}

/** A history as far as it has come, by plain numbers: what the database is compared with. */
export interface Story {
  at: number;
  history: History;
  earner: bigint;
  code: string;
  /** Once they have registered. */
  payer: bigint | undefined;
  click: { token: string; at: Date } | undefined;
  clicks: number;
  isReferred: boolean;
  decision: 'allowed' | 'kept' | 'refused' | undefined;
  wasAllowed: boolean;
  /** Of the payer, after the last step. */
  gradeId: number | null;
  /** Of what was earned, after the last step. */
  releasedMicro: bigint;
  wasTakenBack: boolean;
  hadBonus: boolean;
  paid: Paid[];
  bought: Bought[];
  disputes: { id: string; of: Paid; micro: bigint }[];
  withdrawals: { id: bigint; micro: bigint }[];
  paidOutMicro: bigint;
}

const BASIS_POINT = 100n;
const INSTANCE_PPM = 100_000n;
const PPM = 1_000_000n;

/** What an order that has ended earns, where all of it was paid for. */
export function shareOf({ history: { ownShare } }: Story, { keptMicro }: Bought): bigint {
  const ppm = ownShare > 0 ? BigInt(ownShare) * BASIS_POINT : INSTANCE_PPM;
  return (keptMicro * ppm) / PPM;
}

const HOLDING_MS = 14 * 86_400_000;

/** What the orders that count, and of which the holding period is over, can have brought at most. */
export function matureMicro(story: Story, now: Date): bigint {
  if (!story.wasAllowed) return 0n;
  const isOver = ({ endedAt }: Bought) =>
    endedAt !== undefined && endedAt.getTime() + HOLDING_MS <= now.getTime();
  return sharesOf(story, isOver);
}

export function earningMicro(story: Story): bigint {
  return story.decision === 'refused'
    ? 0n
    : sharesOf(story, ({ endedAt }) => endedAt !== undefined);
}

const sharesOf = (story: Story, isMeant: (bought: Bought) => boolean): bigint =>
  story.bought
    .filter((one) => one.isCounted && isMeant(one))
    .reduce((sum, one) => sum + shareOf(story, one), 0n);

export const endedMicro = ({ bought }: Story): bigint =>
  bought.reduce((sum, { keptMicro }) => sum + keptMicro, 0n);
