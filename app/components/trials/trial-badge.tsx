import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { TrialStatus } from '#core/growth/free-trials/trial-status.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  tracked: 'info',
  in_moderation: 'info',
  approved: 'success',
  refused: 'danger',
  expired: 'neutral',
} as const satisfies Record<TrialStatus, string>;

/** How a free trial stands, as customers and staff read it. */
export function TrialBadge({ status }: { status: TrialStatus }) {
  const { t } = useTranslation('trials');
  return (
    <Badge tone={TONES[status]} isWhole>
      {t(`status.${status}`)}
    </Badge>
  );
}
