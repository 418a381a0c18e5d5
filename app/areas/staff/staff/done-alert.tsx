import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Left } from '#app/areas/staff/money-question.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

/** What was done last, and how many are still to be done. */
export function DoneAlert({ text, left }: { text: string; left: Left | undefined }) {
  const { t } = useTranslation('staff');
  const textOf = ({ count, isMore }: Left) => {
    if (count === 0) return t('left.none');
    return isMore ? t('left.more', { number: count }) : t('left.exact', { count });
  };
  const rest = left && textOf(left);
  return (
    <Alert tone="success" announce="now">
      {text} {rest}
    </Alert>
  );
}
