import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { WithdrawalStatus } from '#core/billing/withdrawals/withdrawal-status.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  requested: 'info',
  approved: 'info',
  unknown: 'warning',
  paid: 'success',
  refused: 'danger',
  canceled: 'neutral',
} as const satisfies Record<WithdrawalStatus, string>;

/** How a withdrawal stands, as customers and staff read it. */
export function WithdrawalBadge({ status }: { status: WithdrawalStatus }) {
  const { t } = useTranslation('withdrawals');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
