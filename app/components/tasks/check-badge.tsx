import type { CheckStatus } from '#core/growth/tasks/check-rules.pure.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  created: 'info',
  started: 'info',
  ended: 'info',
  checked: 'warning',
  rewarded: 'success',
  declined: 'danger',
  expired: 'neutral',
} as const satisfies Record<CheckStatus, string>;

/** How a check of a task stands, as customers and staff read it. */
export function CheckBadge({ status }: { status: CheckStatus }) {
  const { t } = useTranslation('tasks');
  return (
    <Badge tone={TONES[status]} isWhole>
      {t(`status.${status}`)}
    </Badge>
  );
}
