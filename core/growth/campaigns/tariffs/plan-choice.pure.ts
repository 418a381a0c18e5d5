import { grainOf, partOfWhole } from '#core/money/money.ts';
import type { PlanChoice, TariffStatus } from './tariff-rules.pure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Offered {
  id: number;
  priceMicro: bigint;
  keywordsLimit: number;
  trialDays: number;
}

/** What of a plan that runs decides about another one. */
export interface Running {
  planId: number;
  nextPlanId: number | undefined;
  priceMicro: bigint;
  keywordsLimit: number;
  status: TariffStatus;
  paidMicro: bigint;
  beginsAt: Date;
  paidUntil: Date;
}

interface Standing {
  running: Running | undefined;
  /** Whether there was a plan before, with which the free days are used up. */
  hadOne: boolean;
  trackedKeywords: number;
  now: Date;
}

export interface Choice {
  choice: PlanChoice;
  payNowMicro: bigint;
  creditedMicro: bigint;
  /** How many keywords too many are measured for it. */
  keywordsOver: number;
}

/** What choosing a plan would do. */
export function choiceOf(
  plan: Offered,
  { running, hadOne, trackedKeywords, now }: Standing,
): Choice {
  const { priceMicro } = plan;
  const keywordsOver = Math.max(0, trackedKeywords - plan.keywordsLimit);
  const free = { payNowMicro: 0n, creditedMicro: 0n };
  if (!running) {
    return plan.trialDays > 0 && !hadOne
      ? { choice: 'trial', ...free, keywordsOver }
      : { choice: 'begin', payNowMicro: priceMicro, creditedMicro: 0n, keywordsOver };
  }
  if (running.nextPlanId === plan.id) return { choice: 'planned', ...free, keywordsOver: 0 };
  if (running.planId === plan.id) {
    const choice = running.nextPlanId === undefined ? 'current' : 'keep';
    return { choice, ...free, keywordsOver: 0 };
  }
  if (running.status === 'overdue') {
    return { choice: 'now', payNowMicro: priceMicro, creditedMicro: 0n, keywordsOver };
  }
  if (!isMore(plan, running)) return { choice: 'later', ...free, keywordsOver };
  const creditedMicro = restOf(running, now);
  const left = priceMicro - creditedMicro;
  return { choice: 'now', payNowMicro: left > 0n ? left : 0n, creditedMicro, keywordsOver };
}

const isMore = (plan: Offered, running: Running) =>
  plan.priceMicro > running.priceMicro ||
  (plan.priceMicro === running.priceMicro && plan.keywordsLimit > running.keywordsLimit);

/** What was paid for the days that are left, the one that has begun among them. */
export function restOf({ paidMicro, beginsAt, paidUntil }: Running, now: Date): bigint {
  const days = (from: Date) => BigInt(Math.ceil((paidUntil.getTime() - from.getTime()) / DAY_MS));
  const [whole, part] = [days(beginsAt), days(now)];
  if (paidMicro === 0n || whole <= 0n || part <= 0n) return 0n;
  return partOfWhole(paidMicro, { part, whole, round: 'down', grain: grainOf(paidMicro) });
}
