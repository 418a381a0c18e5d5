import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrialQuest } from '#core/growth/free-trials/free-trial.contract.ts';
import type { QuestReason } from '#app/areas/shop/trials/quest-reasons.ts';
import { useQuestWords } from '#app/areas/shop/trials/use-quest-words.ts';
import * as styles from '#app/components/trials/trials.css.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface WhyClosedProps {
  quest: FreeTrialQuest;
  reasons: readonly QuestReason[];
}

/** What is missing, and the way to it; nothing where a trial of it says all. */
export function WhyClosed({ quest, reasons }: WhyClosedProps) {
  const { t } = useTranslation('trials');
  const words = useQuestWords();
  if (reasons.length === 0) return null;
  const has = (reason: QuestReason) => reasons.includes(reason);
  return (
    <Card title={t('why.title')} headingLevel={2} footer={<WaysOut {...{ has }} />}>
      <PlainList gap={3}>
        {words.reasonsOf(quest).map(({ reason, text }) => (
          <li key={reason}>
            <Row gap={3} align="start">
              <span className={styles.lockIcon}>
                <Icon name="lock" size={16} />
              </span>
              {text}
            </Row>
          </li>
        ))}
      </PlainList>
    </Card>
  );
}

/** Where what is missing can be done. */
function WaysOut({ has }: { has: (reason: QuestReason) => boolean }) {
  const { t } = useTranslation('trials');
  return (
    <>
      {has('email') ? (
        <ButtonLink to={pagePath('account-management')}>{t('why.confirm')}</ButtonLink>
      ) : null}
      {has('topUp') ? <ButtonLink to={pagePath('add-funds')}>{t('addFunds')}</ButtonLink> : null}
      <ButtonLink to={pagePath('')} tone="outline">
        {t('services')}
      </ButtonLink>
    </>
  );
}
