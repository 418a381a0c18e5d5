import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { CancelPayment } from '#app/areas/billing/cancel-payment.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { invoicePath, resumePath } from '#app/lib/money/payment-place.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import type { Unfinished } from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Row } from '#app/ui/layout/row.tsx';

interface UnfinishedPaymentsProps {
  payments: readonly Unfinished[];
  /** What was left to add funds for it. */
  back: string | undefined;
}

/** What was begun before, to be gone on with or put aside. */
export function UnfinishedPayments({ payments, back }: UnfinishedPaymentsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  if (payments.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('unfinished')}</h2>
      <ul className={styles.list}>
        {payments.map(({ id, status, total, method, icon, at, canGoOn }) => (
          <Row key={id} as="li" gap={3} align="start" className={styles.entry}>
            <Icon name={icon} size={24} />
            <Row wraps gap={3} align="center" className={styles.entryBody}>
              <span className={styles.words}>
                <strong>{numbers.money(total)}</strong>
                <span className={styles.muted}>
                  {method} · <Moment at={at} />
                </span>
              </span>
              <Row wraps gap={3} align="center">
                <Badge tone={status === 'open' ? 'warning' : 'info'}>{t(`status.${status}`)}</Badge>
                <ButtonLink
                  to={canGoOn ? resumePath(id) : invoicePath('success', id)}
                  size="small"
                  tone="outline"
                >
                  {canGoOn ? t('goOn') : t('look')}
                </ButtonLink>
                {canGoOn ? <CancelPayment {...{ id, back }} size="small" /> : null}
              </Row>
            </Row>
          </Row>
        ))}
      </ul>
    </section>
  );
}
