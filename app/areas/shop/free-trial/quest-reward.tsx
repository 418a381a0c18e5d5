import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import { useQuestWords } from '#app/areas/shop/trials/use-quest-words.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';

/** What the free order delivers, and what has to be given before. */
export function QuestReward({ quest }: { quest: FreeTrialQuest }) {
  const { t } = useTranslation('trials');
  const { count } = useNumbers();
  const words = useQuestWords();
  const { network, reward } = quest;
  const { slug, name } = reward.service;
  return (
    <Card
      title={t('reward.title')}
      headingLevel={2}
      lead={network ? <NetworkIcon name={network.icon} size={24} /> : null}
    >
      <DescriptionList
        items={[
          {
            term: t('reward.service'),
            detail: <Link to={pagePath('services/:slug', { slug })}>{unbrokenName(name)}</Link>,
          },
          { term: t('reward.quantity'), detail: count(reward.quantity) },
          { term: t('reward.price'), detail: words.worthOf(quest) },
          { term: t('reward.terms'), detail: words.termsOf(quest).join(' · ') },
        ]}
      />
    </Card>
  );
}
