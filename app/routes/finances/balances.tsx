import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { useMoney } from '../../components/price.tsx';
import { Stats } from '../../ui/surface/stat.tsx';
import type { Found } from './finances.server.ts';
import * as styles from './finances.css.ts';

const PURSES = ['balance', 'referral', 'task', 'held'] as const;

/** What a customer has, and where. */
export function Balances({ balances }: Pick<Found, 'balances'>) {
  const { t } = useTranslation(['finances', 'shell']);
  const format = useMoney();
  return (
    <section aria-label={t('balances')}>
      <Stats
        items={PURSES.map((purse) => ({
          label: t(`purse.${purse}`),
          value: format(balances[purse]),
          ...(purse === 'held' && { hint: t('heldHint') }),
        }))}
      />
      <p className={styles.actions}>
        <ButtonLink to="/add-funds">{t('shell:addFunds')}</ButtonLink>
        <ButtonLink to="/finances/cards" tone="outline">
          {t('toCards')}
        </ButtonLink>
        <ButtonLink to="/bonuses" tone="outline">
          {t('toBonuses')}
        </ButtonLink>
      </p>
    </section>
  );
}
