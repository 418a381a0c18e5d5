import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ReviewListState } from '#core/feedback/reviews/review-list-states.pure.ts';
import { Badge } from '#app/ui/label/badge.tsx';

const TONES = { unanswered: 'neutral', answered: 'success', hidden: 'warning' } as const;

/** Whether a review is shown, and has an answer. */
export function ReviewBadge({ state }: { state: ReviewListState }) {
  const { t } = useTranslation('staff-reviews');
  return (
    <Badge tone={TONES[state]} isWhole>
      {t(`state.${state}`)}
    </Badge>
  );
}
