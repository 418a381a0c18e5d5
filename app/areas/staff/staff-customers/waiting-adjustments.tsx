import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Adjustment } from '#core/back-office/adjustments/adjustment.contract.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { useSignedDollars } from '#app/areas/staff/staff/signed-dollars.ts';

/** What a second person has to agree to. */
export function WaitingAdjustments({ waiting }: { waiting: readonly Adjustment[] }) {
  const { t } = useTranslation('customers');
  const signed = useSignedDollars();
  if (waiting.length === 0) return null;
  return (
    <Alert tone="warning" title={t('waiting.title')}>
      <PlainList>
        {waiting.map(({ id, customer, amount, asked_by: asker }) => (
          <li key={id}>
            <Link to={pagePath('staff/customers/:id', { id: customer.id })}>
              {t('waiting.one', {
                amount: signed(amount),
                name: customer.name || customer.email,
                asker: asker.name,
              })}
            </Link>
          </li>
        ))}
      </PlainList>
    </Alert>
  );
}
