import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { DebtAlert } from '#app/areas/billing/debt-alert.tsx';
import { useMoney } from '#app/components/price.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import type { Found } from './finances.server.ts';
import { shownPurses } from './shown-kinds.ts';
import * as styles from './finances.css.ts';

interface BalancesProps extends Pick<Found, 'balances' | 'offersCards' | 'offersBonuses'> {
  hasTasks: boolean;
}

/** What a customer has, and where. */
export function Balances({ balances, offersCards, offersBonuses, hasTasks }: BalancesProps) {
  const { t } = useTranslation(['finances', 'shell']);
  const format = useMoney();
  return (
    <Stack aria-label={t('balances')} as="section" gap={4}>
      <DebtAlert />
      <Stats
        items={[...shownPurses(hasTasks), 'held' as const].map((purse) => ({
          label: t(`purse.${purse}`),
          value: format(balances[purse]),
          ...(purse === 'held' && { hint: t('heldHint') }),
        }))}
      />
      <Row as="p" wraps gap={3} className={styles.actions}>
        <ButtonLink to={pagePath('add-funds')}>{t('shell:addFunds')}</ButtonLink>
        <ButtonLink to={pagePath('finances/withdraw')} tone="outline">
          {t('toWithdraw')}
        </ButtonLink>
        {offersCards ? (
          <ButtonLink to={pagePath('finances/cards')} tone="outline">
            {t('toCards')}
          </ButtonLink>
        ) : null}
        {offersBonuses ? (
          <ButtonLink to={pagePath('bonuses')} tone="outline">
            {t('toBonuses')}
          </ButtonLink>
        ) : null}
      </Row>
    </Stack>
  );
}
