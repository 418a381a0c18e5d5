import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { button } from '#app/ui/button.css.ts';
import { changeValue } from '#app/ui/fields/change-value.ts';
import type { Choice } from './add-funds.server.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';

interface QuickAmountsProps {
  amounts: readonly { dollars: string; written: string }[];
  choice: Choice;
  fieldId: string;
}

/** Amounts to begin with. */
export function QuickAmounts({ amounts, choice, fieldId }: QuickAmountsProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('payments');
  return (
    <PlainList isRow gap={2} aria-label={t('quick')}>
      {amounts.map(({ dollars, written }) => (
        <li key={dollars}>
          <Link
            className={button({ tone: 'outline', size: 'small' })}
            to={pathWith(dollars, choice)}
            onClick={(event) => {
              const field = document.getElementById(fieldId);
              if (!(field instanceof HTMLInputElement)) return;
              event.preventDefault();
              changeValue(field, written);
            }}
          >
            {numbers.money(dollars)}
          </Link>
        </li>
      ))}
    </PlainList>
  );
}

function pathWith(amount: string, { method, coupon, attempt, back }: Choice): string {
  const query = new URLSearchParams({ method, attempt, amount });
  if (coupon !== '') query.set('coupon', coupon);
  if (back !== undefined) query.set('back', back);
  return `${pagePath('add-funds')}?${query.toString()}`;
}
