import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Referral } from '#core/growth/referrals/referral.contract.ts';
import { renderAnchor } from '#app/components/app-anchor.tsx';
import { Moment, useMoments } from '#app/components/moment.tsx';
import { Price } from '#app/components/price.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { sortOf, type PeopleList } from './people-list.ts';
import * as styles from './referral-program.css.ts';

interface Numbered extends Referral {
  at: number;
}

interface PeopleTableProps {
  people: readonly Referral[];
  list: PeopleList;
}

/** Who came by a link, and what was decided on them, without saying who they are. */
export function PeopleTable({ people, list }: PeopleTableProps) {
  const { t } = useTranslation('referrals');
  const { count } = useNumbers();
  const columns: Column<Numbered>[] = [
    { id: 'name', title: t('people.name'), cell: ({ name }) => <bdi>{name}</bdi>, namesRow: true },
    {
      id: 'since',
      title: t('people.since'),
      sort: sortOf(list, ['newest', 'oldest']),
      cell: ({ signed_up_at: at }) => <Moment at={at} part="day" />,
    },
    { id: 'state', title: t('people.state'), cell: (one) => <Decision one={one} /> },
    {
      id: 'orders',
      title: t('people.orders'),
      sort: sortOf(list, ['most-orders', 'fewest-orders']),
      cell: ({ orders }) => count(orders),
      numeric: true,
    },
    {
      id: 'earned',
      title: t('figure.earned'),
      sort: sortOf(list, ['most-earned', 'least-earned']),
      cell: ({ earned }) => <Price amount={earned} />,
      numeric: true,
    },
    {
      id: 'held',
      title: t('figure.held'),
      cell: (one) => <Held one={one} />,
      numeric: true,
    },
    {
      id: 'reversed',
      title: t('figure.reversed'),
      cell: ({ reversed }) => <Price amount={reversed} />,
      numeric: true,
    },
  ];
  return (
    <Table
      caption={t('part.people')}
      captionIsHidden
      columns={columns}
      rows={people.map((one, at) => ({ ...one, at }))}
      rowKey={({ at }) => String(at)}
      renderLink={({ href = '', ...props }) => renderAnchor({ href, ...props })}
      state={people.length === 0 ? { kind: 'empty', content: t('people.none') } : undefined}
    />
  );
}

const TONES = { allowed: 'success', kept: 'warning', refused: 'danger' } as const;

/** What was decided, and why, in the words of who has sent somebody. */
function Decision({ one: { decision, reasons } }: { one: Referral }) {
  const { t } = useTranslation('referrals');
  if (decision === null) return <Badge>{t('decision.none')}</Badge>;
  return (
    <Stack gap={1} justify="start" fitsContent>
      <Badge tone={TONES[decision]}>{t(`decision.${decision}`)}</Badge>
      {reasons.map((reason) => (
        <span key={reason} className={styles.note}>
          {t(`reason.${reason}`)}
        </span>
      ))}
    </Stack>
  );
}

function Held({ one: { held, next_available_at: nextAt } }: { one: Referral }) {
  const { t } = useTranslation('referrals');
  const format = useMoments();
  return (
    <Stack gap={1} fitsContent>
      <Price amount={held} />
      {nextAt === null ? null : (
        <span className={styles.note}>{t('people.from', { date: format(nextAt, 'day') })}</span>
      )}
    </Stack>
  );
}
