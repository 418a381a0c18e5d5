import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { reasonsOf, type QuestReason } from './quest-reasons.ts';

/** What a quest asks for and gives, in words. */
export function useQuestWords() {
  const { t } = useTranslation('trials');
  const { money, count } = useNumbers();
  const saidOf = (quest: FreeTrialQuest, reason: QuestReason) => {
    if (reason === 'spend') {
      return t('missing.spend', { amount: money(quest.missing_user_spend_amount) });
    }
    if (reason === 'topUp') {
      return t('missing.topUp', { amount: money(quest.missing_replenishment_amount) });
    }
    return t(`why.${reason}`);
  };
  return {
    /** Why it is not open to who reads. */
    reasonsOf: (quest: FreeTrialQuest) =>
      reasonsOf(quest).map((reason) => ({ reason, text: saidOf(quest, reason) })),
    /** What holds for everybody. */
    termsOf(quest: FreeTrialQuest): string[] {
      const { min_user_spend_amount: spend, min_replenishment_amount: topUp } = quest;
      const { repeats_count: times, left_count: left } = quest;
      return [
        quest.allow_proof_url ? t('terms.proof') : t('terms.atOnce'),
        ...(Number(spend) > 0 ? [t('terms.spend', { amount: money(spend) })] : []),
        ...(Number(topUp) > 0 ? [t('terms.topUp', { amount: money(topUp) })] : []),
        ...(times > 1 ? [t('terms.repeats', { times: count(times) })] : []),
        ...(left === null ? [] : [t('terms.left', { left: count(left) })]),
      ];
    },
    worthOf: ({ reward }: FreeTrialQuest) => t('worth', { amount: money(reward.amount) }),
  };
}
