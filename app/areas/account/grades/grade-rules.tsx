import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';

const RULES = ['counts', 'reach', 'keep', 'back'] as const;

/** How a grade is reached, kept and lost, in the words that it is settled by. */
export function GradeRules({ hasDiscounts }: { hasDiscounts: boolean }) {
  const { t } = useTranslation('grades');
  return (
    <Card title={t('rules.title')} headingLevel={2}>
      <Stack gap={3}>
        {RULES.map((rule) => (
          <p key={rule}>{t(`rules.${rule}`)}</p>
        ))}
        {hasDiscounts ? <p>{t('rules.discount')}</p> : null}
      </Stack>
    </Card>
  );
}
