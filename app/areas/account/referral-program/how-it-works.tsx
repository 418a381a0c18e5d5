import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

/** The rules that rewards are settled by, with the numbers of this instance. */
export function HowItWorks({ percent, holdingDays }: { percent: number; holdingDays: number }) {
  const { t } = useTranslation('referrals');
  const numbers = useNumbers();
  return (
    <Card title={t('rules.title')} headingLevel={2}>
      <Stack gap={3}>
        <p>{t('rules.share', { percent: numbers.percent(percent) })}</p>
        <p>{t('rules.cookie')}</p>
        <p>{holdingDays === 0 ? t('rules.atOnce') : t('rules.held', { count: holdingDays })}</p>
        <p>{t('rules.back')}</p>
        <p>{t('rules.fair')}</p>
        <p>{t('rules.once')}</p>
      </Stack>
    </Card>
  );
}

/** What can be done with it once it is available. */
export function UseOfMoney({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation('referrals');
  return (
    <Card title={t('use.title')} headingLevel={2}>
      <Stack gap={3}>
        <p>{t('use.withdraw')}</p>
        <p>{t('use.move')}</p>
        {isGuest ? null : (
          <Row wraps gap={3}>
            <ButtonLink to={pagePath('finances/withdraw')}>{t('use.toWithdraw')}</ButtonLink>
            <ButtonLink to={pagePath('finances')} tone="outline">
              {t('use.toFinances')}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
