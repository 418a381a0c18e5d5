import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useMoney } from '#app/components/price.tsx';
import { SiteLink } from '#app/components/site-link.tsx';
import { ProgressBar } from '#app/ui/feedback/progress.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';
import type { OwnGrades } from './grades-page.server.ts';
import * as styles from './grades.css.ts';
import { PerkList } from './perk-list.tsx';
import { usePerks } from './use-perks.ts';

interface Own {
  own: OwnGrades;
}

/** The grade of the customer: what it brings, until when, and what keeps it. */
export function OwnGrade({ own }: Own) {
  const { t } = useTranslation('grades');
  const perksOf = usePerks(own.grade_discounts_enabled);
  const { current, manager } = own;
  const perks = current ? perksOf(current) : [];
  return (
    <Card
      title={current ? current.name : t('none.title')}
      subtitle={current ? t('yours') : t('none.text', { grade: own.next?.name ?? '' })}
      headingLevel={2}
      lead={<GradeIcon name={current?.icon ?? 'trophy'} />}
    >
      <Stack gap={4}>
        {perks.length > 0 ? <PerkList perks={perks} /> : null}
        {manager ? (
          <p>
            {t('manager', { name: manager.name })}{' '}
            <SiteLink to={manager.contact}>{t('contact')}</SiteLink>
          </p>
        ) : null}
        <Standing own={own} />
      </Stack>
    </Card>
  );
}

export function GradeIcon({ name }: { name: string }) {
  return (
    <span className={styles.gradeIcon}>
      <Icon name={name} size={24} />
    </span>
  );
}

function Standing({ own }: Own) {
  const { t } = useTranslation('grades');
  const money = useMoney();
  const { current, keep } = own;
  const items: (Description | undefined)[] = [
    { term: t('counted'), detail: money(String(own.counted_spend)) },
    current?.created_at
      ? { term: t('since'), detail: <Moment at={current.created_at} part="day" /> }
      : undefined,
    current?.expires_at
      ? { term: t('until'), detail: <Moment at={current.expires_at} part="day" /> }
      : undefined,
  ];
  return (
    <>
      <DescriptionList items={items.filter((item) => item !== undefined)} />
      {own.is_given ? <p className={styles.note}>{t('given')}</p> : null}
      {keep && current ? (
        <p className={styles.note}>
          {keep.amount > 0
            ? t('keep', { grade: current.name, amount: money(String(keep.amount)) })
            : t('kept', { grade: current.name })}
        </p>
      ) : null}
    </>
  );
}

/** How far it is to the next one, and what that brings. */
export function NextGrade({ own }: Own) {
  const { t } = useTranslation('grades');
  const money = useMoney();
  const perksOf = usePerks(own.grade_discounts_enabled);
  const { current, next } = own;
  if (!next) {
    return (
      <Card title={t('highest.title')} headingLevel={2} lead={<GradeIcon name="star" />}>
        <p>{t('highest.text')}</p>
      </Card>
    );
  }
  const perks = perksOf(next, current);
  const goal = money(String(next.spending_goal));
  return (
    <Card
      title={next.name}
      subtitle={t('next')}
      headingLevel={2}
      lead={<GradeIcon name={next.icon} />}
    >
      <Stack gap={4}>
        <ProgressBar
          label={t('toGo', { amount: money(String(own.spend_to_goal)) })}
          value={own.spend_to_goal_percent}
          valueText={t('ofGoal', { counted: money(String(own.counted_spend)), goal })}
        />
        {perks.length > 0 ? (
          <Stack gap={2}>
            <p>{t('alsoBrings', { grade: next.name })}</p>
            <PerkList perks={perks} />
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
