import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AutomaticTopUp } from '#core/billing/payments/automatic/automatic.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { invoicePath } from '#app/lib/money/payment-place.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';

/** What automatic top-ups did last, and why they did not. */
export function AutomaticStatus({ automatic }: { automatic: AutomaticTopUp }) {
  const { t } = useTranslation(['cards', 'payments']);
  const numbers = useNumbers();
  const { off_reason: off, refusals, most_refusals: most, last } = automatic;
  return (
    <>
      {off === null ? null : <Alert tone="warning">{t(`automatic.off.${off}`)}</Alert>}
      {automatic.is_enabled && refusals > 0 ? (
        <Alert tone="warning">{t('automatic.refused', { refusals, most })}</Alert>
      ) : null}
      {automatic.is_enabled && automatic.is_ceiling_reached ? (
        <Alert>{t('automatic.ceilingReached')}</Alert>
      ) : null}
      {last === null ? null : (
        <DescriptionList
          look="rows"
          items={[
            { term: t('automatic.chargedToday'), detail: numbers.money(automatic.charged_today) },
            { term: t('automatic.last'), detail: <Last last={last} /> },
          ]}
        />
      )}
    </>
  );
}

function Last({ last }: { last: NonNullable<AutomaticTopUp['last']> }) {
  const { t } = useTranslation('payments');
  const numbers = useNumbers();
  return (
    <>
      {numbers.money(last.total_amount)} · <Moment at={last.created_at} /> ·{' '}
      <Link to={invoicePath('success', last.invoice_id)}>{t(`status.${last.status}`)}</Link>
    </>
  );
}
