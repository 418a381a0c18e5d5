import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ChildPanelStatus } from '#core/resale/child-panels/child-panel-rules.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  active: 'success',
  overdue: 'warning',
  suspended: 'danger',
  closed: 'neutral',
} as const;

/** How a panel that a customer rents stands. */
export function PanelBadge({ status }: { status: ChildPanelStatus }) {
  const { t } = useTranslation('child-panels');
  return (
    <Badge tone={TONES[status]} isWhole>
      {t(`status.${status}`)}
    </Badge>
  );
}
