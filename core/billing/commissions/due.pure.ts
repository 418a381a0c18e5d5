import { mulDivFloor, PPM } from '#core/money/money.ts';

export interface Facts {
  ratePpm: number;
  /** Of the order: what it cost, what came back of it, and what of the cost was paid in. */
  costMicro: bigint;
  refundedMicro: bigint;
  paidInMicro: bigint;
  isEnded: boolean;
  isRefused: boolean;
  /** Of who paid: all that their orders cost, and what of it they owe. */
  spentMicro: bigint;
  owedMicro: bigint;
}

/**
 * What a commission comes to: the rate of what was really spent. What was refunded goes off in
 * proportion to the order, what the payer owes in proportion to all that they have spent.
 */
export function dueOf(facts: Facts): bigint {
  const { costMicro, refundedMicro, paidInMicro, spentMicro, owedMicro } = facts;
  if (!facts.isEnded || facts.isRefused || costMicro <= 0n) return 0n;
  const keptMicro = mulDivFloor(paidInMicro, costMicro - refundedMicro, costMicro);
  return mulDivFloor(paidOf(keptMicro, { spentMicro, owedMicro }), BigInt(facts.ratePpm), PPM);
}

function paidOf(
  micro: bigint,
  { spentMicro, owedMicro }: Pick<Facts, 'spentMicro' | 'owedMicro'>,
): bigint {
  if (owedMicro <= 0n) return micro;
  return owedMicro >= spentMicro ? 0n : mulDivFloor(micro, spentMicro - owedMicro, spentMicro);
}

export interface Change {
  earnedMicro: bigint;
  restoredMicro: bigint;
  reversedMicro: bigint;
}

/** How what stands becomes what is due: what comes back is restored before more is earned. */
export function changeTo(
  dueMicro: bigint,
  { earnedMicro, reversedMicro }: { earnedMicro: bigint; reversedMicro: bigint },
): Change {
  const moreMicro = dueMicro - (earnedMicro - reversedMicro);
  if (moreMicro < 0n) return { earnedMicro: 0n, restoredMicro: 0n, reversedMicro: -moreMicro };
  const restoredMicro = moreMicro < reversedMicro ? moreMicro : reversedMicro;
  return { earnedMicro: moreMicro - restoredMicro, restoredMicro, reversedMicro: 0n };
}

const DAY_MS = 86_400_000;

export const availableFrom = (earnedAt: Date, holdingDays: number): Date =>
  new Date(earnedAt.getTime() + holdingDays * DAY_MS);
