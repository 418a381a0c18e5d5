import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoney } from '#app/components/price.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import type { ShownGrade } from './grades-page.server.ts';
import * as styles from './grades.css.ts';
import { GradeIcon } from './own-grade.tsx';
import { PerkList } from './perk-list.tsx';
import { usePerks } from './use-perks.ts';

interface LadderProps {
  ladder: readonly ShownGrade[];
  currentId: number | undefined;
  hasDiscounts: boolean;
}

/** All grades, from the first one up. */
export function Ladder({ ladder, currentId, hasDiscounts }: LadderProps) {
  const { t } = useTranslation('grades');
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder" className={styles.heading}>
        {t('ladder')}
      </h2>
      <ol className={styles.ladder}>
        {ladder.map((grade) => (
          <li
            key={grade.id}
            className={styles.step}
            aria-current={grade.id === currentId ? 'true' : undefined}
          >
            <Step grade={grade} isCurrent={grade.id === currentId} hasDiscounts={hasDiscounts} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  grade: ShownGrade;
  isCurrent: boolean;
  hasDiscounts: boolean;
}

function Step({ grade, isCurrent, hasDiscounts }: StepProps) {
  const { t } = useTranslation('grades');
  const money = useMoney();
  const perks = usePerks(hasDiscounts)(grade);
  const { spending_goal: goal, validity_days: days } = grade;
  return (
    <Card
      title={grade.name}
      subtitle={goal > 0 ? t('goal', { amount: money(String(goal)) }) : t('goalNone')}
      lead={<GradeIcon name={grade.icon} />}
      actions={isCurrent ? <Badge tone="brand">{t('yoursNow')}</Badge> : undefined}
      isSelected={isCurrent}
      footer={
        goal > 0 ? (
          <p className={styles.note}>
            {days === null ? t('forGood') : t('holds', { count: days })}
          </p>
        ) : undefined
      }
    >
      <Stack gap={2}>
        {perks.length > 0 ? <PerkList perks={perks} /> : <p>{t('perk.none')}</p>}
      </Stack>
    </Card>
  );
}
