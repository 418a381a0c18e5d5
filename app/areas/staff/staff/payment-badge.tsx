import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  open: 'neutral',
  waiting: 'info',
  unknown: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  refused: 'danger',
  refunded: 'neutral',
  disputed: 'warning',
  lost: 'danger',
} as const satisfies Record<StaffPayment['status'], string>;

/** How a payment stands. */
export function PaymentBadge({ status }: Pick<StaffPayment, 'status'>) {
  const { t } = useTranslation('payments');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
