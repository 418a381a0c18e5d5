import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '../../lib/checkout/placed-order.server.ts';
import { formatCount } from '../../lib/format-count.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { link } from '../../ui/link.css.ts';
import * as styles from './order-placed.css.ts';

/** What was ordered, as a bill has it. */
export function OrderedLines({ placed }: { placed: PlacedOrder }) {
  const { t } = useTranslation(['checkout', 'payments']);
  const dollars = (amount: string) => formatMoney(amount, { code: 'USD', rate: '1' });
  return (
    <ul className={styles.lines}>
      {placed.lines.map(({ name, quantity, cost, follow }, index) => (
        <li key={index} className={styles.line}>
          <span>
            {t('why.line', { name, quantity: formatCount(quantity) })}
            {follow === null ? null : (
              <>
                {' '}
                <Link className={link()} to={follow}>
                  {t('placed.follow')}
                </Link>
              </>
            )}
          </span>
          <span className={styles.amount}>{dollars(cost)}</span>
        </li>
      ))}
      {placed.more > 0 ? (
        <li className={styles.line}>{t('placed.others', { count: placed.more })}</li>
      ) : null}
      <li className={styles.total}>
        <span>{t('payments:total.pay')}</span>
        <span className={styles.amount}>{dollars(placed.total)}</span>
      </li>
    </ul>
  );
}
