import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import { QuestPicture } from '#app/areas/shop/trials/quest-picture.tsx';
import { useQuestWords } from '#app/areas/shop/trials/use-quest-words.ts';
import { TrialBadge } from '#app/components/trials/trial-badge.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import * as styles from '#app/components/trials/trials.css.ts';

interface QuestCardProps {
  quest: FreeTrialQuest;
  /** Seen at once. */
  isFirst: boolean;
}

/** What there is to do, what it brings, and whether it is open to who reads. */
export function QuestCard({ quest, isFirst }: QuestCardProps) {
  const { count } = useNumbers();
  const words = useQuestWords();
  const { id, name, short_body: text, network, reward, trial } = quest;
  const reasons = words.reasonsOf(quest);
  return (
    <Card
      title={name}
      headingLevel={2}
      subtitle={text}
      href={pagePath('free-trials/:id', { id })}
      media={<QuestPicture quest={quest} isFirst={isFirst} />}
      lead={network ? <NetworkIcon name={network.icon} size={24} /> : null}
      footer={
        trial || reasons.length > 0 ? (
          <Stack gap={2} justify="start">
            {trial ? <TrialBadge status={trial.status} /> : null}
            {reasons.map(({ reason, text: why }) => (
              <Row key={reason} gap={2} align="start" className={styles.why}>
                <span className={styles.lockIcon}>
                  <Icon name="lock" size={16} />
                </span>
                {why}
              </Row>
            ))}
          </Stack>
        ) : null
      }
    >
      <Row gap={3} align="start">
        <span className={styles.giftIcon}>
          <Icon name="gift" />
        </span>
        <Stack gap={1} fitsContent>
          <p className={styles.reward}>
            {count(reward.quantity)} × <bdi>{unbrokenName(reward.service.name)}</bdi>
          </p>
          <p className={styles.detail}>{words.worthOf(quest)}</p>
          <p className={styles.detail}>{words.termsOf(quest).join(' · ')}</p>
        </Stack>
      </Row>
    </Card>
  );
}
