import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { button } from '../../ui/button.css.ts';
import { changeValue } from '../../ui/fields/change-value.ts';
import type { Choice } from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';

interface QuickAmountsProps {
  amounts: readonly string[];
  choice: Choice;
  fieldId: string;
}

/** Amounts to begin with: in the currency that is charged, like the field that they fill. */
export function QuickAmounts({ amounts, choice, fieldId }: QuickAmountsProps) {
  const { t } = useTranslation('payments');
  return (
    <ul className={styles.quick} aria-label={t('quick')}>
      {amounts.map((amount) => (
        <li key={amount}>
          <Link
            className={button({ tone: 'outline', size: 'small' })}
            to={pathWith(amount, choice)}
            onClick={(event) => {
              const field = document.getElementById(fieldId);
              if (!(field instanceof HTMLInputElement)) return;
              event.preventDefault();
              changeValue(field, amount);
            }}
          >
            {formatMoney(amount, { code: 'USD', rate: '1' })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function pathWith(amount: string, { method, coupon, attempt, back }: Choice): string {
  const query = new URLSearchParams({ method, attempt, amount });
  if (coupon !== '') query.set('coupon', coupon);
  if (back !== undefined) query.set('back', back);
  return `/add-funds?${query.toString()}`;
}
