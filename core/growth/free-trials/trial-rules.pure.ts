import type { FieldProblem } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';

/** What a quest asks for, together with what the instance asks for before any. */
export interface TrialTerms {
  minSpendMicro: bigint;
  minTopUpMicro: bigint;
  /** How often one customer may take it. */
  repeats: number;
  /** How many trials of all quests one customer may take. */
  mostOfAll: number;
  /** How many there are for all customers together; nothing for as many as they like. */
  limit: number | null;
}

/** How somebody stands before a quest. */
export interface TrialStanding {
  isGuest: boolean;
  isFrozen: boolean;
  isEmailConfirmed: boolean;
  spendMicro: bigint;
  toppedUpMicro: bigint;
  /** What they hold or have been granted: of this quest, and of all. */
  taken: number;
  takenOfAll: number;
  /** What all customers together hold or have been granted of this quest. */
  takenByAll: number;
  /** Whether they have begun it, and so have a place already. */
  hasPlace: boolean;
  /** Whether they could order what it rewards with. */
  isOrderable: boolean;
}

/** Why a quest is not open to somebody. */
export interface ClosedFor {
  guest: boolean;
  freeze: boolean;
  email: boolean;
  spend: boolean;
  replenishment: boolean;
  repeats: boolean;
  max: boolean;
  limit: boolean;
  service: boolean;
}

const missing = (least: bigint, there: bigint): bigint => (there < least ? least - there : 0n);

export const missingSpend = (terms: TrialTerms, standing: TrialStanding): bigint =>
  missing(terms.minSpendMicro, standing.spendMicro);

export const missingTopUp = (terms: TrialTerms, standing: TrialStanding): bigint =>
  missing(terms.minTopUpMicro, standing.toppedUpMicro);

/** Of a guest nothing is known but that they have to log in. */
export function closedFor(terms: TrialTerms, standing: TrialStanding): ClosedFor {
  const { isGuest, hasPlace } = standing;
  const isCounted = !isGuest && !hasPlace;
  return {
    guest: isGuest,
    freeze: standing.isFrozen,
    email: !isGuest && !standing.isEmailConfirmed,
    spend: !isGuest && missingSpend(terms, standing) > 0n,
    replenishment: !isGuest && missingTopUp(terms, standing) > 0n,
    repeats: isCounted && standing.taken >= terms.repeats,
    max: isCounted && standing.takenOfAll >= terms.mostOfAll,
    limit: !hasPlace && terms.limit !== null && standing.takenByAll >= terms.limit,
    service: !standing.isOrderable,
  };
}

/** Whether any of these holds. */
export const isClosed = (closed: ClosedFor): boolean => Object.values(closed).some(Boolean);

/** The first reason why a quest is not open to a customer, as a form says it. */
export function trialProblem(terms: TrialTerms, standing: TrialStanding): FieldProblem | undefined {
  const closed = closedFor(terms, standing);
  if (closed.email) return { code: 'trial_needs_email' };
  if (closed.repeats) return { code: 'trial_used' };
  if (closed.max) return { code: 'trials_used' };
  if (closed.spend) {
    const amount = formatAmount(missingSpend(terms, standing));
    return { code: 'trial_needs_spend', params: { amount } };
  }
  if (closed.replenishment) {
    const amount = formatAmount(missingTopUp(terms, standing));
    return { code: 'trial_needs_top_up', params: { amount } };
  }
  if (closed.limit) return { code: 'trials_given' };
  return isClosed(closed) ? { code: 'trial_gone' } : undefined;
}
