import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { UtcTime } from '../../components/utc-time.tsx';
import { formatMoney } from '../../lib/format-money.ts';
import { invoicePath, resumePath } from '../../lib/payment-place.ts';
import { Icon } from '../../ui/icon.tsx';
import { Badge } from '../../ui/label/badge.tsx';
import type { Unfinished } from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';

/** What was begun before, to be gone on with. */
export function UnfinishedPayments({ payments }: { payments: readonly Unfinished[] }) {
  const { t } = useTranslation('payments');
  if (payments.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('unfinished')}</h2>
      <ul className={styles.list}>
        {payments.map(({ id, status, total, method, icon, at, canGoOn }) => (
          <li key={id} className={styles.entry}>
            <Icon name={icon} size={24} />
            <div className={styles.entryBody}>
              <span className={styles.words}>
                <strong>{formatMoney(total, { code: 'USD', rate: '1' })}</strong>
                <span className={styles.muted}>
                  {method} · <UtcTime at={at} />
                </span>
              </span>
              <Badge tone={status === 'open' ? 'warning' : 'info'}>{t(`status.${status}`)}</Badge>
              <ButtonLink
                to={canGoOn ? resumePath(id) : invoicePath('success', id)}
                size="small"
                tone="outline"
              >
                {canGoOn ? t('goOn') : t('look')}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
