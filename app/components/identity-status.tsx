import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { CheckStatus } from '#core/billing/identity-checks/identity-check-status.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  wanted: 'warning',
  uploaded: 'info',
  approved: 'success',
  refused: 'danger',
  expired: 'neutral',
  canceled: 'neutral',
} as const satisfies Record<CheckStatus, string>;

/** How a check of identity stands, as customers and staff read it. */
export function IdentityBadge({ status }: { status: CheckStatus }) {
  const { t } = useTranslation('identity');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
