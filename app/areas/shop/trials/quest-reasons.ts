import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';

/** Why a quest is not open to a customer, by the names of its texts, in the order of its flags. */
const REASONS = [
  ['freeze', 'disabled_for_freeze'],
  ['email', 'disabled_for_email'],
  ['spend', 'disabled_for_spend'],
  ['topUp', 'disabled_for_replenishment'],
  ['repeats', 'disabled_for_repeats'],
  ['max', 'disabled_for_max'],
  ['limit', 'disabled_for_limit'],
  ['service', 'disabled_for_service'],
] as const satisfies readonly (readonly [string, keyof FreeTrialQuest])[];

export type QuestReason = (typeof REASONS)[number][0];

/** What becomes of a trial says these by itself. */
const SAID_BY_TRIAL: ReadonlySet<string> = new Set(['repeats', 'max', 'limit']);
const HAS_PLACE: ReadonlySet<string> = new Set(['tracked', 'in_moderation', 'approved']);

/** What to tell a customer of it; nothing where they have a place of it, or it is open. */
export function reasonsOf(quest: FreeTrialQuest): QuestReason[] {
  const { trial } = quest;
  const hasPlace = trial !== null && HAS_PLACE.has(trial.status);
  return REASONS.flatMap(([reason, flag]) =>
    quest[flag] && !(hasPlace && SAID_BY_TRIAL.has(reason)) ? [reason] : [],
  );
}
