import type {
  SubscriptionStatus,
  WaitingFor,
} from '#core/ordering/subscriptions/subscription-states.pure.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = {
  in_processing: 'info',
  completed: 'success',
  canceled: 'neutral',
} as const satisfies Record<SubscriptionStatus, string>;

interface SubscriptionBadgeProps {
  status: SubscriptionStatus;
  /** What is missing for its next post. */
  waitingFor: WaitingFor | null;
}

/** How a subscription stands, in a word. */
export function SubscriptionBadge({ status, waitingFor }: SubscriptionBadgeProps) {
  const { t } = useTranslation('subscriptions');
  if (waitingFor !== null) {
    return (
      <Badge tone="warning" isWhole>
        {t('state.waiting')}
      </Badge>
    );
  }
  return (
    <Badge tone={TONES[status]} hasDot={status === 'in_processing'} isWhole>
      {t(`status.${status}`)}
    </Badge>
  );
}
