import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  requested: 'info',
  done: 'success',
  refused: 'danger',
  failed: 'danger',
  given_up: 'neutral',
  returned: 'warning',
} as const;

interface RefundBadgeProps {
  refund: StaffPayment['refunds'][number];
  /** The name of the payment method. */
  method: string;
}

/** What became of a refund. */
export function RefundBadge({ refund, method }: RefundBadgeProps) {
  const { t } = useTranslation('staff');
  const { state, refusal, is_by_gateway: isByGateway } = refund;
  const text = refusal ?? '';
  const said = {
    requested: () => t('payments.refund.requested', { method }),
    // Without a word, it was not the gateway that refused.
    refused: () =>
      refusal === null
        ? t('payments.refund.disputed')
        : t('payments.refund.refused', { method, text }),
    returned: () => t('payments.refund.returned', { text }),
    failed: () => t('payments.refund.failed'),
    given_up: () => t('payments.refund.givenUp'),
    done: () => (isByGateway ? t('payments.refund.done', { method }) : t('payments.refund.sent')),
  }[state]();
  return <Badge tone={TONES[state]}>{said}</Badge>;
}
