import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ReferralReward } from '#core/growth/referrals/referral.contract.ts';
import { Moment } from '#app/components/moment.tsx';
import { Price } from '#app/components/price.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import * as styles from './referral-program.css.ts';

const TONES = {
  waiting: 'neutral',
  held: 'info',
  available: 'success',
  reversed: 'danger',
  nothing: 'neutral',
} as const;

/** What each order has brought: held until when, available, or taken back and why. */
export function RewardTable({ rewards }: { rewards: readonly ReferralReward[] }) {
  const { t } = useTranslation('referrals');
  const columns: Column<ReferralReward>[] = [
    {
      id: 'ordered',
      title: t('reward.ordered'),
      cell: ({ created_at: at }) => <Moment at={at} part="day" />,
      namesRow: true,
    },
    { id: 'name', title: t('people.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'state', title: t('people.state'), cell: (reward) => <State reward={reward} /> },
    {
      id: 'earned',
      title: t('figure.earned'),
      cell: ({ earned }) => <Price amount={earned} />,
      numeric: true,
    },
    {
      id: 'reversed',
      title: t('figure.reversed'),
      cell: ({ reversed }) => <Price amount={reversed} />,
      numeric: true,
    },
    {
      id: 'available',
      title: t('reward.available'),
      cell: ({ available_at: at }) => (at === null ? '–' : <Moment at={at} part="day" />),
    },
  ];
  return (
    <Table
      caption={t('part.rewards')}
      captionIsHidden
      columns={columns}
      rows={rewards}
      rowKey={({ id }) => String(id)}
      state={rewards.length === 0 ? { kind: 'empty', content: t('reward.none') } : undefined}
    />
  );
}

function State({ reward: { state, is_kept: isKept, reason } }: { reward: ReferralReward }) {
  const { t } = useTranslation('referrals');
  return (
    <Stack gap={1} justify="start" fitsContent>
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      {isKept && state === 'held' ? <span className={styles.note}>{t('reward.kept')}</span> : null}
      {reason === null ? null : <span className={styles.note}>{t(`back.${reason}`)}</span>}
    </Stack>
  );
}
